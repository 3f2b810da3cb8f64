// A small drawing of the rolling block that needs no WebGL: faces of cubes, seen from far away, back to front.

import type { Palette } from './palette';
import type { Pair, Point } from './stage';
import { movingCubes, rolled, rollEdge, turned, type Direction, type Edge } from './roll';

/** A path that ends where it began, on a floor of 4 × 3 tiles. */
export const LOOP: readonly Direction[] = ['R', 'R', 'D', 'L', 'L', 'L', 'U'];
const FLOOR = { width: 4, height: 3 };
const START: Pair = { centres: [{ x: 0, y: 0.5, z: 0 }, { x: 0, y: 1.5, z: 0 }], apart: false, active: 0 };

/** A face to fill: its corners on the drawing, and how much light it gets, from 0 to 1. */
interface Face {
  readonly corners: readonly (readonly [number, number])[];
  readonly light: number;
}

/** The block on its path: after this many rolls of the loop, with the rest as a part of the next one. */
function blockFaces(rolls: number): Face[] {
  let pair = START;
  for (const direction of LOOP.slice(0, Math.floor(rolls))) pair = { ...pair, centres: rolled(pair, direction, 0) };
  const direction = LOOP[Math.floor(rolls)] ?? 'R';
  const edge = rollEdge(movingCubes(pair, 0).map((index) => pair.centres[index]!), direction);
  const angle = (rolls % 1) * (Math.PI / 2);
  const cubes = pair.centres.map((centre) => ({ depth: depthOf(turned(centre, edge, angle)), centre }));
  cubes.sort((a, b) => a.depth - b.depth);
  return cubes.flatMap(({ centre }) => boxFaces(centre, { x: 0.48, y: 0.48, z: 0.48 }, edge, angle));
}

/** The tiles of the floor, back to front, by their shade. */
function floorFaces(): { faces: Face[]; odd: boolean }[] {
  const still: Edge = { at: { x: 0, y: 0, z: 0 }, axis: { x: 1, y: 0, z: 0 } };
  return Array.from({ length: FLOOR.width * FLOOR.height }, (_, cell) => {
    const [x, z] = [cell % FLOOR.width, Math.floor(cell / FLOOR.width)];
    const faces = boxFaces({ x, y: -0.11, z }, { x: 0.47, y: 0.11, z: 0.47 }, still, 0);
    return { faces, odd: (x + z) % 2 === 1 };
  });
}

/** Draws the loop at a moment of it. */
export function drawLoop(pen: CanvasRenderingContext2D, width: number, height: number, rolls: number, palette: Palette): void {
  pen.clearRect(0, 0, width, height);
  pen.save();
  const scale = Math.min(width / 6.6, height / 5.2);
  const [x, y] = project({ x: (FLOOR.width - 1) / 2, y: 0.5, z: (FLOOR.height - 1) / 2 });
  pen.translate(width / 2 - x * scale, height / 2 - y * scale);
  pen.scale(scale, scale);
  for (const { faces, odd } of floorFaces()) fill(pen, faces, odd ? palette.tileAlternate : palette.tile);
  fill(pen, blockFaces(rolls), palette.block);
  pen.restore();
}

function fill(pen: CanvasRenderingContext2D, faces: readonly Face[], colour: string): void {
  for (const { corners, light } of faces) {
    pen.beginPath();
    corners.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = shaded(colour, light);
    pen.lineWidth = 0.02;
    pen.lineJoin = 'round';
    pen.fill();
    pen.stroke();
  }
}

/** A colour `#rrggbb` in less light. */
function shaded(colour: string, light: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * Math.min(light, 1)));
  return `rgb(${parts.join(' ')})`;
}

/** The faces of a box that are turned to us. */
function boxFaces(centre: Point, half: Point, edge: Edge, angle: number): Face[] {
  const middle = turned(centre, edge, angle);
  const faces = (['x', 'y', 'z'] as const).flatMap((axis) =>
    [-1, 1].map((side) => {
      const corners = cornersOfFace(centre, half, axis, side).map((corner) => turned(corner, edge, angle));
      const out = turned({ ...centre, [axis]: centre[axis] + side }, edge, angle);
      const normal = { x: out.x - middle.x, y: out.y - middle.y, z: out.z - middle.z };
      return { corners, normal };
    }),
  );
  return faces
    .filter(({ normal }) => depthOf(normal) > 0.001)
    .map(({ corners, normal }) => ({ corners: corners.map(project), light: lightOn(normal) }));
}

/** Most light from above, more from the front than from the side. */
function lightOn(normal: Point): number {
  return 0.7 + 0.3 * Math.max(normal.y, 0) + 0.12 * normal.z;
}

function cornersOfFace(centre: Point, half: Point, axis: 'x' | 'y' | 'z', side: number): Point[] {
  const [u, v] = (['x', 'y', 'z'] as const).filter((other) => other !== axis) as ['x' | 'y', 'y' | 'z'];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => ({
    ...centre,
    [axis]: centre[axis] + side * half[axis],
    [u]: centre[u] + a! * half[u],
    [v]: centre[v] + b! * half[v],
  }));
}

/** How near a point is to the eye, which looks from the front right, above. */
function depthOf({ x, y, z }: Point): number {
  return x * 0.44 + y * 0.68 + z * 0.6;
}

/** The point on the drawing; down is positive. */
function project({ x, y, z }: Point): readonly [number, number] {
  return [x * 0.81 - z * 0.59, x * 0.4 + z * 0.54 - y * 0.74];
}
