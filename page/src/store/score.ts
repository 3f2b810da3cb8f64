// What a person's game is measured by, so that their own best and the best known score have one unit.
import type { Family, Metadata, Position } from '../protocol';
import { pageOf } from '../puzzles';

/** What a game cost, in the puzzle's unit. */
export function scoreOf(puzzle: string, position: Pick<Position, 'measures' | 'cost'>): number {
  return position.measures[pageOf(puzzle).score ?? ''] ?? position.cost;
}

/** Whether games are measured by time: a placement has no length to save. */
export function isTimed(family: Family): boolean {
  return family === 'placement';
}

/** The score of the best solution known, if the level names it. */
export function bestKnown(puzzle: string, { best = [] }: Metadata): number | null {
  const { score } = pageOf(puzzle);
  return best.find(([measure]) => measure === score)?.[1] ?? null;
}
