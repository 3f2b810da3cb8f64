// A lecture that is open: its slides, which one is shown, and where it was left. The engine reads the file, so that it means
// the same here and on the command line; it is kept in the browser, so that a reload or a lost network changes nothing.
import type { Lecture, Slide } from '../../protocol';
import { forget, recall, remember } from '../../store/persist';
import { asked } from '../../transport/asking';
import { Shown } from './shown.svelte';

const [KEY, VERSION] = ['lecture', 1];

interface Kept {
  text: string;
  at: number;
}

export class Talk {
  lecture: Lecture | null = $state.raw(null);
  at = $state(0);
  shown: Shown | null = $state.raw(null);
  busy = $state(false);
  error: unknown = $state.raw(null);
  private text = '';

  get slide(): Slide | undefined {
    return this.lecture?.slides[this.at];
  }

  get length(): number {
    return this.lecture?.slides.length ?? 0;
  }

  /** Opens the lecture that was open last, where it was left. */
  async comeBack(): Promise<void> {
    const kept = recall<Kept | null>(KEY, VERSION, null);
    if (kept) await this.read(kept.text, kept.at);
  }

  /** The lecture that was open last, if it is this one, where it was left; else from its beginning. */
  async open(text: string): Promise<void> {
    const kept = recall<Kept | null>(KEY, VERSION, null);
    await this.read(text, kept?.text === text ? kept.at : 0);
  }

  private async read(text: string, at: number): Promise<void> {
    [this.busy, this.error] = [true, null];
    try {
      const lecture = await asked({ ask: 'read-lecture', text });
      [this.lecture, this.text] = [lecture, text];
      this.go(Math.min(at, lecture.slides.length - 1));
    } catch (error) {
      this.error = error ?? true;
    } finally {
      this.busy = false;
    }
  }

  /** Shows a slide; one that is come back to is shown at its last stop. */
  go(at: number, atLast = false): void {
    const slide = this.lecture?.slides[at];
    if (!slide) return;
    this.at = at;
    this.shown?.close();
    this.shown = slide.scene ? new Shown(slide.scene) : null;
    void this.shown?.open(atLast);
    remember(KEY, VERSION, { text: this.text, at });
  }

  /** What Page Down does: the next stop of the slide, then the next slide. */
  next(): void {
    if (!this.shown?.move(1)) this.go(this.at + 1);
  }

  previous(): void {
    if (!this.shown?.move(-1)) this.go(this.at - 1, true);
  }

  /** Ends the lecture; the next visit begins without one. */
  end(): void {
    this.close();
    this.lecture = null;
    forget(KEY);
  }

  close(): void {
    this.shown?.close();
    this.shown = null;
  }
}
