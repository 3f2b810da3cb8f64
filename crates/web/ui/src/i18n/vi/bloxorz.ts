// Words on and around the Bloxorz stage, in Vietnamese.
import type { Dictionary } from '../en';

export const bloxorz: Dictionary['bloxorz'] = {
  stage: 'Sân chơi: một khối hộp trên mặt sàn có lỗ',
  flat: 'Góc nhìn phẳng',
  solid: 'Góc nhìn 3D',
  straighten: 'Đặt lại góc nhìn',
  swap: 'Đổi khối',
  noWebGl: 'Trình duyệt này không có đồ họa 3 chiều nên sân chơi được vẽ phẳng.',
  roll: { U: 'Lăn lên', D: 'Lăn xuống', L: 'Lăn sang trái', R: 'Lăn sang phải' },
  upright: (row, column) => `Khối đứng ở hàng ${row}, cột ${column}.`,
  lying: (row, column, row2, column2) =>
    `Khối nằm ở hàng ${row}, cột ${column} và hàng ${row2}, cột ${column2}.`,
  apart: (row, column, row2, column2, active) =>
    `Hai khối nhỏ: khối thứ nhất ở hàng ${row}, cột ${column}, khối thứ hai ở hàng ${row2}, cột ${column2}. Khối ${active} đi tiếp.`,
  refused: 'Lăn về phía đó khối sẽ rơi.',
};
