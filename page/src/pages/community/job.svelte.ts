// Long work of the server, followed until it ends.
import { onDestroy } from 'svelte';
import { hub } from '../../hub/client';

/** Milliseconds between two looks. */
const PACE = 1000;

export class Job {
  /** How far it is; null before there is one and after it. */
  state: 'waiting' | 'running' | null = $state(null);
  /** What came of it. */
  told = $state('');
  error: unknown = $state.raw(null);
  private readonly ending = new AbortController();

  constructor() {
    onDestroy(() => this.ending.abort());
  }

  get busy(): boolean {
    return this.state !== null;
  }

  /** Asks for it, and follows it to its end. */
  async follow(ask: () => Promise<{ job: string }>, done: () => void): Promise<void> {
    [this.state, this.told, this.error] = ['waiting', '', null];
    const { signal } = this.ending;
    try {
      const { job } = await ask();
      for (;;) {
        const { state, message } = await hub.job(job, signal);
        if (state === 'done' || state === 'failed') {
          this.told = message ?? '';
          if (state === 'done') done();
          return;
        }
        this.state = state === 'running' ? 'running' : 'waiting';
        await new Promise((resolve) => setTimeout(resolve, PACE));
        if (signal.aborted) return;
      }
    } catch (error) {
      if (!signal.aborted) this.error = error;
    } finally {
      this.state = null;
    }
  }
}
