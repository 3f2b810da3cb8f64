// What the page asks things of: one interface, whichever way the engine is reached.
import type { Ask, Event, Reply } from '../protocol';

export interface Engine {
  /** Where the engine runs. */
  readonly kind: 'worker' | 'server';
  /**
   * Asks one thing. Events arrive while a long ask runs; an aborted ask ends with what was found so far, or rejects with
   * an `AbortError`. Errors that the engine tells are replies, not rejections: see `asking.ts`.
   *
   * Searches at different places run at the same time; a recording is asked about at the place where it was made.
   */
  ask(ask: Ask, onEvent?: (event: Event) => void, signal?: AbortSignal, at?: number): Promise<Reply>;
}

/** The engine broke down under an ask, as it does when memory runs out. A fresh one answers the next. */
export class BrokenDown extends Error {
  override readonly name = 'BrokenDown';
}

/** The engine cannot be reached, or not any more. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
