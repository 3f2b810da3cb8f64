import type { PuzzlePage } from '../contract';
import './accent.css';
import { thumbnail } from './thumbnail';
import { words } from './words';

const tents: PuzzlePage = { order: 4, words, board: () => import('./Board.svelte'), thumbnail };
export default tents;
