// Words of the links that lead to the lessons, in Vietnamese.
import type { Dictionary } from '../en';

export const learn: Dictionary['learn'] = {
  path: 'Tìm kiếm trong một giờ',
  algorithm: 'Về thuật toán này',
  puzzle: 'Về trò chơi này',
  lab: 'Phòng thí nghiệm heuristic: so ước lượng với sự thật',
  labBrief: 'Phòng thí nghiệm heuristic',
  quiz: 'Đố tôi về lượt tìm kiếm này',
  lecture: 'Bài giảng: các trang có lượt tìm kiếm chạy thật',
};
