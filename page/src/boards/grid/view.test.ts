// The geometry of boards: fitting, and finding the cell under a point.
import { expect, test } from 'vitest';
import { cellUnder, corner, eachVisible, fitting, type View } from './view';

const none = { left: 0, top: 0, right: 0, bottom: 0 };
const view: View = { columns: 4, rows: 3, cell: 20, left: 10, top: 30, width: 100, height: 100, inset: { ...none, left: 10, top: 30 } };

test('a corner lies in its own cell', () => {
  for (let cell = 0; cell < 12; cell++) {
    const [x, y] = corner(view, cell);
    expect(cellUnder(view, x + 1, y + 1)).toBe(cell);
  }
});

test('outside the board there is no cell', () => {
  for (const [x, y] of [[5, 40], [95, 40], [20, 20], [20, 95]] as const) expect(cellUnder(view, x, y)).toBeNull();
});

test('scrolled away cells are neither visible nor under a point', () => {
  const scrolled = { ...view, left: -10 };
  const seen: number[] = [];
  eachVisible(scrolled, (cell) => seen.push(cell));
  expect(seen).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
  expect(cellUnder(scrolled, 5, 35)).toBeNull();
});

test('a board fits with its margins', () => {
  const cell = fitting(10, 10, 400, 500, (side) => ({ ...none, left: side, top: side }));
  expect(cell).toBe(36);
  expect(fitting(200, 200, 400, 400, () => none)).toBe(2);
  expect(fitting(1024, 512, 256, 256, () => none)).toBe(0.25);
});
