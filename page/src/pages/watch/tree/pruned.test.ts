// What is left out of a tree, and how it is counted.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../../protocol';
import { apart, pruned } from './pruned';

/** A node by its parent's place; `below` is filled in. */
function tree(list: Partial<TreeNode>[]): TreeNode[] {
  const nodes = list.map(
    (given, node): TreeNode => ({
      node: node + 100, parent: null, index: node, children: 0, below: 0, hidden: 0, depth: 0, g: null, h: null, on_path: false, backward: false, ...given,
    }),
  );
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && at !== undefined; at = nodes[at]?.parent ?? null) (nodes[at] as TreeNode).below += 1;
  }
  nodes.forEach((node) => (node.depth = node.parent === null ? 0 : (nodes[node.parent]?.depth ?? 0) + 1));
  return nodes;
}

const chain = () => tree([{}, { parent: 0 }, { parent: 0 }, { parent: 1 }, { parent: 3 }]);
const everything = { deepest: null, folded: new Set<number>() };

test('without a filter the tree stays as it is', () => {
  const nodes = chain();
  expect(pruned(nodes, everything)).toBe(nodes);
});

test('below a depth nothing is shown, and what is hidden is counted', () => {
  const kept = pruned(chain(), { ...everything, deepest: 1 });
  expect(kept.map(({ node, hidden }) => [node, hidden])).toEqual([[100, 2], [101, 2], [102, 0]]);
});

test('a folded subtree is gone, and places in the list follow', () => {
  const kept = pruned(tree([{}, { parent: 0 }, { parent: 0 }, { parent: 1 }, { parent: 2 }]), { ...everything, folded: new Set([101]) });
  expect(kept.map(({ node, parent, hidden }) => [node, parent, hidden])).toEqual([[100, null, 1], [101, 0, 1], [102, 0, 0], [104, 2, 0]]);
});

test('the forward side ends where the sides met', () => {
  const nodes = tree([
    { on_path: true },
    { parent: 0, on_path: true },
    { parent: 1, on_path: true, index: null },
    { parent: 2, on_path: true, index: 9 },
    { backward: true, on_path: true },
    { parent: 4, backward: true, on_path: true },
  ]);
  const kept = apart(nodes, [101, 105], 9);
  expect(kept.map(({ node, below, hidden }) => [node, below, hidden])).toEqual([[100, 1, 0], [101, 0, 0], [104, 1, 0], [105, 0, 0]]);
  expect(apart(nodes, null, 9)).toBe(nodes);
});
