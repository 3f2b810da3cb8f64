// What sounds when in Bloxorz. A fall and a refused roll have sounds of their own, made by the board.
import { isWon, type Change } from '../../boards/change';
import type { SoundTable } from '../../sound/table';
import { bridgesOf, stageOf } from './stage';

const bridgesMoved = ({ before, after }: Change) => bridgesOf(stageOf(before.board)) !== bridgesOf(stageOf(after.board));

export const sounds: SoundTable = [
  ['won', isWon],
  ['switch', (change) => !change.lost && bridgesMoved(change)],
  ['roll', ({ lost }) => !lost],
];
