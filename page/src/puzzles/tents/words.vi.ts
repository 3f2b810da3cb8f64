// Words of Tents, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Lều trại',
  keys: 'Bấm: lều, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
  counts: { trees: (n) => `${n} cây` },
  cells: { tree: 'cây', tent: 'lều', open: 'ô trống' },
};
