import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const sokoban: PuzzlePage = {
  order: 3,
  words,
  board: () => import('./Board.svelte'),
  thumbnail,
  looks: () => import('./Looks.svelte'),
  preview: { pace: 190 },
  score: 'pushes',
};
export default sokoban;
