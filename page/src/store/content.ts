// Names made from content: a hash of a text, and a file name of a title.

/** A hash of 53 bits in 11 letters and digits: two rounds of multiplying and mixing, as in MurmurHash. */
export function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const byte of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ byte, 0x9e3779b1);
    other = Math.imul(other ^ byte, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return ((other >>> 11) * 0x1_0000_0000 + (one >>> 0)).toString(36).padStart(11, '0');
}

/** A title in the letters that file names have everywhere; nothing where none is left. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
}
