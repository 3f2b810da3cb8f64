// One runner of a race: its request, its progress, and afterwards the search it is shown by.
import type { Searched } from '../../boards/contract';
import { wholeBoard } from '../../boards/tiles';
import type { Event, LevelRef, Limits, Picture, Report, Request, RunInfo, RunStats, Times, TraceCells } from '../../protocol';
import { asked } from '../../transport/asking';
import { counted, type Span } from '../../widgets/leaders';
import { Latest } from '../watch/latest';
import { searchedAt } from '../watch/place';
import { rowAt } from '../watch/rows.svelte';
import { LaneHeat } from './heat.svelte';
import { expandedAt, sampleAt, type Clock } from './pace';
import { timeSpan } from './times';

/** Bytes that the recording of one run may hold. */
const TRACE_BYTES = 4 << 20;
/** The same where areas are shown, which needs a recording without gaps: enough for 512 × 512 cells; and all lanes together. */
const [AREA_BYTES, ALL_AREA_BYTES] = [20 << 20, 60 << 20];

/** What a lane may use, if that is not what its request says, and for how long it is made again to be timed. */
export interface Bounds {
  limits?: Limits;
  repeatSeconds: number;
}

/** A lane as it stood at a moment. */
interface LanePicture {
  board: Picture;
  moves: readonly string[];
  searched: Searched | null;
  heat: ArrayLike<number> | null;
  expanded: number;
}

export class Lane {
  stats: RunStats | null = $state.raw(null);
  running = $state(false);
  /** How often it was made again so far. */
  repeats = $state(0);
  report: Report | null = $state.raw(null);
  times: Times | null = $state.raw(null);
  /** The puzzle's measure that its search adds up as the cost; null where that is made of several. */
  costMeasure: string | null = $state(null);
  run: RunInfo | null = $state.raw(null);
  board: Picture | null = $state.raw(null);
  /** The moves that led to the board, and the row it is from. */
  moves: readonly string[] = $state.raw([]);
  readonly heat = new LaneHeat();
  private row = $state(0);
  private cells: TraceCells | null = $state.raw(null);
  /** What the search did to the cells up to the row, for boards that draw it. */
  readonly searched = $derived(this.run && searchedAt(this.cells, this.run, this.row));
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
    /** The board before the first move. */
    readonly start: Picture,
    /** Among how many lanes it runs. */
    private readonly among: number,
    /** Whether boards draw the open and closed cells of the search. */
    private readonly hasAreas: boolean,
    private readonly bounds: Bounds,
  ) {
    this.boards = new Latest(async (row) => {
      const { run } = this;
      if (!run || row < 0) return this.show(this.last, (this.last && this.report?.moves) ?? [], (run?.size.rows ?? 1) - 1);
      const ask = run.size.kind === 'expansions' ? 'trace-node' : 'trace-candidate';
      const seen = await asked({ ask, run: run.run, index: row, changes: true }).catch(() => null);
      if (seen?.board) this.show(wholeBoard(seen.board, start), seen.moves, row);
      else this.row = row;
    });
  }

  /** Where its race ends, on a clock. */
  end(clock: Clock): number {
    const { stats } = this.report ?? {};
    return (clock === 'time' ? stats?.seconds : stats?.expanded) ?? 0;
  }

  /** Where its end lies, on a clock: time is measured, expansions are counted. */
  span(clock: Clock): Span {
    return clock === 'time' && this.times ? timeSpan(this.times) : counted(this.end(clock));
  }

  private get traceBytes(): number {
    return this.hasAreas ? Math.max(TRACE_BYTES, Math.min(AREA_BYTES, Math.floor(ALL_AREA_BYTES / this.among))) : TRACE_BYTES;
  }

  /** Runs at a free place. */
  async race(level: LevelRef, signal: AbortSignal, place: number): Promise<void> {
    [this.running, this.place] = [true, place];
    try {
      const { limits, repeatSeconds } = this.bounds;
      const requests = [limits ? { ...this.request, limits } : this.request];
      const [trace, take] = [{ bytes: this.traceBytes }, (event: Event) => this.take(event)];
      const { runs } = await asked({ ask: 'compare', level, requests, trace, repeat_seconds: repeatSeconds }, take, signal, place);
      const [solved] = runs;
      if (!solved) return;
      [this.report, this.run, this.times] = [solved.report, solved.run, solved.times ?? null];
      this.costMeasure = solved.cost_measure;
    } finally {
      this.running = false;
    }
    await this.finish(this.report, level);
  }

  private take(event: Event): void {
    if (event.event === 'progress') this.stats = event.stats;
    else if (event.event === 'repeat') this.repeats = event.runs;
  }

  /** Shows the end of the run. */
  private async finish(report: Report, level: LevelRef): Promise<void> {
    this.stand('expansions', Infinity);
    const { run } = this;
    if (this.hasAreas && run?.size.kind === 'expansions' && run.size.stride === 1) {
      this.cells = await asked({ ask: 'trace-cells', run: run.run }).catch(() => null);
    } else void this.heat.take(run);
    if (report.outcome !== 'solved') return;
    const end = await asked({ ask: 'position', level, moves: report.moves, changes: true }).catch(() => null);
    this.last = end && wholeBoard(end.board, this.start);
    if (this.arrived) this.boards.want(-1);
  }

  private show(board: Picture | null, moves: readonly string[], row: number): void {
    [this.board, this.moves, this.row] = [board, moves, row];
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
    const row = run && (this.arrived ? run.size.rows - 1 : rowOf(run, report, this.expanded));
    if (row !== null) this.heat.show(row);
    if (this.arrived && report.outcome === 'solved') this.boards.want(-1);
    else if (row !== null) this.boards.want(row);
    else if (!this.arrived) this.board = null;
  }

  /** How it stood at a moment, for a picture: nothing that is shown changes. */
  async pictureAt(clock: Clock, moment: number): Promise<LanePicture> {
    const { report, run, start } = this;
    if (!report) return { board: start, moves: [], searched: null, heat: null, expanded: 0 };
    const arrived = moment >= this.end(clock);
    const expanded = arrived ? (report.stats.expanded ?? 0) : expandedAt(report.stats.series, clock, moment);
    const row = run && (arrived ? run.size.rows - 1 : rowOf(run, report, expanded));
    const searched = run && row !== null ? searchedAt(this.cells, run, row) : null;
    const heat = run && row !== null ? await this.heat.at(run, row) : null;
    if (arrived && this.last) return { board: this.last, moves: report.moves, searched, heat, expanded };
    if (!run || row === null) return { board: start, moves: [], searched, heat, expanded };
    const ask = run.size.kind === 'expansions' ? 'trace-node' : 'trace-candidate';
    const seen = await asked({ ask, run: run.run, index: row, changes: true });
    return { board: seen.board ? wholeBoard(seen.board, start) : start, moves: seen.moves, searched, heat, expanded };
  }

  close(): void {
    this.boards.clear();
    this.heat.close();
    if (this.run) void asked({ ask: 'forget', run: this.run.run }).catch(() => undefined);
    this.run = null;
  }
}

/** The row after so many expansions. Generations are not counted in candidates, but are about equally large. */
function rowOf(run: RunInfo, report: Report, expanded: number): number {
  if (run.size.kind !== 'generations') return rowAt(run, Math.max(1, expanded));
  return Math.floor((expanded / Math.max(1, report.stats.expanded ?? 0)) * (run.size.rows - 1));
}
