// Open and closed cells while someone scrubs: whatever the way to a row, it shows the same.
import { expect, test } from 'vitest';
import type { TraceCells } from '../../protocol';
import { Areas, CLOSED, OPEN, UNSEEN } from './areas';

/** Six cells. Cell 2 is reached at 9, then at 4; cell 1 is expanded twice, the second time at less. */
const told: TraceCells = {
  expanded: [0, 1, null, 2, 1],
  reached: [0, 1, 2, 2, 3, 1],
  row: [0, 0, 0, 1, 3, 4],
  g: [0, 3, 9, 4, 5, 2],
  h: [5, 4, 3, null, null, null],
};

const states = [
  { state: [UNSEEN, UNSEEN, UNSEEN, UNSEEN], open: 0, closed: 0 },
  { state: [CLOSED, OPEN, OPEN, UNSEEN], cost: [0, 3, 9], open: 2, closed: 1 },
  { state: [CLOSED, CLOSED, OPEN, UNSEEN], cost: [0, 3, 4], open: 1, closed: 2 },
  { state: [CLOSED, CLOSED, OPEN, UNSEEN], cost: [0, 3, 4], open: 1, closed: 2 },
  { state: [CLOSED, CLOSED, CLOSED, OPEN], cost: [0, 3, 4, 5], open: 1, closed: 3 },
  { state: [CLOSED, CLOSED, CLOSED, OPEN], cost: [0, 2, 4, 5], open: 1, closed: 3 },
];

function expectRow(areas: Areas, row: number): void {
  const { state, cost = [], open, closed } = states[row + 1] ?? expect.unreachable();
  expect([...areas.state.slice(0, 4)]).toEqual(state);
  expect([...areas.cost.slice(0, cost.length)]).toEqual(cost);
  expect([areas.open, areas.closed]).toEqual([open, closed]);
}

test('any way through the rows', () => {
  const areas = new Areas(told, 6);
  for (const row of [0, 1, 2, 3, 4, 3, 2, 1, 0, -1, 4, 0, 3, 1, 4, -1, 2]) {
    areas.seek(row, () => undefined);
    expectRow(areas, row);
  }
  expect([areas.estimate(1), areas.estimate(3)]).toEqual([4, null]);
});

test('only cells that may differ are reported', () => {
  const areas = new Areas(told, 6);
  const changed = (row: number) => {
    const cells = new Set<number>();
    areas.seek(row, (cell) => cells.add(cell));
    return [...cells].sort();
  };
  expect(changed(0)).toEqual([0, 1, 2]);
  expect(changed(1)).toEqual([1, 2]);
  expect(changed(1)).toEqual([]);
  expect(changed(2)).toEqual([]);
  expect(changed(0)).toEqual([1, 2]);
});

test('a row after the last is the last', () => {
  const areas = new Areas(told, 6);
  areas.seek(99, () => undefined);
  expectRow(areas, 4);
});
