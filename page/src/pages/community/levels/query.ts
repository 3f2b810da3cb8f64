// Which levels are looked for, as it stands in the address.
import type { Wanted } from '../../../hub/client';

/** Levels on a page. */
export const EACH = 24;

export interface Search {
  search: string;
  puzzle: string;
  tag: string;
  by: string;
  verified: boolean;
  sort: NonNullable<Wanted['sort']>;
  /** From 1. */
  page: number;
}

const NOTHING: Search = { search: '', puzzle: '', tag: '', by: '', verified: false, sort: 'new', page: 1 };
const SORTS: readonly string[] = ['new', 'rating', 'solved', 'title'] satisfies Search['sort'][];
const isSort = (text: string): text is Search['sort'] => SORTS.includes(text);

/** Reads what stands behind the question mark; what cannot be understood is left out. */
export function read(query: string): Search {
  const given = new URLSearchParams(query);
  const text = (name: string) => given.get(name) ?? '';
  const sort = text('sort');
  return {
    search: text('search'),
    puzzle: text('puzzle'),
    tag: text('tag'),
    by: text('by'),
    verified: given.has('verified'),
    sort: isSort(sort) ? sort : NOTHING.sort,
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
}

/** The way back: only what differs from looking for all. */
export function write(search: Partial<Search>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value && value !== NOTHING[name as keyof Search]) given.set(name, value === true ? '1' : String(value));
  }
  return given.toString();
}

/** The same for the server. */
export function wanted({ verified, page, ...rest }: Search): Wanted {
  return { ...rest, ...(verified ? { verdict: 'verified' as const } : {}), from: (page - 1) * EACH, count: EACH };
}
