// The map behind a picture: what each cell is, apart from who stands on it.
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

/**
 * Reads a picture. The ground of the picture before is given back as it was where the map is the same one, so that what was
 * painted of it can be kept.
 */
export function readPicture(board: Picture, before: Ground | null): Scene {
  const weights = Uint8Array.from(board.legend, weightOf);
  const told = new Uint8Array(board.cells.length);
  for (let cell = 0; cell < told.length; cell++) told[cell] = weights[board.cells[cell] ?? 0] ?? WALL;
  const walker = find(board, 'walker');
  const { width, height } = board;
  // A mark that is not in sight is under the walker.
  const ground = { width, height, weights: told, start: find(board, 'start') ?? walker, goal: find(board, 'goal') ?? walker };
  return { ground: before && isSame(before, ground) ? before : ground, walker };
}

/** The cell with a mark; tiles may have several, as in `walker on goal`. */
function find(board: Picture, mark: string): number | null {
  const index = board.legend.findIndex(({ kind }) => kind.split(' ').includes(mark));
  const cell = index < 0 ? -1 : board.cells.indexOf(index);
  return cell < 0 ? null : cell;
}

/** Weights above 1 are tints. */
function weightOf({ kind, tint }: Tile): number {
  return kind === 'wall' ? WALL : (tint ?? 1);
}

function isSame(one: Ground, other: Ground): boolean {
  const marks = one.start === other.start && one.goal === other.goal;
  return marks && one.width === other.width && one.height === other.height && one.weights.every((weight, cell) => weight === other.weights[cell]);
}
