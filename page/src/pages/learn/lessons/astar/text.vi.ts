// A*, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm kiếm chi phí đều biết đường đã đi tốn bao nhiêu, tìm kiếm tham lam đoán phần còn lại. A* cộng hai thứ: nó mở rộng trạng thái mở có `f = g + h` nhỏ nhất, tức là chi phí đã đi cộng chi phí ước lượng còn lại. Khi `f` bằng nhau, bản ở đây chọn `h` nhỏ hơn.',
    'Hàm heuristic _chấp nhận được_ nếu không bao giờ vượt quá chi phí thật còn lại. Khi ấy, chừng nào chưa tìm ra lời giải rẻ nhất với chi phí C*, luôn có một trạng thái trên đường của nó nằm trong tập mở với `f ≤ C*`. Vì vậy A* không thể kết thúc với thứ gì đắt hơn.',
    'Nó _nhất quán_ nếu một nước đi không bao giờ làm nó giảm nhiều hơn chi phí của nước đi. Khi ấy `f` không bao giờ giảm dọc theo đường đi và không trạng thái nào bị mở rộng hai lần. Nếu chỉ chấp nhận được mà không nhất quán, một trạng thái đã đóng có thể về sau lại đến được rẻ hơn; bản ở đây mở lại nó.',
  ],
  look: 'Hãy nhảy từ giá trị f này sang giá trị f kế tiếp bằng nút bên dưới bàn. Lúc đầu `f` là 16, như thể không có bức tường. Mỗi lần tăng nghĩa là: mọi hy vọng có lời giải với chi phí cũ đã bị bác bỏ. So vùng xanh với vùng của tìm kiếm theo chiều rộng.',
  guarantees: [
    'Đầy đủ trên không gian hữu hạn. Với hàm heuristic chấp nhận được, lời giải có chi phí nhỏ nhất, có chứng minh.',
    'Với hàm heuristic nhất quán thì khó ai hơn được nhiều: mọi tìm kiếm nối dài đường đi từ điểm xuất phát, dùng cùng `h` và luôn tìm được chi phí nhỏ nhất, cũng phải mở rộng mọi trạng thái có `f < C*`.',
    'Với hàm heuristic không chấp nhận được thì không hứa gì về chi phí.',
  ],
  costs: [
    'Nó mở rộng các trạng thái có `f < C*` và một số trạng thái có `f = C*`. Trừ khi sai số của `h` tăng không nhanh hơn logarit của chi phí thật, số ấy vẫn tăng theo hàm mũ của độ dài lời giải.',
    'Bộ nhớ: mọi trạng thái đã gặp. Thường A* phải dừng vì bộ nhớ chứ không phải vì thời gian.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có một phần năm số ô là tường, ba hàm heuristic. `zero` chính là tìm kiếm chi phí đều. `manhattan` không bao giờ nhỏ hơn `euclid`, và `euclid` không bao giờ nhỏ hơn `zero`: hàm chấp nhận được càng gần sự thật thì càng ít trạng thái có `f < C*`.',
  },
  mistakes: [
    {
      belief: 'A* có thể dừng khi sinh ra trạng thái đích.',
      truth: 'Nó phải đợi đến khi đích được _lấy_ ra khỏi tập mở. Trước đó vẫn có thể còn một đường rẻ hơn trong tập mở.',
    },
    {
      belief: 'A* luôn mở rộng ít trạng thái hơn tìm kiếm theo chiều rộng.',
      truth: 'Với hàm heuristic yếu, nó hầu như không tiết kiệm được gì, và tìm kiếm theo chiều rộng thậm chí có thể nhỉnh hơn vì kiểm tra đích sớm hơn một lớp.',
    },
    {
      belief: 'Ước lượng càng lớn càng tốt.',
      truth: 'Chỉ khi nó vẫn chấp nhận được. Vượt quá thì tìm kiếm có thể nhanh hơn, nhưng không còn chứng minh được lời giải là rẻ nhất.',
    },
  ],
  questions: [
    {
      question: 'A* với `h` = 0 là gì? Còn nếu `h` là chi phí thật còn lại?',
      answer: 'Là tìm kiếm chi phí đều; và là tìm kiếm đi thẳng theo một đường rẻ nhất, vì mọi trạng thái trên đó có `f = C*` và khi bằng nhau thì ưu tiên `h` nhỏ hơn.',
    },
    {
      question: 'Có hai hàm heuristic chấp nhận được. Lấy giá trị lớn hơn trong hai thì có chấp nhận được không? Có ích gì không?',
      answer: 'Có: ở mỗi trạng thái nó là một trong hai. Nó không nhỏ hơn cả hai, nên không trạng thái nào có `f` nhỏ hơn trước.',
    },
  ],
};

export default text;
