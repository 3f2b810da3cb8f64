// Where the pieces of a lane have been, up to the row that is shown.
import type { RunInfo, TraceHeat } from '../../protocol';
import { asked } from '../../transport/asking';
import { warmth } from '../../widgets/heat';
import type { HeatKind } from '../../widgets/HeatMap.svelte';
import { Latest } from '../watch/latest';

/** Heat maps that take longer than this, in milliseconds, wait until the race has stood still for `REST`. */
const [QUICK, REST] = [70, 250];
/** The row by which there is something to count, if there ever is. */
const EARLY = 20;

export class LaneHeat {
  kind: HeatKind = $state('off');
  counts: TraceHeat | null = $state.raw(null);
  /** Whether the puzzle's boards have pieces that can be counted. */
  some = $state(false);
  readonly warm = $derived(this.counts && this.kind !== 'off' ? warmth(this.counts[this.kind]) : null);
  private took = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private row = 0;
  private run: RunInfo | null = null;
  private readonly rows = new Latest<number>(async (index) => {
    if (!this.run) return;
    const before = performance.now();
    this.counts = await asked({ ask: 'trace-heat', run: this.run.run, index }).catch(() => null);
    this.took = performance.now() - before;
    if (this.counts?.counting && this.counts.sampled && index === this.row && this.kind !== 'off') this.rows.want(index);
  });

  /** Takes a recording, and looks whether there is anything to count. */
  async take(run: RunInfo | null): Promise<void> {
    if (run?.size.kind !== 'expansions') return;
    this.run = run;
    const index = Math.min(run.size.rows - 1, EARLY);
    const early = await asked({ ask: 'trace-heat', run: run.run, index }).catch(() => null);
    this.some = early?.closed.some((count) => count > 0) ?? false;
    if (this.kind !== 'off') this.rows.want(this.row);
  }

  choose(kind: HeatKind): void {
    this.kind = kind;
    this.show(this.row);
  }

  /** Shows the heat at a row. */
  show(row: number): void {
    this.row = row;
    if (this.kind === 'off' || !this.run) return;
    clearTimeout(this.resting);
    if (this.took <= QUICK) this.rows.want(row);
    else this.resting = setTimeout(() => this.rows.want(row), REST);
  }

  /** The heat at a row, for a picture; null where none is shown. */
  async at({ run }: RunInfo, index: number): Promise<ArrayLike<number> | null> {
    const { kind } = this;
    return kind === 'off' || !this.some ? null : warmth((await asked({ ask: 'trace-heat', run, index }))[kind]);
  }

  close(): void {
    clearTimeout(this.resting);
    this.rows.clear();
    this.run = null;
  }
}
