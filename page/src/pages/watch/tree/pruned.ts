// Which of the nodes that the engine told are shown: down to a depth, without what is folded away, and each side of a search
// from both ends only as far as it got by itself.
import type { TreeNode } from '../../../protocol';

export interface Filter {
  /** The greatest depth that is shown; null for any. */
  deepest: number | null;
  /** Nodes whose subtrees are folded away. */
  folded: ReadonlySet<number>;
}

/** The nodes that pass a filter. What is left out counts as hidden below the nodes that stay. */
export function pruned(nodes: readonly TreeNode[], { deepest, folded }: Filter): readonly TreeNode[] {
  const stays = (node: TreeNode, parent: TreeNode) => !folded.has(parent.node) && (deepest === null || node.depth <= deepest);
  return without(nodes, (node, parent) => !stays(node, parent));
}

/**
 * The nodes of a search from both ends, without the rest of the solution behind the state where the sides met: the engine
 * appends it to the forward tree, but the search from the start never went there.
 */
export function apart(nodes: readonly TreeNode[], meeting: readonly [number, number] | null, goal: number): readonly TreeNode[] {
  const met = nodes.find((node) => node.node === meeting?.[0]);
  if (!met) return nodes;
  const isAppended = (node: TreeNode) => !node.backward && node.on_path && (node.index === null || node.index === goal);
  const kept = without(nodes, (node) => isAppended(node) && node.depth > met.depth);
  const cut = nodes.length - kept.length;
  // What was cut off is not hidden: it is not there.
  return kept.map((node) => (!node.backward && node.on_path && node.hidden >= cut ? { ...node, below: node.below - cut, hidden: node.hidden - cut } : node));
}

/** The nodes without some and all below them. Roots stay. */
function without(nodes: readonly TreeNode[], goes: (node: TreeNode, parent: TreeNode) => boolean): readonly TreeNode[] {
  const places: number[] = [];
  const kept: TreeNode[] = [];
  for (const node of nodes) {
    const above = node.parent === null ? null : (places[node.parent] ?? -1);
    const parent = node.parent === null ? undefined : nodes[node.parent];
    const leaves = above !== null && (above < 0 || (parent !== undefined && goes(node, parent)));
    places.push(leaves ? -1 : kept.length);
    if (!leaves) kept.push({ ...node, parent: above, hidden: node.below });
  }
  if (kept.length === nodes.length) return nodes;
  // From the leaves up: how many nodes below each are shown.
  const shown = kept.map(() => 0);
  for (let at = kept.length - 1; at >= 0; at--) {
    const node = kept[at] as TreeNode;
    node.hidden = node.below - (shown[at] ?? 0);
    if (node.parent !== null) shown[node.parent] = (shown[node.parent] ?? 0) + 1 + (shown[at] ?? 0);
  }
  return kept;
}
