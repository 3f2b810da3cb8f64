// Words of Bloxorz, in Vietnamese.
import type { Words } from '../../i18n/en';
import type { PuzzleWords } from '../contract';
import type { en } from './words.en';

export const vi: Words<typeof en> & PuzzleWords = {
  title: 'Bloxorz',
  keys: 'Phím mũi tên hoặc WASD để lăn khối. Phím cách để đổi nửa khối khi khối bị tách.',
  score: (n) => `${n} lần bấm`,
  first: {
    goal: 'Lăn khối cho đến khi nó đứng thẳng vào lỗ màu xanh lá.',
    keys: 'Phím mũi tên hoặc WASD để lăn. Lăn ra ngoài mép thì khối rơi và màn bắt đầu lại.',
    touch: 'Vuốt, hoặc dùng các mũi tên bên dưới. Lăn ra ngoài mép thì khối rơi và màn bắt đầu lại.',
  },
  cells: {
    void: 'khoảng trống', tile: 'ô sàn', fragile: 'ô dễ vỡ', goal: 'đích', bridge: 'cầu đang mở', gap: 'cầu đang đóng',
    soft: 'công tắc tròn', heavy: 'công tắc chữ thập', split: 'ô tách khối', block: 'khối', 'active-cube': 'nửa khối đang đi', 'resting-cube': 'nửa khối kia',
  },
  guard: 'Không bao giờ rơi',
  fell: 'Khối đã rơi. Màn bắt đầu lại.',
  opened: 'Một cây cầu đã mở.',
  closed: 'Một cây cầu đã đóng.',
  torn: 'Khối bị tách làm hai nửa.',
  joined: 'Hai nửa đã ghép lại thành một khối.',
  stage: 'Sân chơi: một khối hộp trên mặt sàn có lỗ',
  flat: 'Góc nhìn phẳng',
  solid: 'Góc nhìn 3D',
  straighten: 'Đặt lại góc nhìn',
  swap: 'Đổi nửa khối',
  noWebGl: 'Trình duyệt này không có đồ họa 3D nên sân chơi được vẽ phẳng.',
  roll: { U: 'Lăn lên', D: 'Lăn xuống', L: 'Lăn sang trái', R: 'Lăn sang phải' },
  upright: (row, column) => `Khối đứng ở hàng ${row}, cột ${column}.`,
  lying: (row, column, row2, column2) => `Khối nằm ở hàng ${row}, cột ${column} và hàng ${row2}, cột ${column2}.`,
  apart: (row, column, row2, column2, active) =>
    `Hai nửa khối: nửa thứ nhất ở hàng ${row}, cột ${column}, nửa thứ hai ở hàng ${row2}, cột ${column2}. Nửa thứ ${active} đi tiếp.`,
  refused: 'Lăn về phía đó khối sẽ rơi.',
};
