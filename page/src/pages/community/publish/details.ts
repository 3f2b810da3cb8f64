// What is said about levels when they are shared.

/** Licences that are offered; any other may be named. */
export const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const;

export interface Details {
  title: string;
  author: string;
  licence: string;
  /** With commas between them. */
  tags: string;
}

export function detailsOf(known: Partial<Omit<Details, 'tags'>> & { tags?: readonly string[] } = {}): Details {
  return { title: known.title ?? '', author: known.author ?? '', licence: known.licence ?? LICENCES[0], tags: (known.tags ?? []).join(', ') };
}

/** Tags as the server keeps them: each once, in small letters. */
export function tagsOf(text: string): string[] {
  const tags = text.split(/[,;]/).map((tag) => tag.trim().toLowerCase().replace(/^#/, ''));
  return [...new Set(tags.filter(Boolean))];
}
