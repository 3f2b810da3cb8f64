// The engine as the page sees it, wherever it runs.
import type { Ask, Event, Reply } from '../protocol';
import type { Language } from '../i18n/languages';

/** An ask, and the language of the sentences in its reply. */
type Call = Ask & { lang?: Language };

export interface Engine {
  /** Where the engine runs. */
  readonly kind: 'worker' | 'server';
  /**
   * Asks one thing. Events arrive while a long ask runs; an aborted ask ends with what was found so far, or rejects with
   * an `AbortError`. Errors that the engine reports are replies, not rejections: see `asking.ts`.
   *
   * Searches at different places run at the same time; a recording is asked about at the place where it was made.
   */
  ask(ask: Call, onEvent?: (event: Event) => void, signal?: AbortSignal, at?: number): Promise<Reply>;
}

/** The engine crashed during an ask, as it does when memory runs out. A new one answers the next. */
export class BrokenDown extends Error {
  override readonly name = 'BrokenDown';
}

/** A program of the person's did not answer in time; its run was ended. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** The engine cannot, or can no longer, be reached. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
