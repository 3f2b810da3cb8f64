// One runner of a race: its request, its progress, and afterwards the search it is shown by.
import type { LevelRef, Picture, Report, Request, RunInfo, RunStats } from '../../protocol';
import { asked } from '../../transport/asking';
import { Latest } from '../watch/latest';
import { rowAt } from '../watch/rows.svelte';
import { expandedAt, sampleAt, type Clock } from './pace';

/** Bytes that the recording of one run may hold. */
const TRACE_BYTES = 4 << 20;
/** Expansions before the clock starts. */
const WARM_UP = 200;

export class Lane {
  stats: RunStats | null = $state.raw(null);
  running = $state(false);
  report: Report | null = $state.raw(null);
  run: RunInfo | null = $state.raw(null);
  board: Picture | null = $state.raw(null);
  /** Its place in the race that is shown. */
  expanded = $state(0);
  open = $state(0);
  bytes = $state(0);
  arrived = $state(false);
  /** Where it ran, and where its recording is. */
  place = 0;
  private last: Picture | null = null;
  private readonly boards: Latest<number>;

  constructor(
    readonly request: Request,
    readonly colour: number,
  ) {
    this.boards = new Latest(async (row) => {
      const { run } = this;
      if (!run || row < 0) return void (this.board = this.last);
      const ask = run.size.kind === 'expansions' ? 'trace-node' : 'trace-candidate';
      const seen = await asked({ ask, run: run.run, index: row }).catch(() => null);
      if (seen?.board) this.board = seen.board;
    });
  }

  /** Where its race ends, on a clock. */
  end(clock: Clock): number {
    const { stats } = this.report ?? {};
    return (clock === 'time' ? stats?.seconds : stats?.expanded) ?? 0;
  }

  /** Runs at a free place. */
  async race(level: LevelRef, signal: AbortSignal, place: number): Promise<void> {
    [this.running, this.place] = [true, place];
    try {
      const ask = { ask: 'solve', level, request: this.request, trace: { bytes: TRACE_BYTES } } as const;
      // A short run first: it warms the engine up, so that only the search is timed.
      const short = { ...this.request, limits: { ...this.request.limits, nodes: WARM_UP } };
      await asked({ ask: 'solve', level, request: short }, undefined, signal, place);
      const solved = await asked(ask, (event) => event.event === 'progress' && (this.stats = event.stats), signal, place);
      [this.report, this.run] = [solved.report, solved.run];
    } finally {
      this.running = false;
    }
    await this.finish(this.report, level);
  }

  /** Shows the end of the run. */
  private async finish(report: Report, level: LevelRef): Promise<void> {
    this.stand('expansions', Infinity);
    if (report.outcome !== 'solved') return;
    const end = await asked({ ask: 'position', level, moves: report.moves }).catch(() => null);
    this.last = end?.board ?? null;
    if (this.arrived) this.boards.want(-1);
  }

  /** Shows it as it stood at a moment. */
  stand(clock: Clock, moment: number): void {
    const { report, run } = this;
    if (!report) return;
    const { series } = report.stats;
    this.arrived = moment >= this.end(clock);
    this.expanded = this.arrived ? (report.stats.expanded ?? 0) : expandedAt(series, clock, moment);
    const sample = sampleAt(series, clock, moment);
    [this.open, this.bytes] = [sample?.open ?? 0, sample?.bytes ?? 0];
    if (this.arrived && report.outcome === 'solved') this.boards.want(-1);
    else if (run) this.boards.want(this.arrived ? run.size.rows - 1 : this.row(run, report));
    else if (!this.arrived) this.board = null;
  }

  /** Its current row. Generations are not counted in candidates, but are about equally large. */
  private row(run: RunInfo, report: Report): number {
    if (run.size.kind !== 'generations') return rowAt(run, Math.max(1, this.expanded));
    return Math.floor((this.expanded / Math.max(1, report.stats.expanded ?? 0)) * (run.size.rows - 1));
  }

  close(): void {
    this.boards.clear();
    if (this.run) void asked({ ask: 'forget', run: this.run.run }).catch(() => undefined);
    this.run = null;
  }
}
