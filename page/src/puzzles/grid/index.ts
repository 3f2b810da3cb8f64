import { countTiles } from '../../boards/tiles';
import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const grid: PuzzlePage = {
  order: 6,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  editor: () => import('./editor'),
  areas: true,
  preview: { level: 'grid/3', pace: 150 },
  counts: (board) => ({ cells: countTiles(board, ({ kind }) => kind !== 'wall') }),
  score: 'cost',
  searched: [100, 100, 1000],
  welcome: { race: 'grid/1' },
};
export default grid;
