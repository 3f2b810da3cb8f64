// Light Up, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Mọi ô trắng phải sáng, không đèn nào chiếu vào đèn khác, và con số đếm các đèn kề cạnh. Mỗi điều như vậy là một _ràng buộc_, và giải bàn nghĩa là thỏa mãn tất cả cùng lúc: một bài toán thỏa mãn ràng buộc, viết dưới dạng tìm kiếm.',
    'Như ở Lều trại, có hai không gian. `thô sơ` đặt đèn vào ô bất kỳ chưa phạm luật. `có thứ tự` lấy yêu cầu còn ít cách nhất (một ô tối, hoặc một con số còn thiếu đèn), thử các cách ấy và loại những cách đã thử. Đó là quay lui với lựa chọn bị ràng buộc nhất đi trước; yêu cầu chỉ còn một cách là một đèn bắt buộc.',
  ],
  look: 'Mỗi bước đặt một đèn ở chỗ còn ít lựa chọn nhất. Hãy nhìn các con số trước, rồi đến các góc tối: đèn bắt buộc nối tiếp nhau, và cây chỉ phân nhánh ở nơi bàn thật sự còn lựa chọn.',
  problem: {
    state: 'Các đèn; ở không gian `có thứ tự` còn có các ô phải để trống.',
    moves: '`thô sơ`: đặt đèn vào ô trắng chưa sáng và không kề con số nào đã đủ đèn. `có thứ tự`: đặt đèn vào một trong các ô của yêu cầu chặt nhất.',
    goal: 'Mọi ô trắng đều sáng và mọi con số đều đúng.',
    cost: 'Mỗi đèn tốn 1. Bàn cho người chơi có một lời giải; nếu có nhiều thì chúng có thể cần số đèn khác nhau.',
    branching: '`thô sơ`: mọi ô còn mở. `có thứ tự`: thường là 1, hiếm khi quá 3.',
    size: '`thô sơ`: tới 2ʷ tập đèn với w ô trắng.',
  },
  hard: [
    'NP-đầy đủ (McPhail 2005): mạch logic dựng được thành bàn, dây dẫn là hàng ô và cổng là cách bố trí các con số, sao cho bàn có lời giải đúng khi mạch có thể cho ra “đúng”.',
  ],
  heuristics: {
    'bulbs-needed': 'Nó gom những yêu cầu không có ô mở nào chung và cộng số đèn mà chúng đòi. Một đèn không thể phục vụ hai yêu cầu như thế, nên còn phải đặt ít nhất chừng ấy đèn: chấp nhận được. Nó còn nhận ra những trạng thái có yêu cầu không còn đủ ô.',
    'dark-cells': 'Số ô tối và số đèn mà các con số còn thiếu. Một đèn có thể chiếu sáng nhiều ô nên nó có thể quá lớn: không chấp nhận được. Dù vậy nó dẫn đường tốt, vì giảm sau mỗi đèn có ích.',
  },
  experiment: [
    'Ở màn 7x7/1 trong không gian `thô sơ`, chạy A* với `bulbs-needed`, rồi tìm kiếm tham lam với `dark-cells`, rồi tìm kiếm theo chiều rộng với giới hạn 20.000 lần mở rộng. Sau đó làm lại trong không gian `có thứ tự`.',
  ],
  measured: {
    size: 'Cạnh của bàn',
    text: 'Các bàn được tạo ra, A* với `bulbs-needed` trong cả hai không gian. Cùng những đèn ấy đặt được theo nhiều thứ tự: `thô sơ` phải đi qua những tập đèn mà `có thứ tự` không bao giờ gặp.',
  },
  mistakes: [
    {
      belief: 'Hàm heuristic không chấp nhận được là sai.',
      truth: 'Nó không dùng được để chứng minh lời giải rẻ nhất. Còn để tìm nhanh một lời giải, với tìm kiếm tham lam hay tìm kiếm chùm, xếp hạng khéo quan trọng hơn.',
    },
    {
      belief: 'Tìm kiếm cục bộ là lựa chọn tự nhiên, vì một bàn đã là ứng viên trọn vẹn.',
      truth: 'Nó chạy tốt trên nhiều bàn, nhưng không bao giờ chứng minh được là không có lời giải, hay không có lời giải thứ hai.',
    },
  ],
  questions: [
    {
      question: 'Vì sao số ô tối chia cho số ô nhiều nhất mà một đèn chiếu sáng được là hàm chấp nhận được?',
      answer: 'Mỗi đèn chiếu sáng nhiều nhất chừng ấy ô, nên cần ít nhất bấy nhiêu đèn. An toàn nhưng yếu.',
    },
    {
      question: 'Một ô tối chỉ còn một ô có thể chiếu sáng nó. Không gian `có thứ tự` làm gì?',
      answer: 'Nó đưa ra đúng một nước đi ấy và không gì khác: đèn bắt buộc. Không cần tìm kiếm.',
    },
  ],
};

export default text;
