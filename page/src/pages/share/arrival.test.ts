import { expect, test } from 'vitest';
import { onArrival, ranOut } from './arrival';

test('all searches of a link together get one second, whatever the link says', () => {
  expect(onArrival()).toEqual({ seconds: 1 });
  expect(onArrival({ seconds: 600, nodes: 5 })).toEqual({ seconds: 1, nodes: 5 });
  expect(onArrival({ seconds: 0.2 })).toEqual({ seconds: 0.2 });
  for (const turns of [1, 2, 8]) expect(turns * (onArrival({ seconds: 30 }, turns).seconds ?? Infinity)).toBeLessThanOrEqual(1);
});

test('only time is what a link runs out of', () => {
  expect(ranOut({ limit: 'time' })).toBe(true);
  expect(ranOut({ limit: 'nodes' })).toBe(false);
  expect(ranOut(null)).toBe(false);
});
