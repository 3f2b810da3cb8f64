// The scale of bars: how long a bar is, as a part of the room there is, on a linear or a logarithmic scale.

export interface Scale {
  /** How much of the room a value takes, from 0 to 1. */
  part: (value: number) => number;
  /** Where the powers of ten lie on a logarithmic scale. */
  ticks: number[];
}

/** A scale for these values. A logarithmic one begins at a power of ten below the least of them that is above 0. */
export function scaleOf(values: readonly number[], log: boolean): Scale {
  const most = Math.max(0, ...values);
  const positive = values.filter((value) => value > 0);
  if (!log || positive.length === 0) return { part: (value) => (most > 0 ? value / most : 0), ticks: [] };
  const first = Math.ceil(Math.log10(Math.min(...positive))) - 1;
  const room = Math.log10(most) - first;
  const part = (value: number) => (value > 0 ? Math.max(0, (Math.log10(value) - first) / room) : 0);
  const powers = Array.from({ length: Math.max(0, Math.ceil(room) - 1) }, (_, at) => (at + 1) / room);
  return { part, ticks: powers };
}
