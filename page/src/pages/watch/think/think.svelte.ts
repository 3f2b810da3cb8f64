// What a search thinks inside an expansion: the moment that is shown, in step with the rows that are scrubbed through, and
// the board of the state it is about. Nothing is asked for while the panel is out of sight.
import { wholeBoard } from '../../../boards/tiles';
import type { Picture, RunInfo, TraceEntry, TraceMoment, TraceState } from '../../../protocol';
import { settings } from '../../../store/settings.svelte';
import { asked } from '../../../transport/asking';
import { Latest } from '../latest';
import type { Track } from '../track.svelte';
import { keyOf } from './marks';

/** Entries of each list that are shown at first. */
const FEW = 12;
/** Moments that take longer than this, in milliseconds, wait until the row has not changed for `REST`. */
const QUICK = 70;
const REST = 250;
/** Steps of slow motion in a second. */
export const SLOW_SPEEDS = [0.5, 1, 2, 4];

/** A step of a row; null for its last one. */
interface Place {
  index: number;
  step: number | null;
}

export class Thinking {
  moment: TraceMoment | null = $state.raw(null);
  /** The entry of a list that is pointed at. */
  pointed: TraceEntry | null = $state.raw(null);
  /** Entries of each list that are shown. */
  most = $state(FEW);
  /** How often a step was made. */
  made = $state(0);
  /** Whether steps are made by the clock. */
  playing = $state(false);
  /** Steps that are made in a second. */
  speed = $state(1);
  error: unknown = $state.raw(null);
  /** The panels that are in sight. */
  private readonly panels = new Set<unknown>();
  readonly step = $derived(this.moment?.steps[this.moment.step] ?? null);
  private earlier: { than: TraceMoment; moment: TraceMoment } | null = $state.raw(null);
  /** The state that is shown: the one pointed at, or else the one that the step is about. */
  readonly entry = $derived(this.pointed ?? this.step?.entry ?? null);
  private pictured: TraceState | null = $state.raw(null);
  /** The state that is shown with its board, once that is there. */
  readonly state = $derived(this.entry && this.pictured && keyOf(this.entry) === keyOf(this.pictured) ? this.pictured : null);
  /** The moment just before the one that is shown, where that takes a state; null until it is there. */
  private readonly before = $derived(this.earlier !== null && this.earlier.than === this.moment ? this.earlier.moment : null);
  /** The list from which the shown step takes its state, where that was first in it: why it was taken. */
  readonly takenFrom = $derived(this.before?.next && this.step?.entry && keyOf(this.before.next.entry) === keyOf(this.step.entry) ? this.before : null);
  readonly isFirst = $derived(!this.moment || (this.moment.index === 0 && this.moment.step === 0));
  readonly isLast = $derived(!this.moment || (this.moment.index >= this.last && this.moment.step === this.moment.steps.length - 1));

  private place: Place = { index: 0, step: 0 };
  private language = settings.language;
  private took = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly moments = new Latest<Place>((place) => this.guard(() => this.load(place)));
  private readonly earliers = new Latest<TraceMoment>((moment) => this.guard(() => this.loadBefore(moment)));
  private readonly states = new Latest<TraceEntry>((entry) => this.guard(() => this.picture(entry)));

  constructor(
    private readonly run: RunInfo,
    /** The board before the first move. */
    private readonly start: Picture,
    private readonly track: Track,
  ) {}

  /** Another row is shown: its first step takes the state. */
  follow(index: number): void {
    if (index === this.place.index) return;
    this.place = { index, step: 0 };
    if (!this.seen) return;
    clearTimeout(this.resting);
    if (this.took <= QUICK) this.moments.want(this.place);
    else this.resting = setTimeout(() => this.moments.want(this.place), REST);
  }

  /** Whether a panel is in sight. */
  get seen(): boolean {
    return this.panels.size > 0;
  }

  /** A panel has come into sight, or has left it. */
  see(seen: boolean, panel: unknown = this): void {
    if (seen) this.panels.add(panel);
    else this.panels.delete(panel);
    if (!this.seen) this.pause();
    if (seen && !this.isHere) this.moments.want(this.place);
  }

