// The charts of the lab: errors, ticks, dots, dominance.
import { expect, test } from 'vitest';
import { boardWidth, errorsOf, radius, ticks, verdictOf } from './figures';

test('errors are counted over finite pairs, without gaps', () => {
  const pairs = [
    { estimate: 0, distance: 0, states: 1 },
    { estimate: 1, distance: 3, states: 4 },
    { estimate: 2, distance: 4, states: 5 },
    { estimate: 6, distance: 5, states: 2 },
    { estimate: null, distance: 5, states: 7 },
    { estimate: 3, distance: null, states: 7 },
  ];
  expect(errorsOf(pairs)).toEqual([
    { from: -2, to: -2, states: 9 },
    { from: -1, to: -1, states: 0 },
    { from: 0, to: 0, states: 1 },
    { from: 1, to: 1, states: 2 },
  ]);
  expect(errorsOf([])).toEqual([]);
});

test('an estimate far from the truth does not make millions of bars', () => {
  const pairs = [
    { estimate: 0, distance: 1, states: 3 },
    { estimate: 2, distance: 2, states: 4 },
    { estimate: 2_000_000_000, distance: 5, states: 5 },
  ];
  const bars = errorsOf(pairs);
  expect(bars.length).toBeLessThan(125);
  expect(bars.reduce((sum, { states }) => sum + states, 0)).toBe(12);
  expect(bars.find(({ from }) => from === 0)).toEqual({ from: 0, to: 0, states: 4 });
  expect(bars.every(({ from, to }, at) => from <= to && (at === 0 || from === (bars[at - 1]?.to ?? 0) + 1))).toBe(true);
});

test('ticks are round and reach the greatest value', () => {
  expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(23)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(130).at(-1)).toBeGreaterThanOrEqual(130);
});

test('more states make a larger dot, and one state is still seen', () => {
  expect(radius(1, 10_000, 12)).toBeGreaterThanOrEqual(2);
  expect(radius(10_000, 10_000, 12)).toBeCloseTo(12);
  expect(radius(100, 10_000, 12)).toBeLessThan(radius(1000, 10_000, 12));
});

test('the heuristic that dominates is named first', () => {
  const pair = { first: 'a', second: 'b', equal: 3 };
  expect(verdictOf({ ...pair, higher: 2, lower: 0 })).toEqual({ verdict: 'dominates', one: 'a', other: 'b' });
  expect(verdictOf({ ...pair, higher: 0, lower: 2 })).toEqual({ verdict: 'dominates', one: 'b', other: 'a' });
  expect(verdictOf({ ...pair, higher: 0, lower: 0 }).verdict).toBe('same');
  expect(verdictOf({ ...pair, higher: 1, lower: 1 }).verdict).toBe('neither');
});

test('boards fill their rows, and two of them fit side by side on a phone', () => {
  expect(boardWidth(0)).toBe(168);
  for (const [room, columns] of [[288, 2], [324, 2], [600, 3], [851, 4]] as const) {
    const taken = columns * (boardWidth(room) + 18) + (columns - 1) * 12;
    expect(taken).toBeLessThanOrEqual(room);
    expect(room - taken).toBeLessThan(columns);
  }
});
