import { expect, test } from 'vitest';
import { cellAt, cellsOf, toggled } from './pointer';

test('a canvas tells where its cells are, and which lies under a point', () => {
  const cells = cellsOf({ columns: '4', rows: '3', cell: '20', left: '10', top: '5' });
  expect(cells && cellAt(cells, 11, 6)).toBe(0);
  expect(cells && cellAt(cells, 10 + 3 * 20 + 1, 5 + 2 * 20 + 1)).toBe(11);
  expect(cells && cellAt(cells, 10 + 4 * 20 + 1, 6)).toBe(null);
});

test('other pictures have no cells', () => {
  expect(cellsOf({})).toBe(null);
  expect(cellsOf({ columns: '4', rows: '3', cell: '0', left: '0', top: '0' })).toBe(null);
});

test('a mark is set and taken away', () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([1, 3], 3)).toEqual([1]);
});
