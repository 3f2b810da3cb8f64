// What sounds when things are put on cells.
import { always, isWon, isWrong } from '../change';
import type { SoundTable } from '../../sound/table';

export const placementSounds: SoundTable = [
  ['won', isWon],
  ['wrong', isWrong],
  ['taken', ({ undone }) => undone],
  ['placed', always],
];
