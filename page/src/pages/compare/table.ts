// The results of a race as plain rows for CSV: full numbers, names as the command line has them.
import type { Report } from '../../protocol';
import type { CsvValue } from '../../widgets/export/csv';

export function tableOf(reports: readonly Report[]): { head: string[]; rows: CsvValue[][] } {
  const measures = [...new Set(reports.flatMap((report) => Object.keys(report.measures)))];
  const columns: [name: string, value: (report: Report) => CsvValue][] = [
    ['puzzle', (report) => report.puzzle],
    ['level', (report) => report.level],
    ['algorithm', (report) => report.algorithm],
    ['heuristic', (report) => report.heuristic],
    ['space', (report) => report.space],
    ['seed', (report) => report.seed],
    ['outcome', (report) => report.outcome],
    ['limit', (report) => report.limit],
    ['seconds', (report) => report.stats.seconds],
    ['expanded', (report) => report.stats.expanded],
    ['generated', (report) => report.stats.generated],
    ['peak_open', (report) => report.stats.peak_open],
    ['search_bytes', (report) => report.stats.search_bytes],
    ['length', (report) => report.length],
    ['cost', (report) => report.cost],
    ['optimal', (report) => report.optimal],
    ...measures.map((measure): [string, (report: Report) => CsvValue] => [`measure:${measure}`, (report) => report.measures[measure]]),
  ];
  return { head: columns.map(([name]) => name), rows: reports.map((report) => columns.map(([, value]) => value(report))) };
}
