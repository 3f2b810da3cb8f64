// Counts by cell as a heat map: from 0 to 1, so that rare cells still differ from empty ones.

/** Nothing where no cell was counted: then there is no map to show. */
export function warmth(counts: readonly number[]): Float32Array | null {
  const most = counts.reduce((so, count) => Math.max(so, count), 0);
  return most === 0 ? null : Float32Array.from(counts, (count) => Math.sqrt(count / most));
}
