// Words of quizzes, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { en } from './words.en';

export const vi: Words<typeof en> = {
  title: 'Câu đố',
  lead: 'Hãy đoán xem thuật toán làm gì. Câu hỏi được lấy từ một lần chạy thật trên màn này; đáp án là những gì nó đã làm.',
  count: 'Số câu hỏi',
  fresh: 'Câu hỏi mới',
  rule: (order) => `Cách thuật toán này chọn: ${order}`,
  question: (n, all) => `Câu ${n}/${all}`,
  score: (right, answered) => `Đúng ${right}/${answered}`,
  expanded: (n) => `Lần mở rộng thứ ${n}`,
  successor: 'Trạng thái kế tiếp',
  choices: 'Các đáp án',
  choice: (n, about) => `Đáp án ${n}: ${about}`,
  from: (n) => `sinh ra ở lần mở rộng thứ ${n}`,
  start: 'trạng thái đầu',
  noBoard: 'Không có bàn chơi: trạng thái này thuộc về lượt tìm từ phía đích.',
  right: 'Đúng rồi.',
  wrong: 'Chưa đúng.',
  chosen: 'bạn chọn',
  answer: 'đáp án đúng',
  next: 'Câu tiếp theo',
  finish: 'Xem kết quả',
  result: (right, all) => `Bạn trả lời đúng ${right}/${all} câu`,
  perfect: 'Bạn đoán được thuật toán này rồi.',
  most: 'Tốt lắm. Hãy xem thuật toán làm gì ở những câu bạn sai, rồi thử câu hỏi mới.',
  few: 'Hãy xem thuật toán làm gì ở những câu bạn sai rồi thử lại: khi lấy một mục ra, thuật toán so sánh điều gì?',
  missed: 'Những câu bạn trả lời sai',
  watchAt: (n) => `Xem lần mở rộng thứ ${n}`,
  again: 'Làm lại các câu này',
  watch: 'Xem lượt tìm kiếm này',
};
