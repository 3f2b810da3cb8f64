// Words on and around boards, in Vietnamese.
import type { Dictionary } from '../en';

export const boards: Dictionary['boards'] = {
  board: 'Bàn chơi',
  cell: (row, column, what) => `Hàng ${row}, cột ${column}: ${what}`,
  cup: (n, units) => `Cốc ${n}: ${units}`,
  emptyCup: 'rỗng',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  zoomFit: 'Hiện cả bàn',
  patterns: 'Hoa văn trên màu',
  look: 'Kiểu hình',
  looks: { warehouse: 'Nhà kho', garden: 'Khu vườn', space: 'Trạm vũ trụ' },
  marked: 'đánh dấu trống',
  kinds: {
    wall: 'tường',
    floor: 'sàn',
    goal: 'đích',
    box: 'thùng',
    'box on goal': 'thùng trên đích',
    player: 'bạn',
    'player on goal': 'bạn, trên đích',
    outside: 'bên ngoài',
    tree: 'cây',
    tent: 'lều',
    open: 'ô trống',
    white: 'ô tối',
    lit: 'ô sáng',
    bulb: 'đèn',
    clash: 'đèn chiếu vào đèn khác',
    black: 'ô đen',
  },
  keys: {
    sokoban: 'Phím mũi tên hoặc WASD để đi và đẩy. Bấm vào một ô để đi đến đó; kéo thùng để đẩy nó đến đó, hoặc bấm vào thùng ngay cạnh bạn.',
    'water-sort': 'Bấm một cốc rồi bấm cốc khác. Phím mũi tên chọn cốc, Enter để nhấc và rót, Escape để đặt xuống.',
    tents: 'Bấm: lều, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
    'light-up':
      'Bấm: đèn, dấu, xóa. Kéo để đánh dấu. Phím mũi tên di chuyển con trỏ, Enter hoặc phím cách đổi ô, X đánh dấu.',
    bloxorz: 'Phím mũi tên hoặc WASD để lăn khối. Phím cách để đổi nửa khối khi bị tách.',
    all: 'Z hoặc Ctrl+Z hoàn tác, Y hoặc Ctrl+Y làm lại, R chơi lại, H gợi ý, N màn tiếp theo, ? mở trợ giúp này. Với bàn lớn: + và − để phóng to, thu nhỏ, 0 để hiện cả bàn.',
  },
};
