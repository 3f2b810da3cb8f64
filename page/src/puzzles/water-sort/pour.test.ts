// Cells of the picture as units of cups.
import { expect, test } from 'vitest';
import type { Picture } from '../../protocol';
import { levelsOf } from './pour';

test('cells are counted from the bottom of their cup', () => {
  const board: Picture = { width: 3, height: 4, legend: [], cells: [], columns: [], rows: [], wrap: true, relief: false };
  expect(levelsOf([0, 10, 4], 1, board)).toEqual([0, 2]);
  expect(levelsOf([0, 10, 4], 0, board)).toEqual([3]);
  expect(levelsOf([0, 10, 4], 2, board)).toEqual([]);
});
