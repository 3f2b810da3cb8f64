// What the engine says about the sheet, while it is being drawn. A quick look comes first, within a fixed time; where that
// was not enough, a longer one follows, which the next change ends. Neither ever holds up the page.
import type { CheckReport, LevelRef } from '../../protocol';
import { asked } from '../../transport/asking';

/** Milliseconds after a change before anything is asked. */
const CALM = 40;
/** What each look may use. */
const QUICK = { seconds: 0.2, bytes: 256 << 20 };
const LONG = { seconds: 20, bytes: 512 << 20 };
/** The places of these looks: searches elsewhere on the page never wait for them. */
const AT = { quick: 900, long: 901 };

export interface Looked {
  /** The text that was looked at. */
  text: string;
  report: CheckReport;
  /** Whether a longer look is still under way. */
  goesOn: boolean;
  /** Milliseconds from the change to the first answer, and whether that was the whole one. */
  took: number;
  first: 'whole' | 'part';
}

export class Verdict {
  latest: Looked | null = $state.raw(null);
  /** Why nothing could be asked. */
  trouble: unknown = $state.raw(null);
  private wanted: { text: string; since: number } | null = null;
  private looking = false;
  private ended = false;
  private long: AbortController | null = null;

  constructor(private readonly refOf: (text: string) => LevelRef) {}

  /** The sheet has changed. */
  look(text: string): void {
    this.wanted = { text, since: performance.now() };
    this.long?.abort();
    if (!this.looking) void this.follow();
  }

  end(): void {
    this.ended = true;
    this.wanted = null;
    this.long?.abort();
  }

  private async follow(): Promise<void> {
    this.looking = true;
    while (this.wanted && !this.ended) {
      await new Promise((resolve) => setTimeout(resolve, CALM));
      // The editor may have been left meanwhile.
      const wanted: typeof this.wanted = this.wanted;
      if (!wanted) break;
      const { text, since } = wanted;
      this.wanted = null;
      try {
        await this.judge(text, since);
        this.trouble = null;
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) this.trouble = error;
      }
    }
    this.looking = false;
  }

  private async judge(text: string, since: number): Promise<void> {
    const level = this.refOf(text);
    const report = await asked({ ask: 'check', level, limits: QUICK }, undefined, undefined, AT.quick);
    // What has been overtaken by a change is not shown.
    if (this.wanted || this.ended) return;
    const goesOn = Boolean(report.stopped);
    const took = performance.now() - since;
    const first = goesOn ? 'part' : 'whole';
    this.latest = { text, report, goesOn, took, first };
    if (!goesOn) return;
    const long = (this.long = new AbortController());
    const whole = await asked({ ask: 'check', level, limits: LONG }, undefined, long.signal, AT.long);
    if (!this.wanted && !this.ended) this.latest = { text, report: whole, goesOn: false, took, first };
  }
}
