// Words of Sokoban, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Sokoban',
  keys: 'Phím mũi tên hoặc WASD để đi và đẩy. Bấm vào một ô để đi đến đó; kéo thùng để đẩy nó đến đó, hoặc bấm vào thùng ngay cạnh bạn.',
  score: (n) => `${n} lần đẩy`,
  counts: { boxes: (n) => `${n} thùng` },
  look: 'Kiểu hình',
  looks: { warehouse: 'Nhà kho', garden: 'Khu vườn', space: 'Trạm vũ trụ' },
  character: 'Nhân vật',
  characters: { worker: 'Công nhân', cat: 'Mèo', robot: 'Rô-bốt', penguin: 'Chim cánh cụt' },
};
