// The search tree of a recording as it is shown: which part of it, down to which depth, what is folded away, and which node
// is selected.
import type { RunInfo, TraceTree, TreeNode, TreePart } from '../../../protocol';
import { asked } from '../../../transport/asking';
import { Latest } from '../latest';
import { apart, pruned } from './pruned';

const MOST_NODES = 1500;

/** What to show: the subtree of a node, else a part, else all. */
interface Wanted {
  root: number | null;
  part: TreePart | null;
}

export class SearchTree {
  /** What the engine told. */
  private told: TraceTree | null = $state.raw(null);
  /** The node whose subtree is shown; null for more than that. */
  root: number | null = $state(null);
  part: TreePart | null = $state.raw(null);
  /** Whether the round that is shown is that of the place in the search. */
  follows = $state(true);
  /** The greatest depth that is shown; null for any. */
  deepest: number | null = $state(null);
  folded: ReadonlySet<number> = $state.raw(new Set());
  /** The node that a person chose; null for the one at the place in the search. */
  selected: number | null = $state(null);

  readonly isTwoSided = $derived(this.told?.nodes.some((node) => node.backward) ?? false);
  /** The nodes of either side at which a search from both ends met, where both are shown. */
  readonly meeting = $derived(this.part === null && this.root === null && this.isTwoSided ? (this.told?.meeting ?? null) : null);
  readonly deepestOfAll = $derived(Math.max(0, ...(this.told?.nodes.map((node) => node.depth) ?? [])));
  readonly nodes: readonly TreeNode[] = $derived.by(() => {
    const all = this.told?.nodes ?? [];
    const own = this.meeting ? apart(all, this.meeting, this.run.size.rows - 1) : all;
    return pruned(own, { deepest: this.deepest, folded: this.folded });
  });
  private readonly listed = $derived(new Set(this.nodes.map((node) => node.node)));
  private readonly wanted: Latest<Wanted>;

  constructor(
    private readonly run: RunInfo,
    /** What else belongs to a tree that is shown from now on. */
    private readonly onload: (tree: TraceTree) => Promise<void>,
    private readonly onfail: (error: unknown) => void,
  ) {
    this.wanted = new Latest((wanted) => this.load(wanted));
    if (run.size.kind === 'expansions') this.wanted.want({ root: null, part: this.hasRounds ? { round: 1 } : null });
  }

  /** Whether the search began several times. */
  get hasRounds(): boolean {
    return this.run.size.rounds > 1;
  }

  /** The round that is shown; null for all, or for a subtree. */
  get round(): number | null {
    return typeof this.part === 'object' && this.part !== null && this.root === null ? this.part.round : null;
  }

  /** Shows a part, or all, from now on. */
  show(part: TreePart | null): void {
    this.follows = false;
    this.wanted.want({ root: null, part });
  }

  /** Shows the subtree of a node; with null, again the part that was shown before. */
  showBelow(root: number | null): void {
    this.wanted.want({ root, part: this.part });
  }

  /** Shows the round of the place in the search from now on. */
  follow(): void {
    this.follows = true;
  }

  /** The search is in this round now. */
  reach(round: number): void {
    if (this.follows && this.hasRounds && this.root === null && round !== this.round) this.wanted.want({ root: null, part: { round } });
  }

  /** Folds the subtree of a node away, or unfolds it. */
  fold(node: number): void {
    const folded = new Set(this.folded);
    if (!folded.delete(node)) folded.add(node);
    this.folded = folded;
  }

  /** The last node of a way that is shown. */
  nearest(way: readonly number[] | undefined): number | null {
    return way?.findLast((node) => this.listed.has(node)) ?? null;
  }

  close(): void {
    this.wanted.clear();
  }

  private async load({ root, part }: Wanted): Promise<void> {
    try {
      const below = root === null ? (part === null ? {} : { part }) : { node: root };
      const told = await asked({ ask: 'trace-tree', run: this.run.run, most: MOST_NODES, ...below });
      [this.told, this.root, this.part] = [told, root, part];
      await this.onload(told);
    } catch (error) {
      this.onfail(error);
    }
  }
}
