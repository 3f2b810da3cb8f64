// Levels that the tests make themselves: by the engine's generators from a seed, or drawn here.
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';

export interface MadeLevel {
  puzzle: string;
  ref: LevelRef;
  /** The text to be opened; null for a built-in level, which is opened by its name. */
  text: string | null;
}

function generated(puzzle: string, settings: Record<string, number | string>): MadeLevel {
  const { text } = ask({ ask: 'generate', puzzle, settings, seed: 1 });
  return { puzzle, text, ref: { from: 'text', text, puzzle } };
}

/** A hall with a box and a goal in every fourth row and column; the player can push at once. */
export function warehouse(columns: number, rows: number): string {
  const at = (row: number, column: number): string => {
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) return '#';
    if (row === 1 && column === 1) return '@';
    if (column % 4 !== 2 || row + 2 >= rows) return ' ';
    return row % 4 === 2 ? '$' : row % 4 === 0 ? '.' : ' ';
  };
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => at(row, column)).join('')).join('\n');
}

/** The largest boards that have to stay usable. */
export const large: Record<string, () => MadeLevel> = {
  'water-sort': () => ({ puzzle: 'water-sort', text: null, ref: { from: 'built-in', name: 'water-sort/19' } }),
  sokoban: () => {
    const text = warehouse(60, 51);
    return { puzzle: 'sokoban', text, ref: { from: 'text', text, puzzle: 'sokoban' } };
  },
  tents: () => generated('tents', { width: 50, height: 50 }),
  'light-up': () => generated('light-up', { width: 50, height: 50 }),
};
