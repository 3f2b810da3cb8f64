// What was generated from the nodes of a search and never expanded: why a guided search expands fewer states.
import type { RunInfo, TraceTree, TreeLeaf } from '../../protocol';
import { asked } from '../../transport/asking';

/** Rows up to which all nodes are asked about at once: as many as one ask may name. */
const MOST_ROWS = 5000;

/** The nodes of a whole search; null where it is too long, or began several times, so that each round has leaves of its own. */
export function everyNode({ size }: Pick<RunInfo, 'size'>): readonly number[] | null {
  // Nodes are numbered from 0, and each has a row.
  return size.rounds <= 1 && size.rows <= MOST_ROWS ? Array.from({ length: size.rows }, (_, node) => node) : null;
}

export class Leaves {
  /** By the node they were generated from, cheapest first. */
  below: ReadonlyMap<number, readonly TreeLeaf[]> = $state.raw(new Map());
  count = $state(0);
  /** Whether these are all there are; else those below the nodes that the tree shows. */
  whole = $state(false);
  /** The nodes that were asked about. */
  private of: ReadonlySet<number> = $state.raw(new Set());

  /** Asks for those of the search, or of what a tree shows of it. Of a recording with gaps nothing is known. */
  async load(run: RunInfo, tree: TraceTree): Promise<void> {
    if (this.whole) return;
    const all = everyNode(run);
    const nodes = [...(all ?? tree.nodes.map(({ node }) => node))];
    const { leaves, known } = await asked({ ask: 'trace-leaves', run: run.run, nodes });
    const below = new Map<number, TreeLeaf[]>();
    for (const leaf of leaves) below.set(leaf.parent, [...(below.get(leaf.parent) ?? []), leaf]);
    for (const list of below.values()) list.sort((one, other) => Number(one.dead) - Number(other.dead) || (one.f ?? one.g) - (other.f ?? other.g));
    [this.below, this.count, this.whole, this.of] = [below, leaves.length, all !== null && known, new Set(nodes)];
  }

  /** Whether it is known what was never expanded below a node. */
  knows(node: number): boolean {
    return this.count > 0 && this.of.has(node);
  }
}
