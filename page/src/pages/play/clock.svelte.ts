// A stopwatch that runs only while the page is looked at.

export class Stopwatch {
  private before = $state(0);
  private since: number | null = null;
  private now = $state(0);
  private timer = 0;

  constructor(seconds: number) {
    this.before = seconds * 1000;
  }

  get seconds(): number {
    return Math.floor((this.before + this.now) / 1000);
  }

  start(): void {
    if (this.since !== null || document.hidden) return;
    this.since = performance.now();
    this.timer = window.setInterval(() => (this.now = performance.now() - (this.since ?? performance.now())), 250);
  }

  stop(): void {
    if (this.since === null) return;
    clearInterval(this.timer);
    this.before += performance.now() - this.since;
    this.now = 0;
    this.since = null;
  }

  reset(): void {
    this.stop();
    this.before = 0;
  }
}
