// One question at a time: while one is being answered, only the latest of those that come in is kept.

export class Latest<K> {
  private wanted: { key: K } | null = null;
  private busy = false;

  constructor(private readonly answer: (key: K) => Promise<void>) {}

  want(key: K): void {
    this.wanted = { key };
    if (!this.busy) void this.work();
  }

  /** Forgets what is waiting. */
  clear(): void {
    this.wanted = null;
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.wanted) {
      const { key } = this.wanted;
      this.wanted = null;
      await this.answer(key);
    }
    this.busy = false;
  }
}
