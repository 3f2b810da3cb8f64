// What happened between two positions of a game: sounds are chosen by it, and it is told to those who do not see the board.
import type { Position } from '../protocol';
import { kindAt } from './tiles';

export interface Change {
  before: Pick<Position, 'board' | 'review' | 'solved'>;
  after: Pick<Position, 'board' | 'review' | 'solved'>;
  /** The move that was made, where it was one move. */
  made: string | null;
  /** Whether moves were taken back. */
  undone: boolean;
  /** Whether that was because the game was lost, and starts over. */
  lost: boolean;
}

/** The change between two positions, each with the moves that led to it; nothing where no move differs. */
export function changeOf(
  before: Change['before'],
  after: Change['after'],
  [movesBefore, movesAfter]: readonly [readonly string[], readonly string[]],
  lost = false,
): Change | null {
  const same = movesBefore.length === movesAfter.length && movesBefore.every((move, at) => move === movesAfter[at]);
  if (same) return null;
  const made = movesAfter.length === movesBefore.length + 1 ? (movesAfter.at(-1) ?? null) : null;
  return { before, after, made, undone: movesAfter.length < movesBefore.length, lost };
}

/** The cells that now show one of these kinds, and those that no longer do. */
export function appeared({ before, after }: Change, kinds: readonly string[]): { came: number[]; went: number[] } {
  const came: number[] = [];
  const went: number[] = [];
  after.board.cells.forEach((_, cell) => {
    const [was, is] = [kinds.includes(kindAt(before.board, cell)), kinds.includes(kindAt(after.board, cell))];
    if (is && !was) came.push(cell);
    if (was && !is) went.push(cell);
  });
  return { came, went };
}

/** What is in one list and was not in the other. */
export function added(before: readonly number[], after: readonly number[]): number[] {
  const known = new Set(before);
  return after.filter((one) => !known.has(one));
}

export const isWon = ({ after }: Change) => after.solved;

/** Whether more breaks the rules than before. */
export const isWrong = ({ before, after }: Change) => after.review.wrong.length > before.review.wrong.length;

export const always = () => true;
