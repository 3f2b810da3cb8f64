// Weighted A*, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'A* tốn phần lớn thời gian để chắc rằng không có gì rẻ hơn. Nhiều khi một lời giải gần tốt bằng cũng đủ. A* có trọng số tính ước lượng nặng hơn chi phí đã đi: `f = g + w·h` với trọng số w ≥ 1. Với w = 1 nó là A*; w càng lớn, nó càng giống tìm kiếm tham lam.',
    'Phần mất đi có giới hạn. Luôn có một trạng thái n trên một đường rẻ nhất nằm trong tập mở với chi phí đã đi nhỏ nhất, và `g + w·h` của nó không quá `w·(g + h) ≤ w·C*`. Vì vậy không lời giải nào đắt hơn `w·C*` được lấy ra trước nó.',
  ],
  look: 'Đường vòng quanh ngọn đồi tốn 32. Với trọng số 3, tìm kiếm thích chỗ trông gần, leo lên sườn đồi và phải trả 62. Nó mở rộng 74 ô, còn A* mở rộng 127 ô.',
  guarantees: [
    'Với hàm heuristic chấp nhận được, chi phí không quá w lần chi phí nhỏ nhất.',
    'Đầy đủ trên không gian hữu hạn. Lời giải không được chứng minh là rẻ nhất, kể cả khi nó đúng là rẻ nhất.',
  ],
  costs: [
    'Trường hợp tệ nhất không khá hơn A*. Trên thực tế, một trọng số nhỏ thường tiết kiệm phần lớn công việc, vì không còn phải đóng mọi trạng thái có `f < C*`.',
    'Bộ nhớ: mọi trạng thái đã gặp. Một trạng thái có thể được mở lại khi có đường rẻ hơn đến nó; với trọng số thì điều này xảy ra cả khi `h` nhất quán.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có 30 % số ô là tường, ba trọng số. Trọng số 1 là A*. Tin ước lượng thêm một chút thì tiết kiệm nhiều; tin thêm nữa thì lợi ngày càng ít.',
  },
  mistakes: [
    {
      belief: 'Trọng số 3 thì lời giải đắt gấp ba.',
      truth: 'Gấp ba là mức nhiều nhất có thể xảy ra. Thường mất ít hơn nhiều, đôi khi không mất gì.',
    },
    {
      belief: 'Trọng số lớn hơn thì luôn mở rộng ít hơn.',
      truth: 'Thường vậy nhưng không phải luôn luôn: chỗ nào ước lượng dẫn vào ngõ cụt lớn thì càng tin nó càng chậm (Wilt và Ruml 2012).',
    },
  ],
  questions: [
    {
      question: 'A* có trọng số với w = 1,5 trả về lời giải chi phí 30. Bạn biết gì về C*?',
      answer: 'Với hàm heuristic chấp nhận được, 30 ≤ 1,5 · C*, nên C* ≥ 20.',
    },
    {
      question: 'Vì sao `w·h` không chỉ là “một hàm heuristic khác cho A*”?',
      answer: 'Đúng là một hàm khác, nhưng không chấp nhận được. Chứng minh của A* không dùng được cho nó; giới hạn w là phần còn lại của chứng minh ấy.',
    },
  ],
};

export default text;
