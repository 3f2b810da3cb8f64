// What happened on a board of Water Sort, in words.
import { added, type Change } from '../../boards/change';
import { i18n } from '../../i18n';
import { pourOf, unitsOf } from './pour';
import { amount, isMany } from './spoken';
import { words } from './words';

export function told({ before, after, undone }: Change): string {
  const [t, { boards }] = [i18n.choose(words), i18n.t];
  const [was, is] = [unitsOf(before.board), unitsOf(after.board)];
  const pour = pourOf(was, is);
  const unit = pour?.units[0];
  if (!pour || !unit) return undone ? `${boards.undone}.` : '';
  const water = amount(unit, pour.units.length, isMany(is), t);
  const parts = [(undone ? t.back : t.poured)(water, pour.from + 1, pour.to + 1)];
  parts.push(...added(before.review.done_columns, after.review.done_columns).map((cup) => t.done(cup + 1)));
  return `${parts.join('; ')}.`;
}
