// Words of presentations and of what is saved, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { en } from './words.en';

export const vi: Words<typeof en> = {
  present: 'Trình chiếu',
  presentKey: 'Chiếu toàn màn hình cho cả lớp (P)',
  leave: 'Thoát trình chiếu (Esc)',
  next: 'Tiếp (Page Down)',
  previous: 'Lùi (Page Up)',
  notes: 'Ghi chú (N)',
  ownNotes: 'Ghi chú của bạn về màn này',
  black: 'Màn hình đang tắt. Nhấn B để bật lại.',
  blacken: 'Tắt màn hình (B)',
  clear: 'Xóa dấu (C)',
  tree: 'Hiện cây (T)',
  marks: (n) => (n === 0 ? 'Chưa đánh dấu ô nào.' : `Đã đánh dấu ${n} ô.`),
  save: 'Lưu thành…',
  saveTitle: 'Lưu những gì đang thấy',
  still: 'Chỗ này',
  whole: 'Toàn bộ',
  gif: 'Ảnh động GIF',
  html: 'Trang web để tua (HTML)',
  allPlaces: (n) => `Tệp có đủ ${n} bước.`,
  sampled: (n, all) => `Tệp có ${n} trong ${all} bước, cách đều nhau.`,
  making: (done, all) => `Hình ${done} trong ${all}`,
  noBoard: 'tìm thấy từ phía đích nên không có bàn chơi',
  scrub: 'Vị trí',
  play: 'Chạy',
  pause: 'Dừng',
  htmlKeys: 'Phím mũi tên đi từng bước, phím cách để chạy.',
};
