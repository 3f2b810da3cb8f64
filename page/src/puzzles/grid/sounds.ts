// What sounds when on a map.
import { always, isWon } from '../../boards/change';
import type { SoundTable } from '../../sound/table';

export const sounds: SoundTable = [
  ['won', isWon],
  ['move', always],
];
