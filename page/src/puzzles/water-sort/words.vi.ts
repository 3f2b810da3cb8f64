// Words of Water Sort, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Sắp xếp nước',
  keys: 'Bấm một cốc rồi bấm cốc khác. Phím mũi tên chọn cốc, Enter để nhấc và rót, Escape để đặt xuống.',
  score: (n) => `${n} lần rót`,
  counts: { cups: (n) => `${n} cốc`, colours: (n) => `${n} màu` },
  cup: (n, units) => `Cốc ${n}: ${units}`,
  empty: 'rỗng',
  patterns: 'Hoa văn trên màu',
};
