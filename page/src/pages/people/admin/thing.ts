// What an admin writes to name a level or an entry: its id, or a link to its page.

/** The id in a text. */
export function idIn(text: string): string {
  const path = text.trim().replace(/[?].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}
