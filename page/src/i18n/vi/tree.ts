// Words about the search tree, in Vietnamese.
import type { Dictionary } from '../en';

export const tree: Dictionary['tree'] = {
  round: 'Vòng',
  followRound: 'Vòng của bước này',
  oneRound: (n) => `Vòng ${n}`,
  allRounds: 'Mọi vòng',
  sides: 'Phía',
  sideNames: { both: 'Cả hai', forward: 'Từ trạng thái đầu', backward: 'Từ đích' },
  meets: 'Đường nét đứt nối hai nút là cùng một trạng thái: hai phía tìm kiếm gặp nhau ở đó.',
  depth: 'Độ sâu hiển thị',
  anyDepth: 'tất cả',
  upTo: (depth) => `đến ${depth}`,
  node: 'Nút',
  walk: 'Đi đến nút khác',
  steps: { parent: 'Nút cha', child: 'Nút con đầu tiên', previous: 'Nút anh em trước', next: 'Nút anh em sau' },
  below: (_, text) => `${text} nút bên dưới`,
  expandedAt: (n) => `lần mở rộng ${n}`,
  onlyPassed: 'bản thân nút không được ghi lại: nó nằm trên đường đến một nút được ghi',
  fold: 'Thu gọn',
  unfold: 'Mở ra',
  only: 'Chỉ cây con này',
  path: 'Đường đi bằng hình',
  pathTo: (n) => `Đường đến nút này: ${n} trạng thái`,
  pathCut: (n) => `không hiện ${n} trạng thái trước đó`,
  start: 'bắt đầu',
  goTo: (depth) => `Đến trạng thái ở độ sâu ${depth}`,
};
