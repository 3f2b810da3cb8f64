// What the charts of the lab are drawn from: sums over the engine's counts, and the ticks of an axis.
import type { Dominance, PairCount } from '../../protocol';

/** How many states have an error, or one of several beside each other; the error is the estimate minus the true distance. */
export interface ErrorCount {
  from: number;
  to: number;
  states: number;
}

/** Bars that can be told apart. */
const MOST_BARS = 120;

/**
 * How many states have which error, from the least to the greatest with nothing left out between, of those where both are finite.
 * Of very many errors several share a bar, but 0 has its own.
 */
export function errorsOf(pairs: readonly PairCount[]): ErrorCount[] {
  const errors = pairs.flatMap(({ estimate, distance, states }) => (estimate === null || distance === null ? [] : [{ error: estimate - distance, states }]));
  if (errors.length === 0) return [];
  const least = errors.reduce((so, { error }) => Math.min(so, error), Infinity);
  const most = greatest(errors, ({ error }) => error);
  const wide = Math.max(1, Math.ceil((most - least) / MOST_BARS));
  const barOf = (error: number) => Math.sign(error) * Math.ceil(Math.abs(error) / wide);
  const bars = Array.from({ length: barOf(most) - barOf(least) + 1 }, (_, at): ErrorCount => {
    const bar = barOf(least) + at;
    const [near, far] = [(Math.abs(bar) - 1) * wide + 1, Math.abs(bar) * wide];
    if (bar === 0) return { from: 0, to: 0, states: 0 };
    return bar > 0 ? { from: near, to: far, states: 0 } : { from: -far, to: -near, states: 0 };
  });
  for (const { error, states } of errors) {
    const bar = bars[barOf(error) - barOf(least)];
    if (bar) bar.states += states;
  }
  return bars;
}

/** The greatest value of things, however many there are; `least` where there are none. */
export function greatest<T>(things: readonly T[], value: (thing: T) => number, least = -Infinity): number {
  return things.reduce((so, thing) => Math.max(so, value(thing)), least);
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

/** The frame around a board, the space between two frames, and the width of a board that is easily seen, in pixels. */
const [FRAME, BETWEEN, SEEN] = [18, 12, 168];

/** How wide boards are that fill the rows of a place; even in a narrow one two stand side by side. */
export function boardWidth(room: number): number {
  if (room <= 0) return SEEN;
  const columns = Math.max(2, Math.floor((room + BETWEEN) / (SEEN + FRAME + BETWEEN)));
  return Math.floor((room - BETWEEN * (columns - 1)) / columns) - FRAME;
}
