// A recorded search that is scrubbed through: its current place, the node or candidate there, its heat map, and the tree
// around it.
import type { Searched } from '../../boards/contract';
import { wholeBoard } from '../../boards/tiles';
import type { Break, Picture, Report, RunInfo, Solved, TraceCandidate, TraceCells, TraceHeat, TraceNode, TreeNode } from '../../protocol';
import { pageOf } from '../../puzzles';
import { asked } from '../../transport/asking';
import type { HeatKind } from '../../widgets/HeatMap.svelte';
import { warmth } from '../../widgets/heat';
import { Latest } from './latest';
import { Leaves } from './leaves.svelte';
import { searchedAt } from './place';
import { numberOf, rowAt, Rows } from './rows.svelte';
import { Thinking } from './think/think.svelte';
import { Track } from './track.svelte';
import { SearchTree } from './tree/tree.svelte';

/** Heat maps that take longer than this, in milliseconds, wait until the place has not changed for `REST`. */
const QUICK = 70;
const REST = 120;

export class Search {
  readonly track: Track;
  readonly rows: Rows;
  readonly thinking: Thinking;
  node: TraceNode | null = $state.raw(null);
  /** What a local search looks at, in place of a node. */
  candidate: TraceCandidate | null = $state.raw(null);
  heat: TraceHeat | null = $state.raw(null);
  heatKind: HeatKind = $state('off');
  /** Whether the puzzle's boards have pieces that can be counted. */
  hasHeat = $state(false);
  /** What happened to the cells of the board, where boards draw that. */
  cells: TraceCells | null = $state.raw(null);
  readonly tree: SearchTree;
  /** The direction in which a jump found nothing. */
  missed: 'ahead' | 'before' | null = $state(null);
  error: unknown = $state.raw(null);
  /** What its costs count, and whether the solution's cost differs from its length in the searched space. */
  costs: { puzzle: string; measure: string | null; differs: boolean } | null = null;
  /** What the run reports; null where the search is shown without it. */
  report: Report | null = null;
  /** What was generated and never expanded. */
  readonly leaves = new Leaves();
  /** The node to ring in the tree: the one shown, or the nearest above it that the tree shows. */
  readonly ringed = $derived.by(() => this.tree.nearest(this.node?.way));
  readonly warm = $derived(this.heat && this.heatKind !== 'off' ? warmth(this.heat[this.heatKind]) : null);

