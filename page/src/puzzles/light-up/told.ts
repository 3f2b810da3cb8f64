// What happened on a board of Light Up, in words.
import type { Change } from '../../boards/change';
import { toldPlacement } from '../../boards/grid/told';
import { countTiles } from '../../boards/tiles';
import { i18n } from '../../i18n';
import { words } from './words';

export function told(change: Change): string {
  const t = i18n.choose(words);
  const dark = countTiles(change.after.board, ({ kind }) => kind === 'white');
  return toldPlacement(change, ['bulb', 'clash'], t, [t.dark(dark)]);
}
