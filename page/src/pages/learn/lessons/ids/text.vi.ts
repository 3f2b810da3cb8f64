// Iterative deepening, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Chạy tìm kiếm giới hạn độ sâu với giới hạn 0, rồi 1, 2, 3, … Vòng đầu tiên tìm thấy lời giải sẽ tìm thấy lời giải ngắn nhất, vì các giới hạn nhỏ hơn không có lời giải nào. Như vậy tìm kiếm sâu dần cho lời giải của chiều rộng với bộ nhớ của chiều sâu.',
    'Cái giá là sự lặp lại: vòng nào cũng bắt đầu từ đầu. Nhưng khi số trạng thái nhân lên theo độ sâu thì hầu hết chúng nằm ở lớp cuối, và lặp lại các lớp trên tốn rất ít.',
    'Nhiều đường có thể dẫn đến cùng một trạng thái. Bản ở đây giữ một bảng các trạng thái đã gặp trong vòng, có cỡ giới hạn (`table`, tính bằng MiB); đầy thì xóa hết.',
  ],
  look: 'Dùng nút “vòng” để nhảy từ vòng này sang vòng kế tiếp. Mỗi vòng đi lại các trạng thái của vòng trước và thêm một ít nữa. Vòng có giới hạn 7 thành công.',
  guarantees: [
    'Ít nước đi nhất.',
    'Đầy đủ trên không gian hữu hạn: nó chứng minh màn không giải được khi một vòng không cắt bỏ gì. (Nếu trong vòng ấy bảng đã phải xóa thì có thể nó không biết chắc và làm tiếp.)',
  ],
  costs: [
    'Thời gian: `O(bᵈ)` trên cây, như tìm kiếm theo chiều rộng. Với b = 10 và d = 5, mọi vòng cộng lại sinh 123.450 trạng thái, còn tìm kiếm theo chiều rộng sinh 111.110: nhiều hơn 11 %. b càng nhỏ thì phần thêm càng lớn.',
    'Bộ nhớ: đường đi và các nước đi của nó, `O(b·d)`, cùng với bảng.',
  ],
  measured: {
    size: 'Số lần lăn ít nhất',
    text: 'Sáu màn Bloxorz nhỏ, xếp theo độ dài lời giải ngắn nhất. Bàn có ít trạng thái nên các lớp hầu như không lớn thêm, và lặp lại thì rất tốn: đây chính là trường hợp không nên dùng tìm kiếm sâu dần.',
  },
  mistakes: [
    {
      belief: 'Lần nào cũng làm lại từ đầu thì phí gần hết công.',
      truth: 'Trên cây với b ≥ 2, riêng vòng cuối đã chiếm ít nhất khoảng một nửa. Phần phí chỉ là một hệ số, không tăng theo độ sâu.',
    },
    {
      belief: 'Vậy thì tìm kiếm sâu dần lúc nào cũng tốt như chiều rộng.',
      truth: 'Trong không gian mà nhiều đường dẫn đến cùng trạng thái, các lớp lớn chậm còn số đường thì nhân lên. Ở đó nó có thể mở rộng nhiều gấp bội, như biểu đồ cho thấy.',
    },
  ],
  questions: [
    {
      question: 'Với b = 2, lớp cuối ở độ sâu d có bao nhiêu trạng thái so với tất cả các lớp trên?',
      answer: '2ᵈ ở lớp cuối, 2ᵈ − 1 ở trên: khoảng một nửa tổng số.',
    },
    {
      question: 'Mỗi lần tăng giới hạn thêm 2 có khôn ngoan không?',
      answer: 'Số vòng giảm một nửa, nhưng lời giải có thể dài hơn lời giải ngắn nhất một nước, và vòng cuối sâu hơn cần thiết một lớp.',
    },
  ],
};

export default text;
