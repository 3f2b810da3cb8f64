// Words of Water Sort, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Sắp xếp nước',
  keys: 'Bấm một cốc rồi bấm cốc khác. Phím mũi tên chọn cốc, Enter để nhấc và rót, Escape để đặt xuống.',
  score: (n) => `${n} lần rót`,
  counts: { cups: (n) => `${n} cốc`, colours: (n) => `${n} màu` },
  first: {
    goal: 'Rót nước cho đến khi mỗi cốc chỉ còn một màu.',
    keys: 'Bấm một cốc rồi bấm cốc muốn rót vào: cốc rỗng, hoặc cốc có cùng màu ở trên cùng.',
    touch: 'Chạm một cốc rồi chạm cốc muốn rót vào: cốc rỗng, hoặc cốc có cùng màu ở trên cùng.',
  },
  cup: (n, units) => `Cốc ${n}: ${units}`,
  empty: 'rỗng',
  colours: [
    'xanh dương', 'đỏ', 'vàng', 'xanh lá', 'tím', 'cam', 'xanh ngọc', 'hồng',
    'nâu', 'xanh nõn chuối', 'xanh tím than', 'xám', 'hồng phấn', 'xanh rêu',
  ],
  letter: (label) => `màu ${label}`,
  units: (n, colour) => `${n} phần ${colour}`,
  takes: 'rót vào được',
  lifted: (n, units) => `Đã nhấc cốc ${n}: ${units}`,
  refused: (n) => `Lúc này không rót được gì từ cốc ${n}.`,
  poured: (units, from, to) => `Đã rót ${units} từ cốc ${from} sang cốc ${to}`,
  back: (units, from, to) => `Đã trả ${units} từ cốc ${from} về cốc ${to}`,
  done: (n) => `cốc ${n} đã xong`,
  patterns: 'Hoa văn trên màu',
};
