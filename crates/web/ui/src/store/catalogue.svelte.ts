// Everything there is, asked for once: puzzles with their packs and levels, algorithms.
import type { Catalogue, LevelCard, PackCard, PuzzleCard } from '../protocol';
import { asked } from '../transport/asking';
import { own, ownName, type OwnLevel } from './own.svelte';

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

/** Finds the shelf on which a level of this name stands: a pack's, or that of one's own levels of the puzzle. */
export function shelfOf(all: Catalogue, name: string): Shelf | null {
  const mine = own.named(name);
  if (mine) return ownShelf(all, mine);
  for (const puzzle of all.puzzles) {
    for (const pack of puzzle.packs) {
      const at = pack.levels.findIndex((level) => level.name === name);
      if (at < 0) continue;
      const near = (index: number) => pack.levels[index] ?? null;
      return { puzzle, pack, level: near(at), previous: near(at - 1), next: near(at + 1) };
    }
  }
  return null;
}

function ownShelf(all: Catalogue, level: OwnLevel): Shelf | null {
  const puzzle = all.puzzles.find((card) => card.info.name === level.puzzle);
  const levels = own.of(level.puzzle);
  const at = levels.findIndex((one) => one.id === level.id);
  const near = (index: number): LevelCard | null => {
    const one = levels[index];
    return one ? { name: ownName(one), title: one.title } : null;
  };
  return puzzle ? { puzzle, pack: null, level: near(at), previous: near(at - 1), next: near(at + 1) } : null;
}
