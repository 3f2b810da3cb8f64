// Where the block is, in words, for screen readers.

import type { Language } from '../../i18n/languages';
import type { Stage } from './stage';
import type { words } from './words';

/** A sentence about the block or the cubes; nothing on a board without. */
export function spoken(stage: Stage, chosen: 0 | 1, t: (typeof words)[Language]): string {
  if (!stage.pair) return '';
  const [a, b] = stage.pair.centres;
  if (stage.pair.apart) return t.apart(a.z + 1, a.x + 1, b.z + 1, b.x + 1, chosen + 1);
  if (a.x === b.x && a.z === b.z) return t.upright(a.z + 1, a.x + 1);
  return t.lying(a.z + 1, a.x + 1, b.z + 1, b.x + 1);
}
