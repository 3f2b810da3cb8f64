// What a person's game is measured by, so that the own best and the best known are told in one unit.
import type { Family, Position } from '../protocol';
import type { TitleFacts } from './titles';

/** What counts in puzzles that are solved by a path; where there is one solution to find, time does. */
const counted = { bloxorz: 'keys', sokoban: 'pushes', 'water-sort': 'pours' } as const;

type Unit = (typeof counted)[keyof typeof counted];

/** What the puzzle's scores count, where they count something. */
export function unitOf(puzzle: string): Unit | null {
  return (counted as Record<string, Unit>)[puzzle] ?? null;
}

/** What a game cost, in the puzzle's unit. */
export function scoreOf(puzzle: string, position: Pick<Position, 'measures' | 'cost'>): number {
  return position.measures[unitOf(puzzle) ?? ''] ?? position.cost;
}

/** Whether games are measured by time: a placement has no length to save. */
export function isTimed(family: Family): boolean {
  return family === 'placement';
}

/** The score of the best solution known, if the level's title tells it. */
export function bestKnown(puzzle: string, { counts }: TitleFacts): number | null {
  const unit = unitOf(puzzle);
  return (unit === 'pours' ? counts.shortest : unit ? counts[unit] : null) ?? null;
}
