// What was generated from the nodes of a tree and never expanded: why a guided search expands fewer states.
import type { TraceTree, TreeLeaf } from '../../protocol';
import { asked } from '../../transport/asking';

export class Leaves {
  /** By the node they were generated from, cheapest first. */
  below: ReadonlyMap<number, readonly TreeLeaf[]> = $state.raw(new Map());
  count = $state(0);

  /** Asks for those below the nodes of a tree. Of a recording with gaps nothing is known. */
  async load(run: number, tree: TraceTree): Promise<void> {
    const nodes = tree.nodes.map(({ node }) => node);
    const { leaves } = await asked({ ask: 'trace-leaves', run, nodes });
    const below = new Map<number, TreeLeaf[]>();
    for (const leaf of leaves) below.set(leaf.parent, [...(below.get(leaf.parent) ?? []), leaf]);
    for (const list of below.values()) list.sort((one, other) => Number(one.dead) - Number(other.dead) || one.f - other.f);
    [this.below, this.count] = [below, leaves.length];
  }
}
