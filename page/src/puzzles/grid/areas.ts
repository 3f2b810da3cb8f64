// The open and the closed cells at a row of a recorded search. Going to another row changes only the cells that differ, so
// that scrubbing through a large map costs as much as what happened in between.
import type { TraceCells } from '../../protocol';

export const [UNSEEN, OPEN, CLOSED] = [0, 1, 2] as const;

export class Areas {
  /** For each cell, whether it is `UNSEEN`, `OPEN` or `CLOSED`. */
  readonly state: Uint8Array;
  /** For each cell that was seen, its cost from the start. */
  readonly cost: Float64Array;
  open = 0;
  closed = 0;
  private row = -1;
  /** How many of the reached cells have been reached by the current row. */
  private reached = 0;
  /** For each reached cell, when it was reached before; -1 for the first time. */
  private readonly earlier: Int32Array;
  /** Whether the expansion at a row was the first of its cell. */
  private readonly closes: Uint8Array;

  constructor(
    private readonly told: TraceCells,
    cells: number,
  ) {
    this.state = new Uint8Array(cells);
    this.cost = new Float64Array(cells);
    const latest = new Int32Array(cells).fill(-1);
    this.earlier = Int32Array.from(told.reached, (cell, at) => {
      const before = latest[cell] ?? -1;
      latest[cell] = at;
      return before;
    });
    const seen = new Uint8Array(cells);
    this.closes = Uint8Array.from(told.expanded, (cell) => {
      if (cell === null || seen[cell]) return 0;
      seen[cell] = 1;
      return 1;
    });
  }

  estimate(cell: number): number | null {
    return this.told.h[cell] ?? null;
  }

  /** Goes to a row; calls back for each cell that may have changed. */
  seek(row: number, changed: (cell: number) => void): void {
    const target = Math.max(-1, Math.min(row, this.told.expanded.length - 1));
    if (target >= this.row) this.forward(target, changed);
    else this.back(target, changed);
    this.row = target;
  }

  private forward(target: number, changed: (cell: number) => void): void {
    const { reached, row, g, expanded } = this.told;
    for (; this.reached < reached.length && (row[this.reached] ?? 0) <= target; this.reached++) {
      const cell = reached[this.reached] ?? 0;
      this.cost[cell] = g[this.reached] ?? 0;
      if (this.state[cell] === UNSEEN) this.set(cell, OPEN);
      changed(cell);
    }
    for (let at = this.row + 1; at <= target; at++) {
      const cell = expanded[at] ?? null;
      if (cell === null || !this.closes[at]) continue;
      this.set(cell, CLOSED);
      changed(cell);
    }
  }

  private back(target: number, changed: (cell: number) => void): void {
    const { reached, row, g, expanded } = this.told;
    for (let at = this.row; at > target; at--) {
      const cell = expanded[at] ?? null;
      if (cell === null || !this.closes[at]) continue;
      this.set(cell, OPEN);
      changed(cell);
    }
    for (; this.reached > 0 && (row[this.reached - 1] ?? 0) > target; this.reached--) {
      const [cell, before] = [reached[this.reached - 1] ?? 0, this.earlier[this.reached - 1] ?? -1];
      if (before >= 0) this.cost[cell] = g[before] ?? 0;
      else this.set(cell, UNSEEN);
      changed(cell);
    }
  }

  private set(cell: number, state: number): void {
    const was = this.state[cell];
    this.open += Number(state === OPEN) - Number(was === OPEN);
    this.closed += Number(state === CLOSED) - Number(was === CLOSED);
    this.state[cell] = state;
  }
}
