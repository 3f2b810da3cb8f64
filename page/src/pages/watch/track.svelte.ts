// Something to scrub through: a place on a line of known length, moved by hand or by the clock.

/** Places a second, from a slow walk to a leap. */
export const SPEEDS = [1, 4, 15, 60, 250, 1000, 5000];

export class Track {
  at = $state(0);
  playing = $state(false);
  speed = $state(SPEEDS[1] as number);
  private frame = 0;

  /** `last` is the greatest place; `onmove` is called at every change. */
  constructor(
    readonly last: number,
    private readonly onmove: (at: number) => void,
  ) {
    // Fast enough to take some ten seconds at most.
    this.speed = SPEEDS.find((speed) => last / speed <= 10) ?? (SPEEDS.at(-1) as number);
  }

  seek(at: number): void {
    const place = Math.min(this.last, Math.max(0, Math.round(at)));
    if (place === this.at) return;
    this.at = place;
    this.onmove(place);
  }

  /** Moves by hand, which ends the playing. */
  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  /** What keys do: the space bar plays, arrows step by so many places, Home and End go to the ends. */
  keys(by: number): Record<string, () => void> {
    return {
      ' ': () => this.toggle(),
      ArrowRight: () => this.step(by),
      ArrowLeft: () => this.step(-by),
      Home: () => this.step(-this.at),
      End: () => this.step(this.last - this.at),
    };
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.seek(0);
    this.playing = true;
    let [before, exact] = [performance.now(), this.at];
    const tick = (now: number) => {
      // Scrubbing while it plays moves the place from which it continues.
      if (Math.floor(exact) !== this.at) exact = this.at;
      exact = Math.min(this.last, exact + ((now - before) / 1000) * this.speed);
      before = now;
      this.seek(Math.floor(exact));
      if (this.at >= this.last) this.playing = false;
      else this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.frame);
  }
}
