// Words of Light Up, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Thắp sáng (Akari)',
  keys: 'Bấm: đèn, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
  counts: { numbers: (n) => `${n} ô số` },
  cells: { white: 'ô tối', lit: 'ô sáng', bulb: 'đèn', clash: 'đèn chiếu vào đèn khác', black: 'ô đen' },
};
