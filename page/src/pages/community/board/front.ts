// Where the entries of a front stand in its chart.

/** Round numbers that span values with some room, about as many as are wanted. */
export function scale(values: readonly number[], wanted = 5): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const first = Math.max(0, (Math.ceil(least / step) - 1) * step);
  const last = (Math.floor(most / step) + 1) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
}
