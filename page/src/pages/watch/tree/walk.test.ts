// Which nodes are around one.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../../protocol';
import { around } from './walk';

const nodes = [null, 0, 0, 1].map(
  (parent, node): TreeNode => ({
    node, parent, index: node, children: 0, below: 0, hidden: 0, depth: 0, g: null, h: null, on_path: false, backward: false,
  }),
);
const names = (at: number) => Object.fromEntries(Object.entries(around(nodes, nodes[at] as TreeNode)).map(([step, node]) => [step, node.node]));

test('parents, children and siblings are found, and nothing where there is none', () => {
  expect(names(0)).toEqual({ child: 1 });
  expect(names(1)).toEqual({ parent: 0, child: 3, next: 2 });
  expect(names(2)).toEqual({ parent: 0, previous: 1 });
  expect(names(3)).toEqual({ parent: 1 });
});
