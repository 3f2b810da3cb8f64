// Words of Tents, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Lều trại',
  keys: 'Bấm: lều, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
  first: {
    goal: 'Dựng một lều cạnh mỗi cây. Các lều không chạm nhau, kể cả ở góc. Con số là số lều của hàng hoặc cột.',
    keys: 'Bấm vào một ô: lều, dấu, xóa. Kéo để đánh dấu nhiều ô. Cũng dùng được phím mũi tên và Enter.',
    touch: 'Chạm vào một ô: lều, dấu, xóa. Kéo ngón tay để đánh dấu nhiều ô.',
  },
  put: (place) => `Lều ở ${place}`,
  taken: (place) => `Đã bỏ lều ở ${place}`,
  counts: { trees: (n) => `${n} cây` },
  cells: { tree: 'cây', tent: 'lều', open: 'ô trống' },
};
