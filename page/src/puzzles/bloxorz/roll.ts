// The geometry of a roll: over which edge cubes turn, and where they come to lie.
//
// A roll is a quarter turn about an edge on the floor. Nothing here knows whether it is allowed.

import type { Pair, Point } from './stage';

/** Where a roll goes, as moves are written. */
export type Direction = 'U' | 'D' | 'L' | 'R';

export const DIRECTIONS: readonly Direction[] = ['U', 'D', 'L', 'R'];

/** A line on the floor, and which way cubes turn about it. */
export interface Edge {
  /** A point on the line. */
  readonly at: Point;
  /** The line's direction; a positive turn about it, by the right hand, is the roll. */
  readonly axis: Point;
}

/** The step of a direction on the floor. */
export function stepOf(direction: Direction): { x: number; z: number } {
  switch (direction) {
    case 'U':
      return { x: 0, z: -1 };
    case 'D':
      return { x: 0, z: 1 };
    case 'L':
      return { x: -1, z: 0 };
    case 'R':
      return { x: 1, z: 0 };
  }
}

/** A move's text, taken apart: the second cube's moves are written small. */
export function readMove(text: string): { direction: Direction; cube: 0 | 1 } | null {
  const direction = DIRECTIONS.find((letter) => letter === text.toUpperCase());
  return direction ? { direction, cube: text === direction ? 0 : 1 } : null;
}

/** A move's text. */
export function writeMove(direction: Direction, cube: 0 | 1): string {
  return cube === 0 ? direction : direction.toLowerCase();
}

/** Which of the two cubes a roll moves: one of them while they are apart, both in a block. */
export function movingCubes(pair: Pair, cube: 0 | 1): readonly number[] {
  return pair.apart ? [cube] : [0, 1];
}

/** The edge over which cubes roll: the foremost one of those they rest on. */
export function rollEdge(centres: readonly Point[], direction: Direction): Edge {
  const step = stepOf(direction);
  const front = Math.max(...centres.map(({ x, z }) => x * step.x + z * step.z)) + 0.5;
  const [first] = centres;
  const at = { x: step.x === 0 ? first!.x : front * step.x, y: 0, z: step.z === 0 ? first!.z : front * step.z };
  return { at, axis: { x: step.z, y: 0, z: -step.x } };
}

/** A point turned about an edge by an angle. */
export function turned(point: Point, { at, axis }: Edge, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const from = { x: point.x - at.x, y: point.y - at.y, z: point.z - at.z };
  const along = axis.x * from.x + axis.z * from.z;
  return {
    x: at.x + from.x * cos + axis.z * from.y * -sin + axis.x * along * (1 - cos),
    y: at.y + from.y * cos + (axis.z * from.x - axis.x * from.z) * sin,
    z: at.z + from.z * cos + axis.x * from.y * sin + axis.z * along * (1 - cos),
  };
}

/** Where the cubes are after a roll. */
export function rolled(pair: Pair, direction: Direction, cube: 0 | 1): readonly [Point, Point] {
  const moving = movingCubes(pair, cube);
  const edge = rollEdge(moving.map((index) => pair.centres[index]!), direction);
  const place = (index: 0 | 1): Point => {
    const centre = pair.centres[index];
    return moving.includes(index) ? snapped(turned(centre, edge, Math.PI / 2)) : centre;
  };
  return [place(0), place(1)];
}

/** Whether two pairs of points are the same places, in whatever order. */
export function samePlaces(a: readonly [Point, Point], b: readonly [Point, Point]): boolean {
  return (same(a[0], b[0]) && same(a[1], b[1])) || (same(a[0], b[1]) && same(a[1], b[0]));
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

/** A centre of a resting cube, without what rounding left of the turn. */
function snapped({ x, y, z }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.floor(y) + 0.5, z: Math.round(z) + 0 };
}
