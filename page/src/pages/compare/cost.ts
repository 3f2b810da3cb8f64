// What a solution cost, by the measure that its search added up: pushes, moves, …
import { i18n } from '../../i18n';
import type { Report } from '../../protocol';
import { measureName } from '../../store/names';

/** What a search adds up; just its cost where that is made of several measures. */
export function unitName(puzzle: string, measure: string | null): string {
  return measure === null ? i18n.t.compare.columns.cost : measureName(puzzle, measure);
}

/** The cost with its unit, and the moves beside it where they differ. */
export function costText(puzzle: string, { cost, length }: Pick<Report, 'cost' | 'length'>, measure: string | null): string {
  const parts = [`${unitName(puzzle, measure)}: ${i18n.count(cost ?? 0)}`];
  if (length !== cost) parts.push(`${i18n.t.compare.columns.moves}: ${i18n.count(length ?? 0)}`);
  return parts.join(' · ');
}
