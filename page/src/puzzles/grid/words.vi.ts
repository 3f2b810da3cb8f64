// Words of Grid, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Lưới',
  keys: 'Phím mũi tên hoặc WASD để đi; bàn phím số, hoặc Q, E, X và C, đi được cả đường chéo ở nơi luật cho phép. Bấm vào một ô để đi đến đó, hoặc vuốt.',
  score: (n) => `chi phí ${n.toLocaleString('vi')}`,
  first: {
    goal: 'Đi đến đích bằng đường rẻ nhất. Con số trong ô là chi phí bước vào ô đó.',
    keys: 'Phím mũi tên để đi. Hoặc bấm vào một ô để đi đến đó.',
    touch: 'Vuốt để đi. Hoặc chạm vào một ô để đi đến đó.',
  },
  cells: { wall: 'tường', ground: 'ô trống', start: 'điểm xuất phát', goal: 'đích', walker: 'bạn', 'walker on goal': 'bạn, ở đích' },
  counts: { cells: (n) => `${n.toLocaleString('vi')} ô trống` },
  areas: {
    closed: (n) => `${n} ô đã mở rộng`,
    open: (n) => `${n} ô đang chờ`,
    numbers: 'Trong ô: f = g + h, bên dưới là g và h',
    estimates: 'Trong ô: h, bên dưới là g và h',
    costs: 'Trong ô: g',
    closer: 'Phóng to để đọc chi phí',
  },
  walker: (row, column) => `đang ở hàng ${row}, cột ${column}`,
  goal: (row, column) => `đích ở hàng ${row}, cột ${column}`,
};
