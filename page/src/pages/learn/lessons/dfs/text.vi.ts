// Depth-first search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm kiếm theo chiều sâu đi theo một đường đến tận cùng. Gặp ngõ cụt, nó quay lại trạng thái gần nhất còn nước đi chưa thử và đi theo nước ấy. Biên của nó là một ngăn xếp: vào sau, ra trước.',
    'Thứ tự liệt kê nước đi quyết định tất cả. Gặp may thì đường đầu tiên dẫn đến đích; không may thì nó lục tung một phần khổng lồ của không gian trước khi xét lại nước đi đầu tiên. Để khỏi đi vòng tròn, bản ở đây nhớ mọi trạng thái đã vào và không vào trạng thái nào hai lần.',
  ],
  look: 'Đích chỉ cách 16 bước trên đất trống. Hãy xem đường đi ngoằn ngoèo khắp bản đồ: nó cứ đi theo hướng đầu tiên còn đi được, mặc kệ đích ở đâu. So độ dài lời giải với 16.',
  guarantees: [
    'Đầy đủ trên không gian hữu hạn, vì không trạng thái nào được vào hai lần: cuối cùng nó đã thấy mọi thứ đến được.',
    'Không hứa gì về độ dài hay chi phí. Lời giải là bất cứ đường nào nó đang đi khi chạm đích.',
  ],
  costs: [
    'Thời gian: tệ nhất là vào mọi trạng thái; tính theo cây sâu m thì là `O(bᵐ)`, với m có thể lớn hơn nhiều độ sâu d của lời giải tốt nhất.',
    'Bộ nhớ: bản trong sách chỉ giữ đường hiện tại và các nước đi còn lại trên đó, `O(b·m)`. Khoản tiết kiệm ấy mất đi khi phải nhớ mọi trạng thái đã vào, như ở đây và ở mọi bản tìm kiếm an toàn trên đồ thị.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có một phần năm số ô là tường. Hai đường cong cùng cỡ: trên bản đồ, tìm kiếm theo chiều sâu đôi khi nhanh hơn, nhưng chỉ vì gần như đường nào cũng đến được đích. Lời giải của nó dài hơn nhiều lần.',
  },
  mistakes: [
    {
      belief: 'Tìm kiếm theo chiều sâu luôn tốn ít bộ nhớ.',
      truth: 'Chỉ khi không nhớ các trạng thái đã thăm, mà khi ấy nó có thể tìm đi tìm lại cùng những trạng thái, hoặc đi vòng tròn mãi mãi.',
    },
    {
      belief: 'Tìm kiếm theo chiều sâu chỉ là bản tồi của tìm kiếm theo chiều rộng.',
      truth: 'Khi mọi lời giải nằm sâu như nhau và ngõ cụt lộ ra sớm thì nó là lựa chọn đúng: đó là quay lui. Lều trại và Thắp sáng được giải như thế.',
    },
  ],
  questions: [
    {
      question: 'Khi nào bạn chọn chiều sâu thay vì chiều rộng?',
      answer: 'Khi có nhiều lời giải hoặc các lời giải đều sâu như nhau, lời giải nào cũng được, và tìm kiếm theo chiều rộng sẽ hết bộ nhớ.',
    },
    {
      question: 'Điều gì thay đổi nếu liệt kê các nước đi của mỗi trạng thái theo thứ tự ngược lại?',
      answer: 'Có thể là mọi thứ: tìm ra lời giải nào, dài bao nhiêu, vào bao nhiêu trạng thái. Chỉ các bảo đảm là không đổi.',
    },
  ],
};

export default text;
