// What was never expanded, counted.
import { expect, test } from 'vitest';
import type { TreeLeaf } from '../../../protocol';
import { tallyOf } from './tally';

const leaf = (g: number, h: number | null, f: number | null, dead = false): TreeLeaf => ({ parent: 0, g, h, f, dead });

test('leaves with f are counted below, at and above the cost of the solution', () => {
  const leaves = [leaf(14, 1, 15), leaf(3, 12, 15), leaf(10, 7, 17), leaf(4, null, null, true)];
  expect(tallyOf(leaves, 15)).toEqual({ dead: 1, byF: { below: 0, ties: 2, above: 1 }, values: [[15, 2], [17, 1]] });
  expect(tallyOf(leaves, null).byF).toBeNull();
});

test('without f they are counted by cost', () => {
  expect(tallyOf([leaf(3, null, null), leaf(2, 5, null), leaf(3, 1, null)], 4)).toEqual({ dead: 0, byF: null, values: [[2, 1], [3, 2]] });
});