  /** Plays in slow motion, or stops. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.keepTime();
  }

  /** Plays faster or slower from now on. */
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.keepTime();
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.beat);
  }

  /** Goes a step further, or back; across the ends of the row. */
  go(by: 1 | -1): void {
    this.track.pause();
    this.made += 1;
    const { moment, place } = this;
    if (moment?.index !== place.index || place.step === null) return this.moments.want(place);
    const step = place.step + by;
    if (step < 0) this.seek({ index: place.index - 1, step: null });
    else if (step >= moment.steps.length) this.seek({ index: place.index + 1, step: 0 });
    else this.seek({ index: place.index, step });
  }

  /** A step by hand, which ends the playing. */
  press(by: 1 | -1): void {
    this.pause();
    this.go(by);
  }

  /** What keys do. */
  keys(): Record<string, () => void> {
    return { '.': () => this.press(1), ',': () => this.press(-1) };
  }

  /** What keys do before a class, where a remote control sends the full stop for a black screen. */
  presentingKeys(): Record<string, () => void> {
    const paced = (by: 1 | -1) => () => this.setSpeed(SLOW_SPEEDS[SLOW_SPEEDS.indexOf(this.speed) + by] ?? this.speed);
    return { ArrowDown: () => this.press(1), ArrowUp: () => this.press(-1), s: () => this.toggle(), '+': paced(1), '-': paced(-1) };
  }

  /** Points at an entry of a list, or no longer. */
  point(entry: TraceEntry | null): void {
    this.pointed = entry;
    this.wantState();
  }

  /** Shows so many more entries of each list. */
  showMore(): void {
    this.most += 4 * FEW;
    this.moments.want(this.place);
  }

  /** Asks again after something failed. */
  retry(): void {
    this.moments.want(this.place);
  }

  /** Has the sentences of the moment in the language of the page. */
  reword(): void {
    if (this.moment && this.language !== settings.language) this.moments.want(this.place);
  }

  close(): void {
    this.pause();
    clearTimeout(this.resting);
    this.moments.clear();
    this.earliers.clear();
    this.states.clear();
  }

  private keepTime(): void {
    clearInterval(this.beat);
    this.beat = setInterval(() => (this.isLast ? this.pause() : this.go(1)), 1000 / this.speed);
  }

  /** The last row of which there is anything to tell. */
  private get last(): number {
    return Math.min(this.track.last, this.run.size.moments - 1);
  }

  private get isHere(): boolean {
    return this.moment?.index === this.place.index && this.moment.step === this.place.step;
  }

  private seek(place: Place): void {
    if (place.index < 0 || place.index > this.last) return;
    this.place = place;
    this.moments.want(place);
    this.track.seek(place.index);
  }

  private async load(place: Place): Promise<void> {
    const { index, step } = place;
    const { language } = settings;
    const before = performance.now();
    const moment = await asked({ ask: 'trace-moment', run: this.run.run, index, most: this.most, ...(step === null ? {} : { step }) });
    this.took = performance.now() - before;
    if (this.place === place) this.place = { index, step: moment.step };
    [this.moment, this.pointed, this.error, this.language] = [moment, null, null, language];
    this.wantState();
    // Not while one scrubs: then the next moment is wanted first.
    if (this.isHere && this.step?.kind === 'take') this.earliers.want(moment);
  }

  /** Why a state is taken is told by the list from which it is taken: after that it is no longer there. */
  private async loadBefore(than: TraceMoment): Promise<void> {
    const { index, step } = than;
    if (index + step === 0) return;
    const place = step > 0 ? { index, step: step - 1 } : { index: index - 1 };
    const moment = await asked({ ask: 'trace-moment', run: this.run.run, most: 1, ...place });
    this.earlier = { than, moment };
  }

  private wantState(): void {
    if (this.entry && !this.state) this.states.want(this.entry);
  }

  private async picture(entry: TraceEntry): Promise<void> {
    const { from, place } = entry;
    const told = await asked({ ask: 'trace-state', run: this.run.run, place, changes: true, ...(from === null ? {} : { from }) });
    this.pictured = { ...told, board: told.board && wholeBoard(told.board, this.start) };
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      [this.error, this.moment] = [error, null];
    }
  }
}
