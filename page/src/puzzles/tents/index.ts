import { countTiles } from '../../boards/tiles';
import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const tents: PuzzlePage = {
  order: 4,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  editor: () => import('./editor'),
  counts: (board) => ({ trees: countTiles(board, ({ kind }) => kind === 'tree') }),
};
export default tents;
