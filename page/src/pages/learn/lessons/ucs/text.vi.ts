// Uniform-cost search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Khi các nước đi tốn khác nhau, ít nước nhất chưa phải là rẻ nhất. Tìm kiếm chi phí đều luôn mở rộng trạng thái mở có chi phí đã đi `g` nhỏ nhất. Nó lan trong không gian theo thứ tự chi phí, như tìm kiếm theo chiều rộng lan theo số nước đi. Đó là thuật toán Dijkstra, chỉ khác là sinh trạng thái khi cần và dừng ở đích.',
    'Nếu có đường rẻ hơn đến một trạng thái mở, trạng thái ấy nhận chi phí rẻ hơn. Vì vậy phải kiểm tra đích khi _lấy_ trạng thái ra khỏi biên chứ không phải khi sinh ra nó: một đường rẻ hơn có thể còn đang tới.',
  ],
  look: 'Đầm lầy màu nâu tốn 9 mỗi ô. Hãy xem biên chảy vòng quanh rồi ngấm dần vào: một ô đầm lầy chỉ được mở rộng khi mọi ô rẻ hơn đã xong. Đường thẳng có 14 bước và tốn 70; đường rẻ nhất có 20 bước và tốn 20.',
  guarantees: [
    'Luôn có chi phí nhỏ nhất, miễn là không nước đi nào có chi phí âm.',
    'Đầy đủ trên không gian hữu hạn; trên không gian vô hạn thì cần mỗi nước đi tốn ít nhất một ε > 0 cố định.',
  ],
  costs: [
    'Nó mở rộng mọi trạng thái đến được rẻ hơn đích, `g < C*`, và một số trạng thái có `g = C*`. Trên cây, đó là `O(b^(1+⌊C*/ε⌋))` với ε là nước đi rẻ nhất, có thể lớn hơn bᵈ rất nhiều.',
    'Bộ nhớ: mọi trạng thái đã gặp, như tìm kiếm theo chiều rộng, cùng một hàng đợi ưu tiên.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có ít tường và những vạt đất đắt. Tìm kiếm chi phí đều xem gần như mọi ô rẻ hơn đích, theo mọi hướng. A*, vài bài nữa sẽ gặp, tìm được đường cùng chi phí mà ít công hơn.',
  },
  mistakes: [
    {
      belief: 'Có thể dừng ngay khi sinh ra trạng thái đích.',
      truth: 'Khi ấy nó có thể trả về một đường đắt trong khi đường rẻ hơn còn nằm trong tập mở. Chỉ khi đích là trạng thái mở rẻ nhất thì mới không còn gì rẻ hơn.',
    },
    {
      belief: 'Hàng đợi ưu tiên phải biết hạ độ ưu tiên của một phần tử.',
      truth: 'Đơn giản hơn là đưa trạng thái vào lần thứ hai và bỏ qua phần tử cũ khi nó đến lượt, vì lúc ấy trạng thái đã đóng. Bản ở đây làm như vậy.',
    },
  ],
  questions: [
    {
      question: 'Khi nào tìm kiếm chi phí đều và tìm kiếm theo chiều rộng đi qua các lớp như nhau?',
      answer: 'Khi mọi nước đi tốn như nhau. Bản ở đây khi ấy mở rộng nhiều hơn vài trạng thái vì kiểm tra đích muộn hơn.',
    },
    {
      question: 'Nếu có nước đi chi phí âm thì hỏng ở đâu?',
      answer: 'Một trạng thái đã đóng có thể về sau lại đến được rẻ hơn qua một trạng thái đắt hơn. Đường đầu tiên đến đích khi ấy không chứng minh được gì.',
    },
  ],
};

export default text;
