// Two searches of a level, run one after the other at the same place, then scrubbed through in step.
import type { Event, LevelRef, Picture, Request, RunInfo, RunStats, Solved, TraceDiff } from '../../protocol';
import { asked } from '../../transport/asking';
import { areRecorded } from '../watch/kept';
import { lastNumber } from '../watch/place';
import { numberOf, rowAt } from '../watch/rows.svelte';
import { Search } from '../watch/search.svelte';
import { Track } from '../watch/track.svelte';

/** Bytes that the recording of each may hold: both must be kept at the same time. */
const TRACE_BYTES = 24 << 20;

export interface Half {
  request: Request;
  run: Solved;
  /** The recorded search; null where the solver shows nothing. */
  search: Search | null;
}

/** Nothing here is `$derived`: that would stop with the page that made the pair, which may be kept and shown again. */
export class Pair {
  phase: 'idle' | 'running' | 'done' | 'cancelled' | 'failed' = $state('idle');
  stats: RunStats | null = $state.raw(null);
  halves: readonly Half[] = $state.raw([]);
  difference: TraceDiff | null = $state.raw(null);
  /** Why each search takes what it takes at the first difference; null where that is not known. */
  reasons: readonly (string | null)[] = $state.raw([]);
  track: Track = $state.raw(new Track(0, () => undefined));
  error: unknown = $state.raw(null);
  private stop: AbortController | null = null;

  /** Events from one place of the track to the next. */
  private get stride(): number {
    return Math.max(1, ...this.searches.map(({ run }) => run.size.stride));
  }

  /** The number of the first event: generations are counted from 0. */
  private get first(): number {
    return this.searches.every(({ run }) => run.size.kind === 'generations') ? 0 : 1;
  }

  /** The number of the event that is shown. */
  get n(): number {
    return this.first + this.track.at * this.stride;
  }

  /** The kind of the events. */
  get kind(): RunInfo['size']['kind'] {
    return this.searches[0]?.run.size.kind ?? 'expansions';
  }

  /** The number of the last event of the longer one. */
  get last(): number {
    return Math.max(...this.searches.map(({ run }) => lastNumber(run)));
  }

  private get searches(): Search[] {
    return this.halves.flatMap(({ search }) => (search ? [search] : []));
  }

  /** Runs two searches; `start` is the board before the first move. */
  async start(level: LevelRef, requests: readonly Request[], start: Picture): Promise<void> {
    this.close();
    const stop = new AbortController();
    this.stop = stop;
    [this.phase, this.stats, this.error] = ['running', null, null];
    try {
      const both: Request[] = [...requests];
      const onEvent = (event: Event) => event.event === 'progress' && (this.stats = event.stats);
      const { runs } = await asked({ ask: 'compare', level, requests: both, trace: { bytes: TRACE_BYTES } }, onEvent, stop.signal);
      if (this.stop !== stop) return;
      this.halves = runs.map((run, at) => ({ request: requests[at] as Request, run, search: Search.of(run, start) }));
      this.track = this.trackOf();
      this.phase = stop.signal.aborted || this.halves.length < 2 ? 'cancelled' : 'done';
      await this.compare();
    } catch (error) {
      if (this.stop !== stop) return;
      [this.phase, this.error] = [stop.signal.aborted ? 'cancelled' : 'failed', error];
    }
  }

  /** Goes to an event. */
  seekNumber(n: number): void {
    this.track.pause();
    this.track.seek(Math.ceil((n - this.first) / this.stride));
  }

  /** Goes to the first difference. */
  jump(): void {
    if (this.difference?.difference) this.seekNumber(this.difference.difference.n);
  }

  /** Whether a search has ended before the event that is shown. */
  isOver({ run }: Search): boolean {
    return this.n > numberOf(run, run.size.rows - 1);
  }

  /** Whether what is shown can still be asked about. */
  isAlive(): Promise<boolean> {
    return areRecorded(this.searches.map(({ run }) => run.run));
  }

  /** The row of a search at a place of the track. */
  rowIn({ run }: Search, at: number): number {
    return rowAt(run, this.first + at * this.stride);
  }

  /** Asks why each takes what it takes at the first difference, in the language of the page. */
  async explain(): Promise<void> {
    const found = this.difference?.difference ?? null;
    const reasons = await Promise.all(
      this.searches.map(async ({ run }, side) => {
        const row = found?.fields.includes('state') ? (found.sides[side]?.row ?? 0) : 0;
        // What is taken at a row is told after the last step of the row before.
        if (row < 1 || row > run.size.moments) return null;
        const { next } = await asked({ ask: 'trace-moment', run: run.run, index: row - 1, most: 1 });
        return next?.reason.text ?? null;
      }),
    );
    if ((this.difference?.difference ?? null) === found) this.reasons = reasons;
  }

  cancel(): void {
    this.stop?.abort();
  }

  close(): void {
    if (this.phase === 'running') this.stop?.abort();
    this.stop = null;
    this.track.pause();
    this.searches.forEach((search) => search.close());
    [this.halves, this.difference, this.reasons] = [[], null, []];
  }

  private async compare(): Promise<void> {
    const [one, other] = this.searches;
    if (!one || !other) return;
    const found = await asked({ ask: 'trace-diff', run: one.run.run, other: other.run.run });
    if (this.searches[0] === one) this.difference = found;
  }

  /** Moves both searches; as long as the longer one. */
  private trackOf(): Track {
    const { searches, stride, first } = this;
    const last = Math.max(first, ...searches.map(({ run }) => numberOf(run, run.size.rows - 1)));
    return new Track(Math.ceil((last - first) / stride), (at) => searches.forEach((search) => search.track.seek(this.rowIn(search, at))));
  }
}
