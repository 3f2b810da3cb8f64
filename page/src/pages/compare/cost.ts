// What a solution cost, by the measure that its search added up: pushes, moves, …
import { i18n } from '../../i18n';
import type { Report } from '../../protocol';
import { costName } from '../../store/names';

type Cost = Pick<Report, 'cost' | 'length' | 'optimal'>;

/** The cost with its unit, and whether it was proved least; beside it the moves where they differ, of which nothing is proved. */
export function costText(puzzle: string, { cost, length, optimal }: Cost, measure: string | null): string {
  const proved = optimal ? ` (${i18n.t.watch.optimal})` : '';
  const parts = [`${costName(puzzle, measure)}: ${i18n.count(cost ?? 0)}${proved}`];
  if (length !== cost) parts.push(`${i18n.t.compare.columns.moves}: ${i18n.count(length ?? 0)}`);
  return parts.join(' · ');
}
