// Words of the gallery, in Vietnamese.
import type { Dictionary } from '../en';

export const gallery: Dictionary['gallery'] = {
  welcome: 'Trò chơi giải đố và các thuật toán giải chúng',
  lead: 'Chơi một màn, xem thuật toán suy nghĩ, và cho nhiều thuật toán đua trên cùng một bàn.',
  playFirst: (puzzle) => `Chơi ${puzzle}`,
  raceFirst: 'Xem A* và BFS đua',
  continue: 'Chơi tiếp',
  levels: (n) => `${n} màn`,
  solved: (n, all) => `đã giải ${n}/${all}`,
  level: (n) => `Màn ${n}`,
  best: 'Tốt nhất đã biết',
  own: 'Kỷ lục của bạn',
  isSolved: 'Đã giải',
  started: 'Đang chơi dở',
  empty: 'Chưa có màn nào.',
  soon: 'Sắp có',
  difficulty: 'Độ khó',
  all: 'Tất cả',
  movesMade: (n) => `đã đi ${n} nước`,
};
