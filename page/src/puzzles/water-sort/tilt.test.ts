// Water in a tilted cup: none is lost, its surface is level, and it reaches the lip and no further.
import { expect, test } from 'vitest';
import { tallness } from './layout';
import { area, levelled, tiltFor, UNIT } from './tilt';

const read = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
const depth = ([x, y]: [number, number], tilt: number) => x * Math.sin((tilt * Math.PI) / 180) + y * Math.cos((tilt * Math.PI) / 180);

test.each([
  [1, 2, 30],
  [1, 3, -55],
  [2, 4, 70],
  [1, 4, -60],
])('layers from %i to %i keep their area at %i°', (from, to, tilt) => {
  const water = read(levelled(from, to, tilt, 4));
  expect(Math.abs(area(water) / ((to - from) * UNIT * 52) - 1)).toBeLessThan(0.03);
});

test.each([20, -40, 75])('the surface is level at %i°', (tilt) => {
  const depths = read(levelled(0, 3, tilt, 4)).map((point) => depth(point, tilt)).sort((a, b) => a - b);
  expect(depths[1]).toBeCloseTo(depths[0] ?? NaN, 1);
});

test.each([4, 3, 2, 1, 0.5])('%d units reach the lip', (units) => {
  const tilt = tiltFor(units, 4);
  const surface = Math.min(...read(levelled(0, units, tilt, 4)).map((point) => depth(point, tilt)));
  expect(Math.abs(surface - depth([56, 3], tilt))).toBeLessThan(1);
});

test('the emptier, the further a cup is tilted', () => {
  const angles = [4, 3, 2, 1].map((units) => tiltFor(units, 4));
  expect(angles).toEqual([...angles].sort((a, b) => a - b));
  expect(angles.every((angle) => angle > 0 && angle < 90)).toBe(true);
  expect(tallness(4) * 60).toBeGreaterThan(4 * UNIT);
});
