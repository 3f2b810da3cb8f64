// Words of lectures, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { en } from './words.en';

export const vi: Words<typeof en> = {
  title: 'Bài giảng',
  lead: 'Bài giảng là một tệp gồm nhiều trang: tiêu đề và lời giảng, màn để xem và để chơi, lượt tìm kiếm dừng ở nơi bạn muốn giảng giải, và cuộc đua. Hãy mở một bài rồi trình chiếu.',
  text: 'Nội dung bài giảng',
  placeholder: 'Dán bài giảng ở dạng JSON vào đây, hoặc thả tệp',
  file: 'Chọn tệp',
  open: 'Mở',
  example: 'Mở bài mẫu',
  close: 'Đóng bài giảng',
  by: (author) => `của ${author}`,
  slides: 'Các trang',
  place: (n, all) => `${n} / ${all}`,
  slideOf: (n, all) => `Trang ${n}/${all}`,
  stopOf: (n, all) => `Điểm dừng ${n}/${all}`,
  next: 'Tiếp',
  previous: 'Lùi',
  foreign: 'Bài giảng này mang theo một chương trình',
  foreignBefore: 'Trước khi mở bài giảng',
  noNotes: 'Trang này không có ghi chú.',
  notServed: 'Máy chủ này không phục vụ bài giảng nào. Hãy mở một tệp.',
  tooLarge: (mebibytes) => `Tệp lớn hơn ${mebibytes} MiB, quá lớn cho một bài giảng.`,
};
