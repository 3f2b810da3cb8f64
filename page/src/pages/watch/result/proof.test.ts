// What proves a cost, and where f is a lower bound.
import { beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../../../protocol';
import { latest } from '../../../store/catalogue.svelte';
import { isLowerBound, proofOf } from './proof';
import { en } from './words.en';

const report = (algorithm: string, heuristic: string | null, optimal: boolean | null = true) => ({ algorithm, heuristic, optimal, puzzle: 'sokoban', space: 'push' });

beforeEach(() => {
  latest.all = {
    algorithms: [
      { name: 'astar', optimal: 'cost', informed: true },
      { name: 'wastar', optimal: 'no', informed: true },
      { name: 'ucs', optimal: 'cost', informed: false },
    ],
    puzzles: [
      { name: 'sokoban', heuristics: [{ name: 'sure', space: 'push', admissible: true }, { name: 'rash', space: 'push', admissible: false }] },
    ],
  } as unknown as Catalogue;
});

test('a cost is proved by what the search and its heuristic guarantee', () => {
  expect([report('astar', 'sure'), report('astar', 'rash'), report('wastar', 'sure'), report('ucs', null)].map(proofOf)).toEqual(['guided', 'bound', 'bound', 'blind']);
});

test('f is a lower bound only where the estimate is never too high', () => {
  expect(isLowerBound(report('astar', 'sure'))).toBe(true);
  expect([report('astar', 'rash'), report('astar', 'own'), report('wastar', 'sure'), report('astar', 'sure', false), report('astar', 'sure', null)].some(isLowerBound)).toBe(false);
  expect(en.aboveSure('30')).toContain('can cost less than its f');
  expect(en.above('30')).not.toContain('cost');
});
