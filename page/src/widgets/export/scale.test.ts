// Lengths of bars.
import { expect, test } from 'vitest';
import { scaleOf } from './scale';

test('a linear scale begins at 0', () => {
  const { part, ticks } = scaleOf([5, 20], false);
  expect([part(20), part(5), part(0), ticks]).toEqual([1, 0.25, 0, []]);
});

test('a logarithmic scale has a tick for each power of ten, and room for the least value', () => {
  const { part, ticks } = scaleOf([10, 1000, 0], true);
  expect(part(1000)).toBe(1);
  expect(part(10)).toBeCloseTo(1 / 3);
  expect(part(0)).toBe(0);
  expect(ticks.map((tick) => Math.round(tick * 100))).toEqual([33, 67]);
});

test('what is less than the scale begins at takes no room, and nothing at all is no reason to fail', () => {
  expect(scaleOf([2, 3], true).part(0.001)).toBe(0);
  expect(scaleOf([], true).part(1)).toBe(0);
  expect(scaleOf([0], false).part(0)).toBe(0);
});
