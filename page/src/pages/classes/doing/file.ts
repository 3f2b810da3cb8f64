// A program as it is handed in.

/** The most bytes that are taken. */
export const MOST_BYTES = 512 * 1024;

/** The bytes of a file in base 64. */
export async function contentOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // Few enough at a time to be given as arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
