// Where the camera stands so that a board just fits the window, whatever the shape of either.

import type { Ground, Stage, Point } from './stage';

/** From where the board is seen: angles in radians. */
export interface Angle {
  /** Around the board; 0 looks up the board, positive stands further to the right. */
  readonly around: number;
  /** Above the floor; a quarter turn looks straight down. */
  readonly above: number;
}

/** A camera's place and what it looks at. */
interface Shot {
  readonly eye: Point;
  readonly target: Point;
  readonly distance: number;
}

/** Room for a block standing on the outermost cell, and for the thickness of the floor. */
const TALLEST = 1.9;
const DEEPEST = -0.4;

/** How far beside the floor the numbers of the lines lie: the middle of a row's number from the middle of its first column. */
export const BESIDE = 0.95;

/**
 * Points around all that must stay in sight: both ends of every row of ground, up to the height of a standing block, and
 * the numbers of the lines where there are any.
 */
export function outlineOf(stage: Stage, numbered = false): Point[] {
  const edge = BESIDE + 0.3;
  const numbers = [[-edge, stage.height - 0.5], [-edge, -edge], [stage.width - 0.5, -edge]] as const;
  return [...groundOf(stage), ...(numbered ? numbers.map(([x, z]) => ({ x, y: 0, z })) : [])];
}

function groundOf(stage: Stage): Point[] {
  const ends = Array.from({ length: stage.height }, (_, z) => {
    const row = stage.ground.slice(z * stage.width, (z + 1) * stage.width);
    const isGround = (ground: Ground) => ground !== 'void';
    return { left: row.findIndex(isGround), right: row.findLastIndex(isGround), z };
  }).filter(({ left }) => left >= 0);
  if (ends.length === 0) ends.push({ left: 0, right: stage.width - 1, z: (stage.height - 1) / 2 });
  return ends.flatMap(({ left, right, z }) =>
    [left - 0.5, right + 0.5].flatMap((x) =>
      [z - 0.5, z + 0.5].flatMap((side) => [DEEPEST, TALLEST].map((y) => ({ x, y, z: side }))),
    ),
  );
}

/** The pleasant angle for a window of this shape: the narrower it is, the steeper, and the less from the side. */
function pleasantAngle(aspect: number): Angle {
  const wide = Math.min(Math.max((aspect - 0.6) / 0.9, 0), 1);
  return { around: -0.1 - 0.14 * wide, above: 1.08 - 0.22 * wide };
}

/** How much lower or higher than pleasant the camera may stand for the board's sake. */
const LIFTS = [-0.16, -0.08, 0, 0.08, 0.16];

/** The angle near the pleasant one from which the floor is seen largest. It is never turned, so that keys always lead the same way. */
export function restingAngle(points: readonly Point[], aspect: number, fieldOfView: number): Angle {
  const { around, above } = pleasantAngle(aspect);
  const size = (angle: Angle) => Math.sin(angle.above) / fit(points, angle, aspect, fieldOfView).distance ** 2;
  return LIFTS.map((lift) => ({ around, above: above + lift })).reduce((best, angle) => (size(angle) > size(best) ? angle : best));
}

/**
 * The nearest shot that keeps all points in sight, seen from an angle.
 *
 * Seen along the camera's own axes, a point at (x, y) and z towards the camera is in sight when |x - cx| ≤ (d - z)·t. Both
 * sides of that are linear in the camera's shift cx and distance d, so each axis gives its least distance at once.
 */
export function fit(points: readonly Point[], angle: Angle, aspect: number, fieldOfView: number, margin = 1.03): Shot {
  const { right, up, back } = axesOf(angle);
  const tall = Math.tan(fieldOfView / 2) / margin;
  const across = span(points.map((p) => [dot(p, right), dot(p, back)]), tall * aspect);
  const upward = span(points.map((p) => [dot(p, up), dot(p, back)]), tall);
  const depth = Math.max(across.depth, upward.depth);
  const place = (far: number): Point => sum([right, across.shift], [up, upward.shift], [back, far]);
  const depths = points.map((p) => dot(p, back));
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  return { eye: place(depth), target: place(middle), distance: depth - middle };
}

/** Where a point is seen: -1 to 1 across and up is inside the window. */
export function seenAt(point: Point, shot: Shot, angle: Angle, aspect: number, fieldOfView: number): [number, number] {
  const { right, up, back } = axesOf(angle);
  const from = { x: point.x - shot.eye.x, y: point.y - shot.eye.y, z: point.z - shot.eye.z };
  const tall = -dot(from, back) * Math.tan(fieldOfView / 2);
  return [dot(from, right) / (tall * aspect), dot(from, up) / tall];
}

/** The camera's own axes, in the world. */
function axesOf({ around, above }: Angle): { right: Point; up: Point; back: Point } {
  const [sinAround, cosAround] = [Math.sin(around), Math.cos(around)];
  const [sinAbove, cosAbove] = [Math.sin(above), Math.cos(above)];
  return {
    right: { x: cosAround, y: 0, z: -sinAround },
    up: { x: -sinAround * sinAbove, y: cosAbove, z: -cosAround * sinAbove },
    back: { x: sinAround * cosAbove, y: sinAbove, z: cosAround * cosAbove },
  };
}

function span(points: readonly (readonly [number, number])[], slope: number): { shift: number; depth: number } {
  const high = Math.max(...points.map(([x, z]) => x + z * slope));
  const low = Math.max(...points.map(([x, z]) => -x + z * slope));
  return { shift: (high - low) / 2, depth: (high + low) / (2 * slope) };
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function sum(...parts: readonly (readonly [Point, number])[]): Point {
  const along = (axis: 'x' | 'y' | 'z') => parts.reduce((total, [unit, length]) => total + unit[axis] * length, 0);
  return { x: along('x'), y: along('y'), z: along('z') };
}
