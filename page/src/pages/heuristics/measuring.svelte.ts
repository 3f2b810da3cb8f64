// A measurement of the lab: from the ask, over its progress, to the report.
import type { HeuristicsReport, LevelRef, Limits, RunStats } from '../../protocol';
import { asked } from '../../transport/asking';

type Phase = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

/** What is measured. */
export interface Subject {
  level: LevelRef;
  space?: string;
  /** The text of the person's own heuristic, to be measured too. */
  script?: string;
  limits: Limits;
}

export class Measuring {
  phase: Phase = $state('idle');
  stats: RunStats | null = $state.raw(null);
  report: HeuristicsReport | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** What the report is about, to tell when the form asks for something else. */
  subject = $state('');
  private stop: AbortController | null = null;

  async start(subject: Subject): Promise<void> {
    this.cancel();
    const stop = new AbortController();
    this.stop = stop;
    [this.phase, this.stats, this.report, this.error, this.subject] = ['running', null, null, null, JSON.stringify(subject)];
    try {
      const report = await asked(
        { ask: 'heuristics', ...subject },
        (event) => event.event === 'progress' && (this.stats = event.stats),
        stop.signal,
      );
      if (this.stop !== stop) return;
      const stopped = !report.complete && report.limit === null;
      [this.phase, this.report] = [stopped ? 'stopped' : 'done', stopped ? null : report];
    } catch (error) {
      if (this.stop !== stop) return;
      this.phase = stop.signal.aborted ? 'stopped' : 'failed';
      this.error = error;
    }
  }

  cancel(): void {
    this.stop?.abort();
  }
}
