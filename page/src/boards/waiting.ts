// Moves asked for before the board after the last one has arrived: what will be legal then is not known yet, so they wait.

export class Waiting<T> {
  private queue: T[] = [];
  /** Whether a move was made whose board has not arrived. */
  behind = false;

  /** `act` makes a move if it is legal, and returns whether it did. */
  constructor(private readonly act: (step: T) => boolean) {}

  ask(step: T): void {
    if (this.behind) this.queue.push(step);
    else this.behind = this.act(step);
  }

  /** The board is there: what waited is done, up to the next move. */
  arrived(): void {
    this.behind = false;
    while (!this.behind && this.queue.length > 0) this.behind = this.act(this.queue.shift() as T);
  }

  /** Forgets what waits. */
  clear(): void {
    this.queue = [];
  }
}
