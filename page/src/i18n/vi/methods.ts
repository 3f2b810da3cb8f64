// Words around the choice of an algorithm, in Vietnamese.
import type { Dictionary } from '../en';

export const methods: Dictionary['methods'] = {
  algorithm: 'Thuật toán',
  heuristic: 'Hàm ước lượng (heuristic)',
  space: 'Không gian tìm kiếm',
  parameters: 'Tham số',
  rules: 'Thiết lập của trò chơi',
  limits: 'Giới hạn',
  limitsAndSeed: 'Giới hạn và hạt giống',
  maxSeconds: 'Số giây',
  maxNodes: 'Số lần mở rộng',
  maxMemory: 'Bộ nhớ (MiB)',
  seed: 'Hạt giống ngẫu nhiên',
  none: 'không giới hạn',
  aboveZero: 'Một số lớn hơn 0, hoặc để trống',
  fromOne: 'Một số nguyên từ 1 trở lên, hoặc để trống',
  wholeNumber: 'Một số nguyên, hoặc để trống',
  guarantee: 'Bảo đảm',
  admissible: 'chấp nhận được',
  range: (least, most) => `Một số từ ${least} đến ${most}`,
  groups: { own: 'Riêng cho trò này', blind: 'Tìm kiếm mù', informed: 'Dùng hàm ước lượng' },
  ownHeuristic: 'heuristic tự viết',
  ownSummary: 'hàm bạn tự viết trong phòng thí nghiệm heuristic',
};
