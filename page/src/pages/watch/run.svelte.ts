// A run on the watch page: from the request, over its progress, to what can be scrubbed through.
import type { LevelRef, Picture, Report, Request, RunStats } from '../../protocol';
import { asked } from '../../transport/asking';
import { areRecorded } from './kept';
import { Search } from './search.svelte';
import { Solution } from './solution.svelte';
import type { Track } from './track.svelte';

type Phase = 'idle' | 'running' | 'done' | 'cancelled' | 'failed';

export class Watching {
  phase: Phase = $state('idle');
  stats: RunStats | null = $state.raw(null);
  report: Report | null = $state.raw(null);
  /** The measure that the search added up as its cost; null where costs are made of several. */
  counted: string | null = $state.raw(null);
  /** The recorded search; null where the solver shows nothing. */
  search: Search | null = $state.raw(null);
  solution: Solution | null = $state.raw(null);
  /** Which of the two is shown. */
  shown: 'search' | 'solution' = $state('search');
  error: unknown = $state.raw(null);
  private stop: AbortController | null = null;

  /** Runs a search; `start` is the board before the first move. */
  async start(level: LevelRef, request: Request, start: Picture): Promise<void> {
    this.close();
    const stop = new AbortController();
    this.stop = stop;
    [this.phase, this.stats, this.report, this.error] = ['running', null, null, null];
    try {
      const answer = await asked({ ask: 'solve', level, request, trace: {} }, (event) => this.onEvent(event), stop.signal);
      if (this.stop !== stop) return;
      this.report = answer.report;
      this.counted = answer.cost_measure;
      this.search = Search.of(answer, start);
      this.solution = answer.report.moves.length ? new Solution(level, answer.report.moves, start) : null;
      this.shown = this.search ? 'search' : 'solution';
      this.phase = 'done';
    } catch (error) {
      if (this.stop !== stop) return;
      this.phase = stop.signal.aborted ? 'cancelled' : 'failed';
      this.error = error;
    }
  }

  /** What is scrubbed through. */
  get track(): Track | undefined {
    return (this.shown === 'search' ? this.search : this.solution)?.track;
  }

  cancel(): void {
    this.stop?.abort();
  }

  show(which: 'search' | 'solution'): void {
    this.search?.track.pause();
    this.solution?.track.pause();
    this.shown = which;
  }

  /** Whether what is shown can still be asked about. */
  isAlive(): Promise<boolean> {
    return areRecorded(this.search ? [this.search.run.run] : []);
  }

  /** Ends the run, and has its recording forgotten. */
  close(): void {
    if (this.phase === 'running') this.stop?.abort();
    this.stop = null;
    this.search?.close();
    this.solution?.close();
    this.search = this.solution = null;
  }

  private onEvent(event: { event: string; stats?: RunStats }): void {
    if (event.event === 'progress' && event.stats) this.stats = event.stats;
  }
}
