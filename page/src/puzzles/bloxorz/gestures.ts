// Keys and swipes, turned into directions.

import { movingCubes, type Direction } from './roll';
import type { Pair } from './stage';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'U',
  ArrowDown: 'D',
  ArrowLeft: 'L',
  ArrowRight: 'R',
  KeyW: 'U',
  KeyS: 'D',
  KeyA: 'L',
  KeyD: 'R',
};

/** How far a finger must travel, in pixels, for a swipe. */
const SWIPE = 26;

/** The direction of a key, by its place on the keyboard. */
export function directionOfKey(code: string): Direction | null {
  return KEYS[code] ?? null;
}

/** The direction of a swipe, once it is long enough. */
export function directionOfSwipe(dx: number, dy: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'R' : 'L';
  return dy > 0 ? 'D' : 'U';
}

/** The direction from what moves next to a point of the floor that was clicked; nothing for a click on it. */
export function directionOfClick(pair: Pair, cube: 0 | 1, x: number, z: number): Direction | null {
  const moving = movingCubes(pair, cube).map((index) => pair.centres[index]!);
  // How far beyond the footprint the point is: nothing between its sides.
  const beyond = (point: number, sides: number[]) => point - Math.min(Math.max(point, Math.min(...sides)), Math.max(...sides));
  const right = beyond(x, moving.map((centre) => centre.x));
  const down = beyond(z, moving.map((centre) => centre.z));
  if (Math.max(Math.abs(right), Math.abs(down)) < 0.5) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'R' : 'L';
  return down > 0 ? 'D' : 'U';
}
