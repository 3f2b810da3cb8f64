// The map behind a picture: what each cell is, apart from who stands on it.
import { ChangedBoard } from '../../boards/tiles';
import type { Picture, Tile } from '../../protocol';

/** The weight of a wall. */
export const WALL = 0;

export interface Ground {
  width: number;
  height: number;
  /** For each cell its weight, from 1 to 9, or `WALL`. */
  weights: Uint8Array;
  start: number | null;
  goal: number | null;
}

/** A picture as a map and who stands where on it. */
export interface Scene {
  ground: Ground;
  walker: number | null;
}

/** Pictures before the first move, as they were read. */
const starts = new WeakMap<Picture, Scene>();

/**
 * Reads a picture. The ground of the picture before is given back as it was where the map is the same one, so that what was
 * painted of it can be kept. A step on a large map costs no more than one on a small map.
 */
export function readPicture(board: Picture, before: Ground | null): Scene {
  if (!(board instanceof ChangedBoard)) return readAll(board, before);
  const { start, told } = board;
  const known = starts.get(start) ?? readAll(start, before);
  starts.set(start, known);
  const place = find(told, 'walker');
  return place === null ? known : { ...known, walker: told.at?.[place] ?? null };
}

function readAll(board: Picture, before: Ground | null): Scene {
  const weights = Uint8Array.from(board.legend, weightOf);
  const told = new Uint8Array(board.cells.length);
  for (let cell = 0; cell < told.length; cell++) told[cell] = weights[board.cells[cell] ?? 0] ?? WALL;
  const walker = find(board, 'walker');
  const { width, height } = board;
  // A mark that is not in sight is under the walker.
  const ground = { width, height, weights: told, start: find(board, 'start') ?? walker, goal: find(board, 'goal') ?? walker };
  return { ground: before && isSame(before, ground) ? before : ground, walker };
}

/** The place in `cells` of a mark; tiles may have several, as in `walker on goal`. */
function find(board: Picture, mark: string): number | null {
  for (const [index, { kind }] of board.legend.entries()) {
    const cell = kind.split(' ').includes(mark) ? board.cells.indexOf(index) : -1;
    if (cell >= 0) return cell;
  }
  return null;
}

/** Weights above 1 are tints. */
function weightOf({ kind, tint }: Tile): number {
  return kind === 'wall' ? WALL : (tint ?? 1);
}

function isSame(one: Ground, other: Ground): boolean {
  const marks = one.start === other.start && one.goal === other.goal;
  if (!marks || one.width !== other.width || one.height !== other.height) return false;
  for (let cell = 0; cell < one.weights.length; cell++) if (one.weights[cell] !== other.weights[cell]) return false;
  return true;
}
