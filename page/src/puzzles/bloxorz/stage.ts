// A Bloxorz board as the drawings see it: the ground of every cell, and where the centres of the two cubes are.
//
// Everything is read off the picture that the rules draw. Lengths are in cells: x to the right, y up from the floor, z down the board.

import type { Picture } from '../../protocol';
import { tileAt } from '../../boards/tiles';

/** What a cell's ground looks like. `gap` is a bridge that is closed. */
export type Ground = 'void' | 'tile' | 'fragile' | 'goal' | 'bridge' | 'gap' | 'soft' | 'heavy' | 'split';

/** A point in space, in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The two cubes: one block, or apart. */
export interface Pair {
  /** The centres; the first cube's first while they are apart, and in no particular order in a block. */
  readonly centres: readonly [Point, Point];
  readonly apart: boolean;
  /** The cube that the next key moves, while they are apart. */
  readonly active: 0 | 1;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top left. */
  readonly ground: readonly Ground[];
  /** Nothing on a board without a block, such as an editor's. */
  readonly pair: Pair | null;
}

const GROUNDS: readonly string[] = ['void', 'tile', 'fragile', 'goal', 'bridge', 'gap', 'soft', 'heavy', 'split'];

/** Reads a picture. Ground of an unknown kind is drawn as a plain tile, or as nothing where nothing can stand. */
export function stageOf(board: Picture): Stage {
  const ground = board.cells.map((_, cell): Ground => {
    const { kind, gap } = tileAt(board, cell);
    if (GROUNDS.includes(kind)) return kind as Ground;
    return gap ? 'void' : 'tile';
  });
  return { width: board.width, height: board.height, ground, pair: pairOf(board) };
}

/** The cell below a point, as an index into the board. */
export function cellBelow(stage: Stage, point: Point): number {
  return Math.round(point.z) * stage.width + Math.round(point.x);
}

/** The ground below a point; nothing outside the board. */
export function groundBelow(stage: Stage, point: Point): Ground {
  const [x, z] = [Math.round(point.x), Math.round(point.z)];
  if (x < 0 || z < 0 || x >= stage.width || z >= stage.height) return 'void';
  return stage.ground[z * stage.width + x]!;
}

/** Whether the block stands on the goal. */
export function isHome(stage: Stage): boolean {
  if (!stage.pair || stage.pair.apart) return false;
  const [a, b] = stage.pair.centres;
  return a.x === b.x && a.z === b.z && groundBelow(stage, a) === 'goal';
}

/** Which bridges are open, to compare. */
export function bridgesOf(stage: Stage): string {
  return stage.ground.flatMap((ground, cell) => (ground === 'bridge' ? [cell] : [])).join(' ');
}

function pairOf(board: Picture): Pair | null {
  const found: { centre: Point; kind: string; label: string }[] = [];
  board.cells.forEach((_, cell) => {
    const { piece, label = '' } = tileAt(board, cell);
    if (!piece) return;
    for (let level = 0; level < piece.height; level++) {
      const centre = { x: cell % board.width, y: level + 0.5, z: Math.floor(cell / board.width) };
      found.push({ centre, kind: piece.kind, label });
    }
  });
  const [first, second] = found.sort((a, b) => a.label.localeCompare(b.label));
  if (!first || !second) return null;
  const apart = first.kind !== 'block';
  return { centres: [first.centre, second.centre], apart, active: second.kind === 'active-cube' ? 1 : 0 };
}
