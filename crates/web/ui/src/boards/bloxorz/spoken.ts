// Where the block is, in words, for people who hear the page.

import type { Dictionary } from '../../i18n/en';
import type { Stage } from './stage';

/** A sentence about the block or the cubes; nothing on a board without. */
export function spoken(stage: Stage, chosen: 0 | 1, words: Dictionary['bloxorz']): string {
  if (!stage.pair) return '';
  const [a, b] = stage.pair.centres;
  if (stage.pair.apart) return words.apart(a.z + 1, a.x + 1, b.z + 1, b.x + 1, chosen + 1);
  if (a.x === b.x && a.z === b.z) return words.upright(a.z + 1, a.x + 1);
  return words.lying(a.z + 1, a.x + 1, b.z + 1, b.x + 1);
}
