// Of which nodes is asked what was generated and never expanded.
import { expect, test } from 'vitest';
import type { TraceSize } from '../../protocol';
import { everyNode } from './leaves.svelte';

const nodesOf = (rows: number, rounds: number) => everyNode({ size: { rows, rounds } as TraceSize });

test('all nodes of a search, if one ask can name them', () => {
  expect(nodesOf(3, 0)).toEqual([0, 1, 2]);
  expect(nodesOf(5000, 1)).toHaveLength(5000);
  expect(nodesOf(5001, 1)).toBeNull();
});

test('in each round of iterative deepening something else is left over', () => {
  expect(nodesOf(3, 2)).toBeNull();
});
