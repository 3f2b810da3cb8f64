// Bidirectional search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm từ cả hai đầu: một tìm kiếm theo chiều rộng từ điểm xuất phát, một tìm ngược từ các đích, cho đến khi có một trạng thái mà cả hai phía đều biết. Sau đó nối hai nửa lại.',
    'Bản ở đây luôn để phía có lớp nhỏ hơn lớn thêm, mỗi lần trọn một lớp. Khi một trạng thái của lớp mới đã được phía kia biết thì đường đi qua nó là ngắn nhất: đường ngắn hơn thì đã gặp nhau từ lớp trước.',
    'Nó đòi hỏi nhiều hơn các tìm kiếm khác: phải liệt kê được các trạng thái đích, và với mỗi trạng thái phải biết những trạng thái có thể đứng trước nó. Trong các trò ở đây, Lưới và Sokoban đáp ứng được (ở Sokoban, chơi ngược nghĩa là kéo thùng).',
  ],
  look: 'Hai vùng lớn dần, một quanh điểm xuất phát và một quanh đích, rồi gặp nhau gần giữa đường. Trên cây, phần tìm từ phía đích có màu khác.',
  guarantees: [
    'Đầy đủ trên không gian hữu hạn, và lời giải có ít nước đi nhất.',
    'Nó đếm nước đi chứ không đếm chi phí: trên đất có trọng số khác nhau, đường đi chưa chắc rẻ nhất.',
  ],
  costs: [
    'Khi mỗi lớp nhân số trạng thái lên b lần, hai tìm kiếm sâu một nửa tốn khoảng `2·b^(d/2)` thay vì `bᵈ`, cả về thời gian lẫn bộ nhớ. Với b = 3 và d = 20, đó là 118.098 thay vì 3,5 tỉ.',
    'Trên bản đồ, các lớp lớn như hình tròn: hai hình tròn bán kính một nửa vẫn có diện tích bằng nửa hình lớn. Vì vậy ở đó nhiều nhất chỉ lợi hai lần.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có một phần năm số ô là tường. Hai tìm kiếm gặp nhau phủ ít đất hơn một tìm kiếm, nhưng cả hai đường cong đều tăng theo bình phương của cạnh. Trong không gian phân nhánh thật sự, chính khoảng cách ấy tăng theo hàm mũ.',
  },
  mistakes: [
    {
      belief: 'Bài toán nào cũng tìm được từ hai đầu.',
      truth: 'Phải liệt kê được các trạng thái đích và đi lùi được. Nếu “đã giải” là một điều kiện mà hàng triệu trạng thái thỏa mãn thì phía tìm ngược không có chỗ tốt để bắt đầu.',
    },
    {
      belief: 'Lần gặp đầu tiên luôn cho đường tốt nhất.',
      truth: 'Đúng khi gặp nhau theo trọn từng lớp và các nước đi tốn như nhau. Với chi phí khác nhau, lần gặp sau có thể rẻ hơn, và phải tìm tiếp đến khi loại trừ được điều đó.',
    },
  ],
  questions: [
    {
      question: 'Vì sao để phía nhỏ hơn lớn thêm thay vì luân phiên hai phía?',
      answer: 'Nếu một phía phân nhánh nhiều hơn, luân phiên sẽ khiến phía lớn chiếm hết chi phí. Cho phía nhỏ lớn thêm giữ tổng nhỏ.',
    },
    {
      question: 'Ở Sokoban, các trạng thái đích là gì?',
      answer: 'Mọi thùng nằm trên đích, còn người đứng ở một phần bất kỳ còn lại của căn phòng: có nhiều trạng thái như vậy, và phía tìm ngược bắt đầu từ tất cả.',
    },
  ],
};

export default text;
