// The puzzles that have a folder here, and their words in the language of the page.
import { settings } from '../store/settings.svelte';
import type { PuzzlePage, PuzzleWords } from './contract';

const folders = import.meta.glob<PuzzlePage>('./*/index.ts', { import: 'default', eager: true });

const pages = new Map(
  Object.entries(folders)
    .map(([path, page]) => [path.split('/')[1] ?? '', page] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The names of the puzzles, in the order in which they are shown. */
export const puzzleNames: readonly string[] = [...pages.keys()];

/** A level for a first visitor, and its puzzle. */
export function welcome(what: 'play' | 'race'): { puzzle: string; level: string } | undefined {
  return [...pages].flatMap(([puzzle, { welcome: { [what]: level } = {} }]) => (level ? [{ puzzle, level }] : []))[0];
}

/** What the page knows about a puzzle; nothing for one without a folder. */
export function pageOf(puzzle: string): Partial<PuzzlePage> {
  return pages.get(puzzle) ?? {};
}

export function wordsOf(puzzle: string): Partial<PuzzleWords> {
  return pages.get(puzzle)?.words[settings.language] ?? {};
}
