// The cells at which a lost game points: what the move that lost it changed, and what has stayed so since.
import { kindAt, tileAt } from '../../../boards/tiles';
import type { Lost, Picture } from '../../../protocol';

/** The number of the move that lost the game, from 1, where it is known. */
export function losingMove(lost: Lost | null | undefined): number | null {
  if (!lost || lost.solvable === null) return null;
  return lost.solvable + 1 === lost.since ? lost.since : null;
}

/** Of the cells of these kinds, those that differ between two boards and are still the same `now`. */
export function changedCells(before: Picture, after: Picture, now: Picture, fits: (kind: string) => boolean = () => true): number[] {
  return [...now.cells.keys()].filter((cell) => {
    if (!fits(kindAt(now, cell)) || isSame(after, before, cell)) return false;
    return isSame(after, now, cell);
  });
}

function isSame(one: Picture, other: Picture, cell: number): boolean {
  const [first, second] = [tileAt(one, cell), tileAt(other, cell)];
  return first.kind === second.kind && first.label === second.label;
}
