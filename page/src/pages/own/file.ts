// Files as texts, read as the command line reads them.

/** Mebibytes of the largest file that is read. */
export const MOST_MIB = 8;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Text in UTF-8 or, failing that, in Latin-1. Lines that end with CR alone, as they once did, get LF. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST_MIB << 20) throw new TooLarge();
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes);
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** A level's title by the file it came in: the name without its ending. */
export function titleOf(name: string): string {
  return name.replace(/\.[^.]*$/, '').replaceAll(/[_-]+/g, ' ').trim();
}
