// Greedy best-first search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    '_Hàm heuristic_ `h` ước lượng chi phí còn lại từ một trạng thái đến đích: trên bản đồ là số hàng và số cột còn phải đi. Tìm kiếm tham lam luôn mở rộng trạng thái mở có `h` nhỏ nhất, tức là trông gần đích nhất. Nó không hề hỏi đường đã đi tốn bao nhiêu.',
    'Mọi trạng thái khác đã gặp vẫn nằm trong tập mở. Nếu hướng hứa hẹn hóa ra là ngõ cụt, nó tiếp tục với trạng thái tốt kế tiếp, dù ở đâu.',
  ],
  look: 'Nó lao thẳng về phía đích, vào ngõ cụt. Ở đó nó phải lấp đầy cả cái túi, từng ô một, vì ô nào trong đó trông cũng tốt hơn mọi đường vòng. Sau đó biên mới tràn ra quanh bức tường.',
  guarantees: [
    'Đầy đủ trên không gian hữu hạn, vì không trạng thái nào bị mở rộng hai lần và không trạng thái nào bị quên.',
    'Không hứa gì về chi phí: lời giải có thể đắt gấp nhiều lần lời giải tốt nhất, dù hàm heuristic khá đến đâu.',
  ],
  costs: [
    'Với hàm heuristic hoàn hảo, nó chỉ mở rộng d trạng thái của một đường đi. Tệ nhất thì nó mở rộng tất cả, `O(bᵐ)` trên cây sâu m.',
    'Bộ nhớ: mọi trạng thái đã gặp, như A*.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có 30 % số ô là tường. Tìm kiếm tham lam mở rộng ít ô hơn A*, vì A* còn phải chắc rằng không có gì rẻ hơn. Cái giá không hiện trên biểu đồ: đường đi của nó dài hơn.',
  },
  mistakes: [
    {
      belief: 'Hàm heuristic chấp nhận được thì tìm kiếm tham lam cho lời giải rẻ nhất.',
      truth: 'Tính chấp nhận được giúp A*, vì A* cộng thêm chi phí đã đi. Tìm kiếm tham lam bỏ qua chi phí ấy, nên trừ phi `h` hoàn hảo, không tính chất nào của `h` làm lời giải của nó tối ưu.',
    },
    {
      belief: 'Tìm kiếm tham lam chính là leo đồi.',
      truth: 'Leo đồi đi từ một trạng thái sang một láng giềng của nó. Tìm kiếm tham lam giữ mọi trạng thái đã gặp và có thể đi tiếp từ bất kỳ trạng thái nào.',
    },
  ],
  questions: [
    {
      question: 'Hãy phác một bản đồ mà đường đi của tìm kiếm tham lam dài hơn nhiều so với đường ngắn nhất.',
      answer: 'Đặt một bức tường dài ngay trước đích, chỉ hở ở hai đầu xa, cùng một lối hẹp quanh co lúc nào cũng trông gần hơn đường vòng trực tiếp một chút.',
    },
    {
      question: 'Tìm kiếm tham lam làm gì nếu `h` bằng 0 ở mọi nơi?',
      answer: 'Nó không còn được dẫn đường: chỉ còn luật khi bằng nhau quyết định. Bản ở đây lấy trạng thái mới nhất trong các trạng thái bằng nhau, nên chạy khá giống tìm kiếm theo chiều sâu.',
    },
  ],
};

export default text;
