// A class at work: asked for again every few seconds while it is looked at.
import { assignments } from '../../../hub/classes';
import type { Progress } from '../../../hub/types';

/** Between an answer and the next time it is asked for, in milliseconds. */
const PAUSE = 4000;

export class Watching {
  progress: Progress | null = $state.raw(null);
  /** Why there was no answer the last time. */
  error: unknown = $state.raw(null);
  private timer = 0;
  private isOver = false;

  constructor(private readonly id: string) {}

  /** Asks, and again after a while; a page in the background waits. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (!document.hidden) {
      try {
        [this.progress, this.error] = [await assignments.progress(this.id), null];
      } catch (error) {
        this.error = error ?? true;
      }
    }
    if (!this.isOver) this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}
