// Breadth-first search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm kiếm theo chiều rộng làm việc theo lớp: trước hết mọi trạng thái cách điểm xuất phát một nước đi, rồi hai nước, rồi ba. Biên của nó là một hàng đợi: vào trước, ra trước.',
    'Trạng thái đã gặp thì không đưa vào hàng đợi lần nữa, vì đường đầu tiên đến nó đã là ngắn nhất. Và vì các lớp được làm xong lần lượt nên khi đích xuất hiện lần đầu, không thể có đường nào ngắn hơn. Bản ở đây kiểm tra đích ngay khi _sinh ra_ trạng thái, nên không phải mở rộng lớp cuối cùng.',
  ],
  look: 'Vùng đóng lớn dần thành hình thoi quanh điểm xuất phát, bị cắt ở mép bản đồ. Nó lan ra xa đích cũng nhanh như lan về phía đích: tìm kiếm theo chiều rộng không hề biết đích ở đâu.',
  guarantees: [
    'Đầy đủ: có lời giải thì tìm thấy. Trên không gian hữu hạn, nó còn chứng minh được là không có lời giải, khi đã hết trạng thái để xét.',
    'Lời giải có ít nước đi nhất. Đó chỉ là _chi phí_ nhỏ nhất khi mọi nước đi tốn như nhau.',
  ],
  costs: [
    'Thời gian: `O(bᵈ)` với hệ số phân nhánh b và độ sâu lời giải d, và không bao giờ quá số trạng thái có thật.',
    'Bộ nhớ: cũng chừng ấy. Mọi trạng thái từng gặp đều phải giữ, để nhận ra khi gặp lại và để lần ngược đường đi. Thường bộ nhớ hết trước khi ta hết kiên nhẫn.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông trống, cạnh lớn dần. Cạnh gấp đôi thì số ô gấp bốn, và công việc cũng chừng gấp bốn: trên bản đồ, số trạng thái trong vòng d nước tăng như d² chứ không như bᵈ, vì phần lớn các đường dẫn đến những ô đã biết. Trong các trò chơi thì tệ hơn nhiều.',
  },
  mistakes: [
    {
      belief: 'Tìm kiếm theo chiều rộng cho đường đi rẻ nhất.',
      truth: 'Nó cho đường ít nước đi nhất. Ở màn 5, đường ấy băng thẳng qua đầm lầy: 14 bước tốn 70, trong khi đi 20 bước chỉ tốn 20.',
    },
    {
      belief: 'Máy nhanh hơn là giải quyết được.',
      truth: 'Chẳng được bao nhiêu khi độ tăng là hàm mũ. Với b = 3, máy nhanh gấp mười chỉ đi sâu thêm khoảng hai lớp trong cùng thời gian.',
    },
  ],
  questions: [
    {
      question: 'Vì sao được quên đường thứ hai dẫn đến một trạng thái đã gặp?',
      answer: 'Đường đầu tiên đến từ lớp sớm nhất dẫn tới đó. Đường thứ hai dài ít nhất bằng vậy, và từ trạng thái ấy trở đi cả hai tiếp tục như nhau.',
    },
    {
      question: 'Nếu mỗi trạng thái có 3 trạng thái kế tiếp mới thì lớp 20 có nhiều nhất bao nhiêu trạng thái?',
      answer: '3²⁰, khoảng 3,5 tỉ. Mỗi trạng thái 30 byte thì chỉ một lớp đã hơn 100 GB.',
    },
  ],
};

export default text;
