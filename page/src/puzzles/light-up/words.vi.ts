// Words of Light Up, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Thắp sáng (Akari)',
  keys: 'Bấm: đèn, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
  first: {
    goal: 'Thắp sáng mọi ô. Đèn chiếu dọc theo hàng và cột cho đến ô đen, và không đèn nào được chiếu vào đèn khác. Con số là số đèn nằm cạnh nó.',
    keys: 'Bấm vào một ô: đèn, dấu, xóa. Kéo để đánh dấu nhiều ô. Cũng dùng được phím mũi tên và Enter.',
    touch: 'Chạm vào một ô: đèn, dấu, xóa. Kéo ngón tay để đánh dấu nhiều ô.',
  },
  put: (place) => `Đèn ở ${place}`,
  taken: (place) => `Đã bỏ đèn ở ${place}`,
  dark: (n) => `Còn ${n} ô tối`,
  counts: { numbers: (n) => `${n} ô số` },
  cells: { white: 'ô tối', lit: 'ô sáng', bulb: 'đèn', clash: 'đèn chiếu vào đèn khác', black: 'ô đen' },
};
