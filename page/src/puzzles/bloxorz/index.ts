import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const bloxorz: PuzzlePage = {
  order: 2,
  words,
  board: () => import('./Board.svelte'),
  sounds: () => import('./sounds'),
  told: () => import('./told'),
  thumbnail,
  looks: () => import('./Looks.svelte'),
  editor: () => import('./editor'),
  preview: { component: () => import('./Preview.svelte') },
  score: 'keys',
  searched: [150, 100, 1000],
  welcome: { play: 'bloxorz/1' },
};
export default bloxorz;
