// What proves that the cost of a solution is the least.
import type { Report } from '../../../protocol';
import { cardOf, latest } from '../../../store/catalogue.svelte';

type Searched = Pick<Report, 'algorithm' | 'puzzle' | 'heuristic' | 'space'>;

/** How a least cost is proved: all that is cheaper was searched, blindly or guided by an estimate never too high; or by a bound. */
export function proofOf(report: Searched): 'blind' | 'guided' | 'bound' {
  const algorithm = latest.all?.algorithms.find(({ name }) => name === report.algorithm);
  if (!algorithm || algorithm.optimal === 'no') return 'bound';
  if (!algorithm.informed) return 'blind';
  const heuristic = cardOf(report.puzzle)?.heuristics.find(({ name, space }) => name === report.heuristic && space === report.space);
  return heuristic?.admissible ? 'guided' : 'bound';
}

/** Whether no solution on a path costs less than the path's f: where the estimate proved the cost, it is never too high. */
export function isLowerBound(report: Searched & Pick<Report, 'optimal'>): boolean {
  return report.optimal === true && proofOf(report) === 'guided';
}
