// Words of Sokoban, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Sokoban',
  keys: 'Phím mũi tên hoặc WASD để đi và đẩy. Bấm vào một ô để đi đến đó; kéo thùng để đẩy nó đến đó, hoặc bấm vào thùng ngay cạnh bạn.',
  score: (n) => `${n} lần đẩy`,
  first: {
    goal: 'Đẩy mọi thùng vào ô đích. Thùng chỉ đẩy được, không kéo được.',
    keys: 'Phím mũi tên để đi và đẩy. Hoặc bấm vào một ô để đi đến đó, kéo thùng để đẩy nó.',
    touch: 'Vuốt để đi và đẩy. Hoặc chạm vào một ô để đi đến đó, kéo thùng để đẩy nó.',
  },
  cells: {
    wall: 'tường', floor: 'sàn', goal: 'ô đích', box: 'thùng', 'box on goal': 'thùng trên ô đích',
    player: 'bạn', 'player on goal': 'bạn, trên ô đích', outside: 'bên ngoài',
  },
  pushed: 'đã đẩy thùng',
  pushedHome: 'đã đẩy thùng vào ô đích',
  ahead: (what) => `phía trước: ${what}`,
  home: (n, all) => `${n}/${all} thùng trên ô đích`,
  counts: { boxes: (n) => `${n} thùng` },
  look: 'Kiểu hình',
  looks: { warehouse: 'Nhà kho', garden: 'Khu vườn', space: 'Trạm vũ trụ' },
  character: 'Nhân vật',
  mine: 'Nhân vật của bạn',
  characters: { worker: 'Công nhân', cat: 'Mèo', robot: 'Rô-bốt', penguin: 'Chim cánh cụt' },
};
