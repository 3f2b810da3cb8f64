// The curves of a run: of its samples over the whole run, and of the recorded rows around the place that is shown.
import type { Dictionary } from '../../i18n/en';
import type { Sample, TraceRows } from '../../protocol';
import type { Curve } from '../../widgets/Chart.svelte';
import { bytesText } from '../../widgets/numbers';

export interface ChartData {
  key: string;
  title: string;
  x: readonly number[];
  curves: Curve[];
  format?: (value: number) => string;
  binary?: boolean;
  /** Where on the common axis vertical lines stand. */
  lines?: readonly number[];
}

type Words = Dictionary['watch'];

/** Steps over which the share of accepted changes is taken. */
const WINDOW = 50;

/** The whole run, by expansions. What never changes from nothing is left out. */
export function ofRun(series: readonly Sample[], t: Words): ChartData[] {
  const x = series.map((sample) => sample.expanded);
  const one = (key: string, title: string, colour: number, value: (sample: Sample) => number | undefined): ChartData => ({
    key, title, x, curves: [{ label: title, colour, fill: true, values: series.map((sample) => value(sample) ?? null) }],
  });
  return [
    one('frontier', t.frontier, 0, (sample) => sample.open),
    { ...one('memory', t.memory, 2, (sample) => sample.bytes), format: bytesText, binary: true },
    one('depth', t.deepest, 3, (sample) => sample.depth),
    one('best-energy', t.leastEnergySoFar, 1, (sample) => sample.energy),
    one('temperature-run', t.temperature, 4, (sample) => sample.temperature),
  ].filter((chart) => chart.curves.some((curve) => curve.values.some((value) => value !== null && value !== 0)));
}

/** The rows of a page. */
export function ofRows(rows: TraceRows, t: Words): ChartData[] {
  const x = rows.n;
  if (rows.kind === 'expansions') {
    const curves: Curve[] = [{ label: 'g', colour: 0, values: rows.g }];
    // A goal's estimate is known to be 0 even where nothing is estimated.
    if (rows.h.filter((h) => h !== null).length > 1) {
      curves.push({ label: 'h', colour: 2, values: rows.h });
      curves.unshift({ label: 'f', colour: 1, values: rows.g.map((g, at) => g + (rows.h[at] ?? 0)) });
    }
    return [{ key: 'costs', title: t.costs, x, curves }];
  }
  if (rows.kind === 'steps') {
    const lines = restarts(rows.n, rows.round);
    return [
      {
        key: 'energy',
        title: t.energy,
        x,
        lines,
        curves: [
          { label: t.rejectedDots, colour: 7, dots: true, values: rows.proposed.map((value, at) => (rows.accepted[at] ? null : value)) },
          { label: t.energy, colour: 1, values: rows.energy },
          { label: t.temperature, colour: 0, right: true, values: rows.temperature },
        ],
      },
      {
        key: 'acceptance',
        title: t.acceptance,
        x,
        lines,
        format: (value) => `${Math.round(value * 100)} %`,
        curves: [{ label: t.acceptance, colour: 2, fill: true, values: accepted(rows.accepted) }],
      },
    ];
  }
  return [
    {
      key: 'fitness',
      title: t.fitness,
      x,
      curves: [
        { label: t.bestFitness, colour: 1, values: rows.best },
        { label: t.meanFitness, colour: 0, values: rows.mean },
      ],
    },
    { key: 'energy', title: t.leastEnergy, x, curves: [{ label: t.leastEnergy, colour: 2, fill: true, values: rows.energy }] },
  ];
}

/** The share accepted of the last steps, at each step. */
export function accepted(made: readonly boolean[]): number[] {
  let count = 0;
  return made.map((yes, at) => {
    count += Number(yes) - Number(at >= WINDOW && made[at - WINDOW]);
    return count / Math.min(at + 1, WINDOW);
  });
}

/** The steps at which a local search had begun again. */
export function restarts(n: readonly number[], round: readonly number[]): number[] {
  return n.filter((_, at) => at > 0 && round[at] !== round[at - 1]);
}
