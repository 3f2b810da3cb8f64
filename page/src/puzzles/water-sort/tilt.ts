// Water in a tilted cup stays level. A cup is a rectangle here, of width 52 from x = 4; a unit of water is as high as in
// `Cup.svelte`. What lies below a level line keeps its area, whatever the angle.
import { tallness } from './layout';

/** The height of a unit of water in a cup of width 60. */
export const UNIT = 37.2;

const [LEFT, RIGHT] = [4, 56];
const RIM = 3;
const WIDE = RIGHT - LEFT;

type Point = readonly [x: number, y: number];

/** The floor of a cup, measured downwards. */
const floorOf = (capacity: number) => tallness(capacity) * 60 - 4;

/**
 * The angle, in degrees, at which so many units just reach the lip.
 *
 * With the surface from wall to wall its middle stays at the height h, so tan = 2 (H - h) / w. When it has come down to the
 * floor, the water is a triangle of the area w h with the side H, so tan = H² / (2 w h).
 */
export function tiltFor(units: number, capacity: number): number {
  const full = floorOf(capacity) - RIM;
  const high = Math.min(Math.max(units, 0.15) * UNIT, full);
  const slope = high >= full / 2 ? (2 * (full - high)) / WIDE : full ** 2 / (2 * WIDE * high);
  return (Math.atan(slope) * 180) / Math.PI;
}

/** The water between two heights of the upright cup, in units, as the corners of a polygon in the cup turned by `tilt` degrees. */
export function levelled(from: number, to: number, tilt: number, capacity: number): string {
  const deep = downward(tilt);
  const below = (units: number) => depthFor(units * UNIT * WIDE, deep, capacity);
  // Half a unit of length more leaves no seam between layers.
  const [top, bottom] = [below(to), from === 0 ? Infinity : below(from) + 0.5];
  const water = cut(cut(inside(capacity), (point) => deep(point) - top), (point) => bottom - deep(point));
  return water.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** The area of a polygon. */
export function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** How deep a point of the turned cup lies. */
function downward(tilt: number): (point: Point) => number {
  const angle = (tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => x * sin + y * cos;
}

/** The inside of the cup. Water above its rim is not cut off, so that no angle loses any. */
function inside(capacity: number): Point[] {
  const [above, floor] = [-400, floorOf(capacity) + 4];
  return [[LEFT, above], [RIGHT, above], [RIGHT, floor], [LEFT, floor]];
}

/** The depth below which the cup holds an area. */
function depthFor(wanted: number, deep: (point: Point) => number, capacity: number): number {
  const floor = floorOf(capacity);
  const cup: Point[] = inside(capacity).map(([x, y]) => [x, Math.min(y, floor)]);
  const depths = cup.map(deep);
  let [low, high] = [Math.min(...depths), Math.max(...depths)];
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (area(cut(cup, (point) => deep(point) - middle)) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The part of a polygon where `side` is not negative; it must be linear. */
function cut(points: readonly Point[], side: (point: Point) => number): Point[] {
  return points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const part = here / (here - there);
    const crossing: Point = [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])];
  });
}
