// Grid, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Một bài toán tìm kiếm gồm năm phần: trạng thái đầu, các nước đi có thể có ở mỗi trạng thái, trạng thái mà mỗi nước đi dẫn đến, phép kiểm tra đích và chi phí của nước đi. Trên bản đồ, bạn thấy tất cả cùng lúc: trạng thái là ô bạn đang đứng, nên tập tất cả trạng thái _chính là_ bức tranh.',
    'Vì vậy lộ trình này bắt đầu ở đây. Tìm kiếm giữ hai tập. _Tập đóng_ gồm các trạng thái đã mở rộng, tức là đã sinh ra mọi trạng thái kế tiếp của chúng. _Tập mở_, hay biên, gồm các trạng thái đã gặp nhưng chưa mở rộng. Trên bản đồ, cả hai là những vùng chỉ tay vào được; trong các trò chơi về sau chúng vẫn hoạt động như thế, chỉ là không bức tranh nào vẽ hết được.',
  ],
  look: 'Hãy kéo thanh trượt. Mỗi bước mở rộng một ô: ô đóng màu xanh, ô mở màu cam. Để ý ô tiếp theo thường nằm ở một chỗ khác hẳn trên biên: tìm kiếm nhảy chứ không đi bộ. Chọn “Lời giải” để xem đường đi tìm được. Rồi hãy tự vẽ tường: sau mỗi nét vẽ, tìm kiếm chạy lại ngay.',
  problem: {
    state: 'Ô mà người đi đang đứng.',
    moves: 'Bước sang một trong bốn ô kề cạnh không phải tường. Với tám ô kề, bước chéo cũng được nếu cả hai ô nằm hai bên đường chéo đều trống.',
    goal: 'Người đi đứng ở ô đích.',
    cost: 'Trọng số của ô bước vào, từ 1 đến 9. Với tám ô kề, bước thẳng tốn gấp 1000 lần và bước chéo gấp 1414 lần trọng số ấy.',
    branching: 'Nhiều nhất là 4, hoặc 8; một trong số đó quay lại chỗ vừa rời khỏi.',
    size: 'Mỗi ô trống là một trạng thái: `n²` trên bản đồ trống cạnh n.',
  },
  hard: [
    'Bài này không khó: đường đi rẻ nhất thuộc lớp P. Với bản đồ có N ô trống, tìm kiếm chi phí đều chỉ cần thời gian `O(N log N)`. Điều thú vị nằm ở quy mô: trò chơi điện tử và robot cần hàng nghìn đường đi mỗi giây trên bản đồ hàng triệu ô.',
  ],
  heuristics: {
    manhattan: 'Số hàng cộng số cột đến đích. Với bốn ô kề, một bước làm nó đổi 1 và tốn ít nhất 1, nên nó không bao giờ hứa quá. Với tám ô kề, một bước chéo tốn 1414 nhưng làm nó giảm 2000, nên khi ấy nó không chấp nhận được.',
    octile: 'Độ dài đường đi nếu không có tường và được đi chéo. Chính xác trên đất trống với tám ô kề; với bốn ô kề nó vẫn là cận dưới, nhưng yếu hơn `manhattan`.',
    euclid: 'Đoạn thẳng đến đích. Không đường nào ngắn hơn nên nó chấp nhận được; nó không bao giờ lớn hơn `octile` nên dẫn đường kém hơn.',
    zero: 'Luôn bằng 0: không biết gì cả, và A* dùng nó chính là tìm kiếm chi phí đều.',
  },
  experiment: [
    'Mở màn 3 ở trang So sánh và cho tìm kiếm theo chiều rộng, tham lam và A* đua với nhau. Trước hết so các vùng chúng phủ, rồi so chi phí đường đi. Thuật toán nào xem ít ô nhất, và nó có tìm được đường rẻ nhất không?',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có một phần năm số ô là tường. Số ô tăng theo bình phương của cạnh, và tìm kiếm theo chiều rộng ghé thăm gần hết. A* chỉ xem một phần mà vẫn tìm được đường có chi phí nhỏ nhất.',
  },
  mistakes: [
    {
      belief: 'Tìm kiếm đi trên bản đồ như một con robot.',
      truth: 'Chẳng có gì đi cả. Từ bước này sang bước sau, tìm kiếm có thể nhảy sang đầu bên kia của biên. Chỉ đường đi được trả về mới là đường để đi.',
    },
    {
      belief: 'Khoảng cách Manhattan là hàm heuristic chấp nhận được trên lưới.',
      truth: 'Chỉ trên lưới bốn ô kề. Hễ cho đi chéo thì nó có thể vượt quá chi phí thật, và A* có thể trả về đường không rẻ nhất: hãy thử màn 20.',
    },
  ],
  questions: [
    {
      question: 'Bản đồ 10 × 10 có 20 ô tường thì có bao nhiêu trạng thái? Nếu đâu đó trên bản đồ có một chiếc chìa khóa nhặt được thì sao?',
      answer: '80. Có chìa khóa thì tới 160: mỗi ô tính hai lần, chưa có và đã có chìa. Mỗi điều “có hay không” như vậy nhân đôi không gian, và vì thế trò chơi nhỏ cũng có không gian khổng lồ.',
    },
    {
      question: 'Trên bản đồ mà mọi ô trừ điểm xuất phát và đích đều tốn ít nhất 3, có được dùng hàm heuristic bằng 3 lần khoảng cách Manhattan không?',
      answer: 'Chưa được: điểm xuất phát và đích có trọng số 1, và đường đi có thể phải bước vào cả hai. Trừ đi 2 cho mỗi ô ấy, tức 3 · khoảng cách − 4, thì an toàn; các hàm heuristic ở đây làm đúng như vậy.',
    },
  ],
};

export default text;
