// A batch of levels being made: what was found so far, how many candidates were tried, and how it ended.
import type { Ask, Batch, Event, LoadedLevel, Made, Tally } from '../../protocol';
import { asked } from '../../transport/asking';

export type Order = Extract<Ask, { ask: 'generate-batch' }>;

/** A level that was found. */
export interface FoundLevel {
  level: LoadedLevel;
  made: Made;
}

export class Making {
  busy = $state(false);
  found: readonly FoundLevel[] = $state.raw([]);
  /** What is being made, or was made last. */
  order: Order | null = $state.raw(null);
  /** How it ended; null while it runs, and where the engine was ended before it could tell. */
  batch: Batch | null = $state.raw(null);
  cancelled = $state(false);
  error: unknown = $state.raw(null);
  /** The ids of the person's own levels that come from this batch. */
  readonly stored = new Set<string>();
  /** Candidates of each level. */
  private tallies: readonly Tally[] = $state.raw([]);
  private control: AbortController | null = null;

  /** Candidates of all levels. */
  readonly tried: number = $derived(this.batch?.tried ?? this.tallies.reduce((sum, tally) => sum + (tally?.tried ?? 0), 0));

  async start(order: Order): Promise<void> {
    this.stop();
    const control = new AbortController();
    this.control = control;
    this.stored.clear();
    Object.assign(this, { busy: true, found: [], tallies: [], order, batch: null, cancelled: false, error: null });
    try {
      const batch = await asked(order, (event) => this.control === control && this.take(event), control.signal);
      if (this.control === control) this.batch = batch;
    } catch (error) {
      if (this.control === control && !control.signal.aborted) this.error = error;
    } finally {
      if (this.control === control) this.busy = false;
    }
  }

  stop(): void {
    if (!this.busy) return;
    this.cancelled = true;
    this.control?.abort();
  }

  private take(event: Event): void {
    if (event.event === 'tried') this.tallies = put(this.tallies, event.index, event.tally);
    if (event.event !== 'found') return;
    const { level, made, index } = event;
    this.found = [...this.found, { level, made }];
    this.tallies = put(this.tallies, index, { tried: made.tried, not_made: 0, rejected: [] });
  }
}

function put<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}
