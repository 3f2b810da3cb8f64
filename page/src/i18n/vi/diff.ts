// Words of the page that shows two searches in step, in Vietnamese.
import type { Dictionary } from '../en';

export const diff: Dictionary['diff'] = {
  choose: 'Hai lượt tìm kiếm, từng bước một',
  invitation: 'Chọn hai cách tìm kiếm cho màn này. Chúng chạy lần lượt, rồi được xem song song từng bước và chỗ khác nhau đầu tiên được tìm ra.',
  run: 'So từng bước',
  stale: 'Chưa chạy: biểu mẫu đã thay đổi. Bên dưới vẫn là hai lượt tìm kiếm có ghi tên ở đó.',
  sides: { a: 'Lượt thứ nhất', b: 'Lượt thứ hai' },
  scrub: 'Vị trí trong cả hai lượt tìm kiếm',
  ended: 'Lượt tìm kiếm này đã kết thúc.',
  first: 'Chỗ khác nhau đầu tiên',
  jump: 'Đến chỗ khác nhau đầu tiên (x)',
  like: (n, [one]) => `Không có gì khác nhau: cả ${n} ${one} đều giống nhau.`,
  likeSoFar: (n, [one]) => `Không có gì khác nhau trong ${n} ${one} được ghi lại ở cả hai.`,
  thinned: (stride, [one]) => `Ở cả hai lượt, cứ ${stride} ${one} chỉ so được một, nên có thể chúng đã khác nhau sớm hơn một chút.`,
  spaces: 'Hai lượt tìm trong hai không gian khác nhau nên không thể so từng trạng thái.',
  kinds: 'Một lượt mở rộng trạng thái, lượt kia thay đổi các ứng viên trọn vẹn: không có gì để so từng bước.',
  alikeBefore: (n, text, [one]) =>
    n === 0 ? `Hai lượt khác nhau ngay từ ${one} đầu tiên.` : n === 1 ? `Hai lượt giống nhau ở ${one} đầu tiên.` : `Hai lượt giống nhau ở ${text} ${one} đầu tiên.`,
  states: (n, a, b) => `Ở lần mở rộng ${n}, hai lượt mở rộng hai trạng thái khác nhau: ${a}; ${b}.`,
  takes: (name, values) => `${name} lấy trạng thái có ${values}`,
  later: (name, n) => `${name} mở rộng trạng thái đó ở lần mở rộng ${n}`,
  never: (name) => `${name} không bao giờ mở rộng trạng thái đó`,
  neverRecorded: (name) => `không lần mở rộng nào được ghi của ${name} là của trạng thái đó`,
  goal: (n, name, other) => `Sau lần mở rộng ${n}, ${name} đã đến đích, còn ${other} đi tiếp.`,
  values: (n, what) => `Ở lần mở rộng ${n}, hai lượt xét cùng một trạng thái nhưng khác nhau về ${what}.`,
  numbers: (n, what, [one]) => `Ở ${one} ${n}, hai lượt khác nhau về ${what}.`,
  ends: (n, name, [one]) => `${name} kết thúc sau ${one} ${n}.`,
  fields: {
    depth: 'độ sâu', g: 'g', h: 'h', backward: 'phía tìm kiếm', energy: 'năng lượng', proposed: 'năng lượng đề xuất', accepted: 'việc chấp nhận',
    temperature: 'nhiệt độ', best: 'độ thích nghi cao nhất', mean: 'độ thích nghi trung bình',
  },
  units: { expansions: ['lần mở rộng', 'lần mở rộng'], steps: ['bước', 'bước'], generations: ['thế hệ', 'thế hệ'] },
  with: 'So từng bước với…',
  pair: 'So hai lượt từng bước',
  both: { a: 'Thứ nhất', b: 'Thứ hai' },
  open: 'So sánh',
};
