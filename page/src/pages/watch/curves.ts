// The curves of a run: of its samples over the whole run, and of the recorded rows around the place that is shown.
import type { Dictionary } from '../../i18n/en';
import type { RunInfo, Sample, TraceRows, TraceSize } from '../../protocol';
import type { ChartEnd, Curve } from '../../widgets/Chart.svelte';
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
  /** What comes after the last place of the common axis. */
  end?: ChartEnd;
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

/** What is to be known of a recording whose rows are drawn. */
type Recorded = Pick<RunInfo, 'uses_f'> & { size: Pick<TraceSize, 'goal' | 'events'> };

/** The rows of a page of a recording. */
export function ofRows(rows: TraceRows, t: Words, run: Recorded): ChartData[] {
  const x = rows.n;
  if (rows.kind === 'expansions') return [costs(rows, t, run)];
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

/** The costs of the expansions. The goal that ends a search is not one of them: it comes after the last. */
function costs(rows: Extract<TraceRows, { kind: 'expansions' }>, t: Words, { size: { goal, events }, uses_f: usesF }: Recorded): ChartData {
  const last = rows.n.length - 1;
  const hasGoal = goal && (rows.n[last] ?? 0) > events;
  const count = hasGoal ? last : last + 1;
  const f = rows.g.map((g, at) => g + (rows.h[at] ?? 0));
  // A goal's estimate is known to be 0 even where nothing is estimated.
  const isGuided = rows.h.some((h, at) => h !== null && at < count);
  const all: [label: string, colour: number, values: readonly (number | null)[]][] = [
    ...(isGuided && usesF ? [['f', 1, f] as [string, number, number[]]] : []),
    ['g', 0, rows.g],
    ...(isGuided ? [['h', 2, rows.h] as [string, number, (number | null)[]]] : []),
  ];
  return {
    key: 'costs',
    title: t.costs,
    x: rows.n.slice(0, count),
    curves: all.map(([label, colour, values]) => ({ label, colour, values: values.slice(0, count) })),
    ...(hasGoal ? { end: { after: events, label: t.isGoal, values: all.map(([, , values]) => values[last] ?? null) } } : {}),
  };
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
