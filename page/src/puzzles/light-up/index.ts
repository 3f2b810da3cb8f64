import { countTiles } from '../../boards/tiles';
import type { PuzzlePage } from '../contract';
import './accent.css';
import { isBulb, isNumber } from './paint';
import { thumbnail } from './thumbnail';
import { words } from './words';

const lightUp: PuzzlePage = {
  order: 5,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  editor: () => import('./editor'),
  counts: (board) => ({ numbers: countTiles(board, ({ kind, label }) => kind === 'black' && isNumber(label)) }),
  loses: isBulb,
};
export default lightUp;
