// What sounds when in Sokoban.
import { always, isWon, type Change } from '../../boards/change';
import { countTiles } from '../../boards/tiles';
import type { SoundTable } from '../../sound/table';
import { isBox, isGoal, motionOf } from './motion';

const home = ({ board }: Change['after']) => countTiles(board, ({ kind }) => isBox(kind) && isGoal(kind));

export const sounds: SoundTable = [
  ['won', isWon],
  ['placed', ({ before, after, undone }) => !undone && home(after) > home(before)],
  ['push', ({ before, after }) => motionOf(before.board, after.board)?.box != null],
  ['move', always],
];
