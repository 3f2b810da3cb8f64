// Places as the engine's hints name them.
import { expect, test } from 'vitest';
import type { Picture } from '../protocol';
import { cellsNamed, retold } from './places';

const board = { width: 4, height: 3, cells: Array<number>(12).fill(0), legend: [] } as unknown as Picture;
const short = (row: number, column: number) => `(${row}|${column})`;

test.each([
  ['the tree at r0c3 has one free cell left: r1c3', [3, 7], 'the tree at (1|4) has one free cell left: (2|4)'],
  ['row 2', [8, 9, 10, 11], 'row 3'],
  ['column 1 still needs one tent', [1, 5, 9], 'column 2 still needs one tent'],
  ['rows 0 and 1', [0, 1, 2, 3, 4, 5, 6, 7], 'rows 1 and 2'],
  ['the clues of the rows add up to 6', [], 'the clues of the rows add up to 6'],
  ['r9c9', [], '(10|10)'],
])('%s', (text, cells, words) => {
  expect(cellsNamed(text, board).sort((a, b) => a - b)).toEqual(cells);
  expect(retold(text, short)).toBe(words);
});
