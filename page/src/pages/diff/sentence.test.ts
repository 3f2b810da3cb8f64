// What is said about the first difference.
import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import type { DiffSide, TraceDiff, TraceKind } from '../../protocol';
import { sentenceOf } from './sentence';

const side = (more: Partial<DiffSide>): DiffSide => ({ row: 4, g: 2, h: 3, goal: false, elsewhere: null, ...more });
const diff = (fields: string[], sides: [DiffSide | null, DiffSide | null], more: Partial<TraceDiff> = {}): TraceDiff => ({
  alike: 4, stride: 1, complete: true, difference: { n: 5, fields, sides }, ...more,
});
const say = (found: TraceDiff, kind: TraceKind = 'expansions', guided = true) =>
  sentenceOf(found, { t: en.diff, count: String, names: ['BFS', 'A*'], kind, usesF: [false, guided] });

test.each<[TraceDiff, string]>([
  [{ alike: 9, stride: 1, complete: true, difference: null }, 'No difference: all 9 expansions are the same.'],
  [{ alike: 9, stride: 4, complete: true, difference: null }, 'No difference in the 9 expansions that were recorded of both.'],
  [
    diff(['state', 'g'], [side({ h: null, elsewhere: 8 }), side({ g: 1 })]),
    'The first 4 expansions are the same. At expansion 5 they expand different states: BFS takes one with g = 2 (A* expands that state at expansion 8); ' +
      'A* takes one with f = g + h = 1 + 3 = 4 (BFS never expands that state).',
  ],
  [diff(['g'], [side({}), side({ g: 7 })]), 'The first 4 expansions are the same. At expansion 5 both look at the same state, but differ in g (2 / 7).'],
  [diff(['event'], [side({ goal: true }), side({})]), 'The first 4 expansions are the same. After expansion 4, BFS has reached its goal, while A* goes on.'],
  [diff([], [side({}), null]), 'The first 4 expansions are the same. A* ends after expansion 4.'],
  [diff(['space'], [side({}), side({})], { alike: 0 }), en.diff.spaces],
  [diff(['event'], [side({}), side({ g: null, h: null })], { alike: 0 }), en.diff.kinds],
])('%#', (found, text) => {
  expect(say(found)).toBe(text);
});

test('a local search makes steps, and a search that does not go by f has none', () => {
  const numbers = side({ g: null, h: null });
  expect(say(diff(['energy'], [numbers, numbers]), 'steps')).toBe('The first 4 steps are the same. At step 5 they differ in energy.');
  expect(say(diff(['state'], [side({}), side({})]), 'expansions', false)).toContain('A* takes one with g = 2, h = 3');
});

test('a thinned recording says that the difference may be earlier', () => {
  expect(say(diff(['g'], [side({}), side({ g: 7 })], { stride: 8 }))).toContain('only one expansion in 8');
});
