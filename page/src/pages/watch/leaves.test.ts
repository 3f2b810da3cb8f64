// Of which nodes is asked what was generated and never expanded.
import { expect, test, vi } from 'vitest';
import { result } from '../../i18n/en/result';
import type { RunInfo, TraceSize, TraceTree, TreeLeaf } from '../../protocol';

const asked = vi.fn();
vi.mock('../../transport/asking', () => ({ asked }));
const { everyNode, Leaves } = await import('./leaves.svelte');

const nodesOf = (rows: number, rounds: number) => everyNode({ size: { rows, rounds } as TraceSize });

test('all nodes of a search, if one ask can name them', () => {
  expect(nodesOf(3, 0)).toEqual([0, 1, 2]);
  expect(nodesOf(5000, 1)).toHaveLength(5000);
  expect(nodesOf(5001, 1)).toBeNull();
});

test('in each round of iterative deepening something else is left over', () => {
  expect(nodesOf(3, 2)).toBeNull();
});

test('what is told of a node is about its own successors, whatever is left over further below', async () => {
  const leaf: TreeLeaf = { parent: 1, g: 2, h: null, f: null, dead: false };
  asked.mockResolvedValue({ leaves: [leaf], known: true });
  const leaves = new Leaves();
  await leaves.load({ run: 1, size: { rows: 2, rounds: 1 } } as RunInfo, { nodes: [] } as unknown as TraceTree);
  expect([leaves.count, leaves.knows(0), leaves.below.get(0), leaves.below.get(1)]).toEqual([1, true, undefined, [leaf]]);
  expect(result.leavesOf(0, '0')).toMatch(/^None of its own successors stays unexpanded/);
});
