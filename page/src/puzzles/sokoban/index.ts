import { countTiles } from '../../boards/tiles';
import type { PuzzlePage } from '../contract';
import './accent.css';
import { isBox } from './motion';
import { thumbnail } from './thumbnail';
import { words } from './words';

const sokoban: PuzzlePage = {
  order: 3,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  editor: () => import('./editor'),
  looks: () => import('./Looks.svelte'),
  preview: { pace: 190 },
  counts: (board) => ({ boxes: countTiles(board, ({ kind }) => isBox(kind)) }),
  loses: isBox,
  score: 'pushes',
};
export default sokoban;
