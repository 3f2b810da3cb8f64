import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const lightUp: PuzzlePage = { order: 5, words, board: () => import('./Board.svelte'), thumbnail };
export default lightUp;
