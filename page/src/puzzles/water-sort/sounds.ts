// What sounds when in Water Sort. A cup that cannot be poured is refused by the board, which makes that sound.
import { added, always, isWon } from '../../boards/change';
import type { SoundTable } from '../../sound/table';

export const sounds: SoundTable = [
  ['won', isWon],
  ['placed', ({ before, after }) => added(before.review.done_columns, after.review.done_columns).length > 0],
  ['pour', always],
];
