// What happened on a board of Tents, in words.
import type { Change } from '../../boards/change';
import { toldPlacement } from '../../boards/grid/told';
import { i18n } from '../../i18n';
import { words } from './words';

export const told = (change: Change) => toldPlacement(change, ['tent'], i18n.choose(words));
