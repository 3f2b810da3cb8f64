// From a node of the tree to those around it.
import type { TreeNode } from '../../../protocol';

export type Step = 'parent' | 'child' | 'previous' | 'next';

/** The nodes around one, among those that are shown. Roots are siblings. */
export function around(nodes: readonly TreeNode[], node: TreeNode): Partial<Record<Step, TreeNode>> {
  const at = nodes.indexOf(node);
  const siblings = nodes.filter((one) => one.parent === node.parent);
  const place = siblings.indexOf(node);
  const found: Record<Step, TreeNode | undefined> = {
    parent: node.parent === null ? undefined : nodes[node.parent],
    child: nodes.find((one) => one.parent === at),
    previous: siblings[place - 1],
    next: siblings[place + 1],
  };
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
}
