// Where runs stand at moments of a race.
import { expect, test } from 'vitest';
import { atOnce, expandedAt, sampleAt } from './pace';

const sample = (seconds: number, expanded: number) => ({ seconds, expanded, open: expanded * 2, depth: 1, bytes: 10 });
const series = [sample(0.1, 1), sample(0.2, 101), sample(0.5, 201)];

test.each([
  [0, 0],
  [0.1, 1],
  [0.15, 51],
  [0.2, 101],
  [0.35, 151],
  [9, 201],
])('after %f s, %i expansions', (moment, expanded) => {
  expect(expandedAt(series, 'time', moment)).toBe(expanded);
});

test('by expansions, nobody goes beyond its own end', () => {
  expect(expandedAt(series, 'expansions', 150)).toBe(150);
  expect(expandedAt(series, 'expansions', 1e9)).toBe(201);
});

test('samples hold until the next', () => {
  expect(sampleAt(series, 'expansions', 150)?.open).toBe(202);
  expect(sampleAt([], 'time', 1)).toBeNull();
});

test('one search a core, and never more than four', () => {
  expect([atOnce(3, 2), atOnce(2, 8), atOnce(8, 16), atOnce(5, 0), atOnce(0, 4)]).toEqual([2, 2, 4, 1, 1]);
});
