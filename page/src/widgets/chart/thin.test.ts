// Thinning keeps the ends and the peaks.
import { expect, test } from 'vitest';
import { thinned } from './thin';

test('short curves stay whole', () => {
  expect(thinned(4, 10, [[1, 2, 3, 4]])).toEqual([0, 1, 2, 3]);
});

test('long curves keep their ends and every peak of a stretch', () => {
  const curve = Array.from({ length: 100_000 }, (_, index) => (index === 61_803 ? 1000 : Math.sin(index / 50)));
  const kept = thinned(curve.length, 500, [curve]);
  expect(kept.length).toBeLessThanOrEqual(500);
  expect(kept[0]).toBe(0);
  expect(kept.at(-1)).toBe(99_999);
  expect(kept).toContain(61_803);
  expect(kept).toEqual([...kept].sort((one, other) => one - other));
});

test('holes are passed over', () => {
  const kept = thinned(1000, 10, [Array.from({ length: 1000 }, () => null)]);
  expect(kept).toEqual([0, 999]);
});
