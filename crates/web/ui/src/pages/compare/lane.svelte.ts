// One runner of a race: its request, its progress, and afterwards the search it is shown by.
import type { LevelRef, Picture, Report, Request, RunInfo, Solved, Stats } from '../../protocol';
import type { Method } from '../../store/methods';
import { asked } from '../../transport/asking';
import { Latest } from '../watch/latest';
import { rowAt } from '../watch/rows.svelte';
import { expandedAt, sampleAt, type Clock } from './pace';

export class Lane {
  stats: Stats | null = $state.raw(null);
  running = $state(false);
  report: Report | null = $state.raw(null);
  run: RunInfo | null = $state.raw(null);
  board: Picture | null = $state.raw(null);
  /** Where it stands in the race that is shown. */
  expanded = $state(0);
  open = $state(0);
  bytes = $state(0);
  arrived = $state(false);
  private last: Picture | null = null;
  private readonly boards: Latest<number>;

  constructor(
    readonly method: Method,
    readonly request: Request,
    readonly colour: number,
  ) {
    this.boards = new Latest(async (row) => {
      const { run } = this;
      if (!run || row < 0) return void (this.board = this.last);
      const node = await asked({ ask: 'trace-node', run: run.run, index: row }).catch(() => null);
      if (node?.board) this.board = node.board;
    });
  }

  /** Where its race ends, on a clock. */
  end(clock: Clock): number {
    const { stats } = this.report ?? {};
    return (clock === 'time' ? stats?.seconds : stats?.expanded) ?? 0;
  }

  /** The run came to an end. */
  async finish({ report, run }: Solved, level: LevelRef): Promise<void> {
    [this.running, this.report, this.run] = [false, report, run];
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
    this.expanded = this.arrived ? report.stats.expanded : expandedAt(series, clock, moment);
    const sample = sampleAt(series, clock, moment);
    [this.open, this.bytes] = [sample?.open ?? 0, sample?.bytes ?? 0];
    const hasBoards = run?.size.kind === 'expansions';
    if (this.arrived && report.outcome === 'solved') this.boards.want(-1);
    else if (hasBoards) this.boards.want(this.arrived ? run.size.rows - 1 : rowAt(run, Math.max(1, this.expanded)));
    else if (!this.arrived) this.board = null;
  }

  close(): void {
    this.boards.clear();
    if (this.run) void asked({ ask: 'forget', run: this.run.run }).catch(() => undefined);
    this.run = null;
  }
}
