// What moved between two pictures: the player by one cell, and perhaps a box by one. Anything else is a jump.
import type { Picture } from '../../protocol';
import { kindAt } from '../../boards/tiles';
import type { Facing } from './look';

export interface Motion {
  player: { from: number; to: number } | null;
  box: { from: number; to: number } | null;
}

export const isBox = (kind: string) => kind.startsWith('box');
export const isPlayer = (kind: string) => kind.startsWith('player');
export const isGoal = (kind: string) => kind.endsWith('goal');

/** The cell the player stands on. */
export function playerOf(board: Picture): number {
  const marks = board.legend.map((tile) => isPlayer(tile.kind));
  return board.cells.findIndex((index) => marks[index]);
}

/** The motion from one picture to the next, or nothing where it was a jump. */
export function motionOf(before: Picture, after: Picture): Motion | null {
  if (before.width !== after.width || before.height !== after.height) return null;
  const [from, to] = [playerOf(before), playerOf(after)];
  if (from === to || !adjacent(before.width, from, to)) return null;
  const left: number[] = [];
  const came: number[] = [];
  for (let cell = 0; cell < before.cells.length; cell++) {
    const [was, is] = [isBox(kindAt(before, cell)), isBox(kindAt(after, cell))];
    if (was && !is) left.push(cell);
    if (is && !was) came.push(cell);
  }
  const [start, end] = [left[0], came[0]];
  if (start === undefined || end === undefined) return { player: { from, to }, box: null };
  return left.length === 1 && adjacent(before.width, start, end) ? { player: { from, to }, box: { from: start, to: end } } : null;
}

function adjacent(width: number, one: number, other: number): boolean {
  const [rows, columns] = [Math.floor(one / width) - Math.floor(other / width), (one % width) - (other % width)];
  return Math.abs(rows) + Math.abs(columns) === 1;
}

/** The direction of a step, by its letter. */
export function facingOf(move: string | undefined): Facing {
  const letter = move?.toUpperCase();
  return letter === 'U' || letter === 'L' || letter === 'R' ? letter : 'D';
}
