// The results of a race as plain rows for CSV: full numbers, names as the command line has them.
import type { Report, Times } from '../../protocol';
import type { CsvValue } from '../../widgets/export/csv';

/** What a lane came to. */
export interface Result {
  report: Report;
  times: Times | null;
  /** What the search added up as its cost, where that is one measure. */
  costMeasure: string | null;
}

export function tableOf(results: readonly Result[]): { head: string[]; rows: CsvValue[][] } {
  const measures = [...new Set(results.flatMap(({ report }) => Object.keys(report.measures)))];
  const settings = (report: Report) => Object.entries(report.options).map(([name, value]) => `${name}=${String(value)}`).join(' ');
  const columns: [name: string, value: (result: Result) => CsvValue][] = [
    ['puzzle', ({ report }) => report.puzzle],
    ['level', ({ report }) => report.level],
    ['algorithm', ({ report }) => report.algorithm],
    ['heuristic', ({ report }) => report.heuristic],
    ['space', ({ report }) => report.space],
    ['settings', ({ report }) => settings(report)],
    ['seed', ({ report }) => report.seed],
    ['outcome', ({ report }) => report.outcome],
    ['limit', ({ report }) => report.limit],
    ['seconds', ({ report }) => report.stats.seconds],
    ['seconds_lower', ({ times }) => times?.lower],
    ['seconds_upper', ({ times }) => times?.upper],
    ['timed_runs', ({ times }) => times?.runs],
    ['expanded', ({ report }) => report.stats.expanded],
    ['generated', ({ report }) => report.stats.generated],
    ['peak_open', ({ report }) => report.stats.peak_open],
    ['search_bytes', ({ report }) => report.stats.search_bytes],
    ['length', ({ report }) => report.length],
    ['cost', ({ report }) => report.cost],
    ['cost_measure', ({ costMeasure }) => costMeasure],
    ['optimal', ({ report }) => report.optimal],
    ...measures.map((measure): [string, (result: Result) => CsvValue] => [`measure:${measure}`, ({ report }) => report.measures[measure]]),
  ];
  return { head: columns.map(([name]) => name), rows: results.map((result) => columns.map(([, value]) => value(result))) };
}