  private readonly nodes: Latest<number>;
  private readonly heats: Latest<number>;
  private heatTook = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly run: RunInfo,
    /** The board before the first move. */
    readonly start: Picture,
    hasAreas = false,
  ) {
    this.track = new Track(run.size.rows - 1, (at) => this.show(at));
    this.rows = new Rows(run, (error) => (this.error = error));
    this.tree = new SearchTree(run, (tree) => this.leaves.load(run, tree), (error) => (this.error = error));
    this.thinking = new Thinking(run, start, this.track);
    this.nodes = new Latest((index) => this.guard(() => (this.isLocal ? this.loadCandidate(index) : this.loadNode(index))));
    this.heats = new Latest((index) => this.guard(() => this.loadHeat(index)));
    this.show(0);
    if (!this.isLocal) void this.guard(() => (hasAreas ? this.loadCells() : this.probeHeat()));
  }

  /** The search of a run that has ended; null where the solver shows nothing. */
  static of({ report, run, cost_measure: measure }: Solved, start: Picture): Search | null {
    if (!run) return null;
    const search = new Search(run, start, pageOf(report.puzzle).areas);
    search.report = report;
    search.costs = { puzzle: report.puzzle, measure, differs: report.cost !== report.stats.solution_depth };
    return search;
  }

  /** Whether it changes complete candidates, and has no tree. */
  get isLocal(): boolean {
    return this.run.size.kind !== 'expansions';
  }

  /** What is shown: the node, or the candidate. */
  get shown(): TraceNode | TraceCandidate | null {
    return this.isLocal ? this.candidate : this.node;
  }

  /** What boards are told that draw what happened to their cells. */
  get searched(): Searched | null {
    return searchedAt(this.cells, this.run, this.track.at);
  }

  get number(): number {
    return numberOf(this.run, this.track.at);
  }

  /** Goes to the row of an event of the run. */
  seekNumber(n: number): void {
    this.track.pause();
    this.track.seek(rowAt(this.run, Math.round(n)));
  }

  /** Asks again for what is shown, such as in another language. */
  refresh(): void {
    this.nodes.want(this.track.at);
  }

  chooseHeat(kind: HeatKind): void {
    this.heatKind = kind;
    if (kind !== 'off') this.heats.want(this.track.at);
  }

  /** Goes to the next row at which something happens, or to the one before. */
  async findBreak(at: Break, back = false): Promise<void> {
    if (this.isLocal && at !== 'round') return;
    this.track.pause();
    await this.guard(async () => {
      const here = this.track.at;
      let told: { index: number | null; looked: number | null } = { index: null, looked: here };
      while (told.index === null && told.looked !== null && this.track.at === here) {
        told = await asked({ ask: 'trace-break', run: this.run.run, from: told.looked, at, back });
      }
      if (this.track.at !== here) return;
      if (told.index !== null) this.track.seek(told.index);
      else this.missed = back ? 'before' : 'ahead';
    });
  }

  /** A node of the tree was pointed at: goes there, or into what is hidden below it when one is there already. */
  pick(node: TreeNode): void {
    this.track.pause();
    const isHere = node.node === this.node?.node;
    this.tree.selected = node.node;
    if (node.index !== null && !isHere) this.track.seek(node.index);
    else if (node.hidden > 0 && node.node !== this.tree.root && !this.tree.folded.has(node.node)) this.tree.showBelow(node.node);
  }

  /** Ends the replay; the engine may forget the recording. */
  close(): void {
    this.track.pause();
    clearTimeout(this.resting);
    this.nodes.clear();
    this.heats.clear();
    this.tree.close();
    this.thinking.close();
    void asked({ ask: 'forget', run: this.run.run }).catch(() => undefined);
  }

  private show(index: number): void {
    this.missed = null;
    this.tree.selected = null;
    // The board comes first, as asks are answered one after the other.
    this.nodes.want(index);
    this.thinking.follow(index);
    this.rows.show(index);
    if (this.isLocal) return;
    if (this.heatKind === 'off') return;
    clearTimeout(this.resting);
    if (this.heatTook <= QUICK) this.heats.want(index);
    else this.resting = setTimeout(() => this.heats.want(index), REST);
  }

  private async loadNode(index: number): Promise<void> {
    const node = await asked({ ask: 'trace-node', run: this.run.run, index, changes: true });
    this.node = { ...node, board: node.board && wholeBoard(node.board, this.start) };
  }

  private async loadCandidate(index: number): Promise<void> {
    const candidate = await asked({ ask: 'trace-candidate', run: this.run.run, index, changes: true });
    const step = candidate.step && { ...candidate.step, board: wholeBoard(candidate.step.board, this.start) };
    this.candidate = { ...candidate, step, board: wholeBoard(candidate.board, this.start) };
  }

  private async loadHeat(index: number): Promise<void> {
    const before = performance.now();
    this.heat = await asked({ ask: 'trace-heat', run: this.run.run, index });
    this.heatTook = performance.now() - before;
    // What is a sample for the moment is asked for again; whatever else is wanted meanwhile comes in between.
    if (this.heat.counting && this.heat.sampled && index === this.track.at && this.heatKind !== 'off') this.heats.want(index);
  }

  private async loadCells(): Promise<void> {
    this.cells = await asked({ ask: 'trace-cells', run: this.run.run });
  }

  /** Early rows show whether there is anything to count. */
  private async probeHeat(): Promise<void> {
    const index = Math.min(this.track.last, 20);
    const heat = await asked({ ask: 'trace-heat', run: this.run.run, index });
    this.hasHeat = heat.closed.some((count) => count > 0);
    if (this.hasHeat) this.chooseHeat('closed');
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.error = error;
    }
  }
}
