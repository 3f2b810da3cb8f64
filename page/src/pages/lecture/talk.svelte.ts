// A lecture that is open: its slides, which one is shown, and where it was left. The engine reads the file, so that it means
// the same here and on the command line; it is kept in the browser, so that a reload or a lost network changes nothing.
import type { Lecture, Request, Scene, Slide } from '../../protocol';
import { forget, recall, remember } from '../../store/persist';
import { puzzleIn, scripts } from '../../store/scripts.svelte';
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
  /** Programs of others that it brings along: before they are accepted, nothing of it is shown or run. */
  foreign: readonly string[] = $state.raw([]);
  busy = $state(false);
  error: unknown = $state.raw(null);
  private text = '';
  /** Changes with every lecture that is opened, and when the page is left. */
  private turn = 0;

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
    const turn = ++this.turn;
    [this.busy, this.error] = [true, null];
    try {
      const lecture = await asked({ ask: 'read-lecture', text });
      if (this.turn !== turn) return;
      [this.lecture, this.text] = [lecture, text];
      this.at = Math.min(at, lecture.slides.length - 1);
      this.foreign = scripts.foreignIn(lecture.slides.flatMap(({ scene }) => requestsOf(scene)));
      if (!this.foreign.length) this.go(this.at);
    } catch (error) {
      if (this.turn === turn) this.error = error ?? true;
    } finally {
      if (this.turn === turn) this.busy = false;
    }
  }

  /** Takes the programs of the lecture over, and begins it; what was in use before is saved under a title. */
  accept(title: string): void {
    for (const { scene } of this.lecture?.slides ?? []) {
      for (const source of scripts.foreignIn(requestsOf(scene))) if (scene) scripts.adopt(puzzleIn(scene.level), source, title);
    }
    this.foreign = [];
    this.go(this.at);
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
    [this.lecture, this.foreign] = [null, []];
    forget(KEY);
  }

  close(): void {
    this.turn += 1;
    this.shown?.close();
    this.shown = null;
  }
}

/** The searches of a scene. */
function requestsOf(scene: Scene | null): readonly Request[] {
  if (scene?.view.view === 'watch') return [scene.view.request];
  return scene?.view.view === 'compare' ? scene.view.requests : [];
}
