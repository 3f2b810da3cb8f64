// Words on and around boards, in Vietnamese.
import type { Dictionary } from '../en';

export const boards: Dictionary['boards'] = {
  board: 'Bàn chơi',
  cell: (row, column, what) => `Hàng ${row}, cột ${column}: ${what}`,
  marked: 'đã đánh dấu để trống',
  described: 'Bàn chơi theo từng ô',
  row: (n) => `Hàng ${n}`,
  column: (n) => `Cột ${n}`,
  place: (row, column) => `hàng ${row}, cột ${column}`,
  directions: {
    U: 'Lên', D: 'Xuống', L: 'Sang trái', R: 'Sang phải',
    UL: 'Lên bên trái', UR: 'Lên bên phải', DL: 'Xuống bên trái', DR: 'Xuống bên phải',
  },
  undone: 'Đã hoàn tác',
  blocked: 'Không đi được hướng đó.',
  lineDone: (line) => `${line} đã đủ`,
  firstVisit: 'Cách chơi',
  gotIt: 'Đã hiểu',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  zoomFit: 'Hiện cả bàn',
  keys: {
    hint: 'H gợi ý.',
    all: 'Z hoặc Ctrl+Z hoàn tác, Y hoặc Ctrl+Y làm lại, R chơi lại từ đầu, N màn tiếp theo (sau khi thắng cũng có thể bấm Enter), ? mở trợ giúp này. Với bàn lớn: + và −, hoặc giữ Ctrl và lăn chuột, để phóng to, thu nhỏ, 0 để hiện cả bàn; kéo, hoặc giữ Ctrl và bấm phím mũi tên, để dời bàn.',
  },
};
