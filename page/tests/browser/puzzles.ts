// The puzzles that the engine knows, and the hands that play them.
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { BOARD, type Hands } from './hands';

const folders = import.meta.glob<Hands>('../../src/puzzles/*/hands.ts', { import: 'default', eager: true });

const editors = import.meta.glob('../../src/puzzles/*/editor.ts');

export const { puzzles: cards, algorithms } = ask({ ask: 'catalogue' });
export const puzzles = cards.map((card) => card.name);
/** The puzzles that tests can play: those with a folder on the page. */
export const played = puzzles.filter((puzzle) => pathOf(puzzle) in folders);
/** The puzzles whose levels can be drawn on the page. */
export const edited = puzzles.filter((puzzle) => `../../src/puzzles/${puzzle}/editor.ts` in editors);

export function handsOf(puzzle: string): Hands {
  const hands = folders[pathOf(puzzle)];
  if (!hands) throw new Error(`${puzzle} has no hands`);
  return hands;
}

/** The level that a puzzle is played or searched on. */
export function levelFor(purpose: 'play' | 'search', puzzle: string): string {
  return folders[pathOf(puzzle)]?.levels?.[purpose] ?? `${puzzle}/1`;
}

/** What is on the page once a puzzle's board is drawn. */
export function drawn(puzzle: string): string {
  return folders[pathOf(puzzle)]?.drawn ?? BOARD;
}

export function builtIn(name: string): LevelRef {
  return { from: 'built-in', name };
}

function pathOf(puzzle: string): string {
  return `../../src/puzzles/${puzzle}/hands.ts`;
}
