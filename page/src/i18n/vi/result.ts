// Words about the result of a run, in Vietnamese.
import type { Dictionary } from '../en';

export const result: Dictionary['result'] = {
  of: 'Kết quả của',
  stale: 'Chưa chạy: biểu mẫu đã thay đổi. Những gì đang hiện vẫn là của lần chạy ghi ở đây.',
  cost: 'Chi phí',
  steps: 'nước đi trong không gian tìm kiếm',
  ofSpace: (space) => `ở đây, một nước đi là một bước trong không gian “${space}”`,
  costsIn: (unit) => `Chi phí tính theo ${unit}`,
  inUnit: (hint, unit) => `${hint}, tính theo ${unit}`,
  goalRow: 'Đích, sau lần mở rộng',
  goalAfter: 'Đích sau lần',
  generated: 'Đã sinh',
  generatedHint: 'Số trạng thái kế tiếp mà lần mở rộng này sinh ra, dù mới hay đã gặp',
  leaf: (_, text) => `${text} trạng thái được sinh ra nhưng không bao giờ được mở rộng`,
  leavesOf: (n, text) =>
    n === 0 ? 'Không trạng thái kế tiếp nào của chính nút này bị bỏ lại: rốt cuộc chúng đều được mở rộng, hoặc có nút khác đến được chúng với chi phí không cao hơn.' : `${text} trạng thái kế tiếp của nó không bao giờ được mở rộng:`,
  leafDead: (g) => `ngõ cụt (g ${g})`,
  leafCosts: (f, g, h) => `f ${f} = ${g} + ${h}`,
  more: (text) => `và ${text} trạng thái nữa`,
  example: 'Ví dụ nên xem',
  exampleHint: 'Mở một màn cùng các thiết lập mà trên đó thuật toán này có nhiều điều đáng xem',
  noExample: 'Không có ví dụ cho thuật toán này.',
};
