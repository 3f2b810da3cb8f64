// What the charts of the lab are drawn from: sums over the engine's counts, and the ticks of an axis.
import type { Dominance, PairCount } from '../../protocol';

export interface ErrorCount {
  /** Estimate minus true distance. */
  error: number;
  states: number;
}

/** How many states have which error, from the least to the greatest with nothing left out between, of those where both are finite. */
export function errorsOf(pairs: readonly PairCount[]): ErrorCount[] {
  const counts = new Map<number, number>();
  for (const { estimate, distance, states } of pairs) {
    if (estimate === null || distance === null) continue;
    counts.set(estimate - distance, (counts.get(estimate - distance) ?? 0) + states);
  }
  const errors = [...counts.keys()].sort((one, other) => one - other);
  const [least = 0, most = -1] = [errors[0], errors.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, at) => ({ error: least + at, states: counts.get(least + at) ?? 0 }));
}

/** Round numbers from 0 up to at least `most`, about as many as asked for. */
export function ticks(most: number, wanted = 6): number[] {
  const rough = Math.max(1, most / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step);
}

/** The radius of a dot for so many states: its area grows with the digits of the count, so that single states are seen too. */
export function radius(states: number, most: number, largest: number): number {
  const share = most > 1 ? Math.log(states + 1) / Math.log(most + 1) : 1;
  return Math.max(2, largest * Math.sqrt(share));
}

/** What two heuristics beside each other show, with the one that dominates first. */
export function verdictOf({ first, second, higher, lower }: Dominance): { verdict: 'dominates' | 'same' | 'neither'; one: string; other: string } {
  if (higher && lower) return { verdict: 'neither', one: first, other: second };
  if (!higher && !lower) return { verdict: 'same', one: first, other: second };
  return higher ? { verdict: 'dominates', one: first, other: second } : { verdict: 'dominates', one: second, other: first };
}
