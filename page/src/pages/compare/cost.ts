// What a solution cost, by the measure that its search added up: pushes, moves, …
import { i18n } from '../../i18n';
import type { Report } from '../../protocol';
import { costName } from '../../store/names';

/** The cost with its unit, and the moves beside it where they differ. */
export function costText(puzzle: string, { cost, length }: Pick<Report, 'cost' | 'length'>, measure: string | null): string {
  const parts = [`${costName(puzzle, measure)}: ${i18n.count(cost ?? 0)}`];
  if (length !== cost) parts.push(`${i18n.t.compare.columns.moves}: ${i18n.count(length ?? 0)}`);
  return parts.join(' · ');
}
