import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const waterSort: PuzzlePage = {
  order: 1,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  editor: () => import('./editor'),
  looks: () => import('./Looks.svelte'),
  // A pouring cup is held above the others.
  preview: { level: 'water-sort/classic/3', pace: 1050, padding: '30px 0 0' },
  counts: ({ width, legend }) => ({ cups: width, colours: new Set(legend.flatMap(({ tint }) => tint ?? [])).size }),
  score: 'pours',
};
export default waterSort;
