// Words about what a result proves, and about what a search left unexpanded, in Vietnamese.
import type { Words } from '../../../i18n/en';
import type { en } from './words.en';

export const vi: Words<typeof en> = {
  why: {
    blind: 'Đã chứng minh: mọi đường có chi phí thấp hơn đều đã được xét trước khi đến đích.',
    guided: 'Đã chứng minh: hàm heuristic chấp nhận được, tức là không bao giờ ước lượng quá cao; vì vậy mọi đường có thể rẻ hơn đều đã được xét trước khi đến đích.',
    bound: 'Đã chứng minh: quá trình tìm kiếm tìm ra cận dưới cho chi phí của mọi lời giải, và lời giải này không vượt quá cận đó.',
  },
  here: '(bên dưới các nút đang hiện)',
  ties: (n, f) => `${n} trạng thái có f = ${f}, bằng chi phí của lời giải: chúng ngang với lời giải, và đích được lấy ra trước.`,
  above: (n) => `${n} trạng thái có f lớn hơn: chưa đến lượt chúng.`,
  aboveSure: (n) => `${n} trạng thái có f lớn hơn: chưa đến lượt chúng, và không lời giải nào đi tiếp từ các đường này có thể có chi phí thấp hơn f của đường đó.`,
  below: (n) => `${n} trạng thái có f nhỏ hơn.`,
  dead: (n) => `${n} trạng thái được hàm heuristic chứng minh là ngõ cụt.`,
  goal: 'Không tính trạng thái đích, dù nó cũng không được mở rộng.',
  others: (n) => `${n} trạng thái vẫn đang chờ, hoặc đã bị bỏ qua, khi tìm kiếm kết thúc.`,
  by: (name, values) => `Theo ${name}: ${values}.`,
};
