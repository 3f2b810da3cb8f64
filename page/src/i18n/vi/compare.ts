// Words of the compare page, in Vietnamese.
import type { Dictionary } from '../en';

export const compare: Dictionary['compare'] = {
  choose: 'Các thuật toán tham gia',
  run: 'Bắt đầu đua',
  invitation: 'Chọn từ hai thuật toán trở lên. Chúng chạy cùng lúc, mỗi thuật toán một nhân CPU; sau đó các quá trình tìm kiếm được chiếu cạnh nhau, cùng nhịp.',
  few: 'Hãy chọn ít nhất một thuật toán.',
  clock: 'Đồng bộ theo',
  clocks: { expansions: 'số lần mở rộng', time: 'thời gian' },
  waiting: 'đang chờ lượt',
  scrub: 'Vị trí trong cuộc đua',
  atExpansions: (n) => `${n} lần mở rộng`,
  rank: (n) => `Hạng ${n}`,
  results: 'Kết quả',
  charts: 'Biểu đồ cột',
  columns: {
    method: 'Thuật toán',
    outcome: 'Kết quả',
    time: 'Thời gian',
    expanded: 'Đã mở rộng',
    generated: 'Đã sinh',
    frontier: 'Biên chờ lớn nhất',
    memory: 'Bộ nhớ',
    moves: 'Số nước',
    cost: 'Chi phí',
    optimal: 'Đã chứng minh tối ưu',
  },
  noRecord: 'không ghi lại bước nào',
  remove: (name) => `Bỏ ${name}`,
  save: 'Lưu thành',
  command: 'Lệnh tương đương',
};
