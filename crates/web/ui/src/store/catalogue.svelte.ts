// Everything there is, asked for once: puzzles with their packs and levels, algorithms.
import type { Catalogue, LevelCard, PackCard, PuzzleCard } from '../protocol';
import { asked } from '../transport/asking';

let answer: Promise<Catalogue> | null = null;

/** The catalogue; asked for again only after a failure. */
export function catalogue(): Promise<Catalogue> {
  answer ??= asked({ ask: 'catalogue' }).catch((error: unknown) => {
    answer = null;
    throw error;
  });
  return answer;
}

/** A level's place in the catalogue, with its neighbours in the pack. */
export interface Shelf {
  puzzle: PuzzleCard;
  pack: PackCard | null;
  level: LevelCard | null;
  previous: LevelCard | null;
  next: LevelCard | null;
}

/** Finds the shelf on which a level of this name stands; for a name that is not built in, only its puzzle. */
export function shelfOf(all: Catalogue, name: string): Shelf | null {
  for (const puzzle of all.puzzles) {
    for (const pack of puzzle.packs) {
      const at = pack.levels.findIndex((level) => level.name === name);
      if (at < 0) continue;
      const near = (index: number) => pack.levels[index] ?? null;
      return { puzzle, pack, level: near(at), previous: near(at - 1), next: near(at + 1) };
    }
  }
  const puzzle = all.puzzles.find((card) => card.info.name === name.split('/')[0]);
  return puzzle ? { puzzle, pack: null, level: null, previous: null, next: null } : null;
}
