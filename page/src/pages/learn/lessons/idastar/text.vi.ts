// IDA*, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'IDA* là tìm kiếm sâu dần với ngưỡng trên `f = g + h` thay cho độ sâu. Ngưỡng đầu tiên là ước lượng của trạng thái đầu. Một vòng đi theo chiều sâu qua mọi trạng thái có `f` không quá ngưỡng và quay lui ở những trạng thái khác. Ngưỡng kế tiếp là giá trị `f` nhỏ nhất đã vượt ngưỡng.',
    'Như vậy các vòng đi cùng nhịp với các đường đồng mức của A*: vòng có ngưỡng C thấy những gì A* mở rộng đến `f = C`, nhưng chỉ giữ đường đang đi. Bản ở đây thêm một bảng có cỡ giới hạn, như ở tìm kiếm sâu dần, để khỏi vào cùng một trạng thái theo nhiều cách.',
  ],
  look: 'Hãy nhìn “Vòng” và `f`: trong một vòng, `f` không bao giờ vượt ngưỡng. Nhảy từ vòng này sang vòng khác. Mọi vòng trừ vòng cuối đều phải tìm đến hết; vòng cuối có thể dừng sớm.',
  guarantees: [
    'Với hàm heuristic chấp nhận được, lời giải có chi phí nhỏ nhất, có chứng minh: mọi ngưỡng nhỏ hơn đã tìm mà không có.',
    'Đầy đủ trên không gian hữu hạn, với bộ nhớ giới hạn.',
  ],
  costs: [
    'Thời gian: tổng của mọi vòng. Nếu mỗi đường đồng mức có số trạng thái gấp b lần đường trước thì vòng cuối áp đảo, như ở tìm kiếm sâu dần.',
    'Nếu `f` nhận nhiều giá trị khác nhau thì mỗi vòng có thể chỉ thêm vài trạng thái: với N trạng thái cả thảy, có thể tới `N·(N+1)/2` lần mở rộng. Chi phí kiểu 1000 và 1414 trên bản đồ thuộc loại này.',
    'Bộ nhớ: đường đi và bảng (`table`, tính bằng MiB).',
  ],
  measured: {
    size: 'Số lần lăn ít nhất',
    text: 'Sáu màn Bloxorz, xếp theo độ dài lời giải ngắn nhất. Ở màn đầu, ước lượng của trạng thái đầu là chính xác: chỉ một vòng, và không mở rộng nhiều hơn A*. Ở màn cuối có 39 vòng, lại có nhiều đường dẫn đến cùng trạng thái, nên IDA* mở rộng nhiều gấp khoảng năm mươi lần.',
  },
  mistakes: [
    {
      belief: 'Mỗi lần ngưỡng tăng thêm 1.',
      truth: 'Nó tăng đến giá trị `f` nhỏ nhất vượt ngưỡng cũ. Tăng kiểu khác thì một vòng có thể không thấy gì mới, hoặc vượt quá và mất bảo đảm.',
    },
    {
      belief: 'IDA* mở rộng cùng những trạng thái như A*, chỉ khác thứ tự.',
      truth: 'Nó mở rộng lại các trạng thái ở mỗi vòng, và trong một vòng thì theo mỗi đường mà bảng không nhận ra. Cái nó tiết kiệm là bộ nhớ.',
    },
  ],
  questions: [
    {
      question: 'IDA* làm gì với hàm heuristic hoàn hảo?',
      answer: 'Ngưỡng đầu tiên là C*, và một vòng là đủ. Nó chỉ đi xuống ở nơi `f = C*`, tức là dọc theo các đường rẻ nhất.',
    },
    {
      question: 'Vì sao IDA* được ưa dùng cho trò xếp hình trượt mà không cho bản đồ?',
      answer: 'Ở đó mọi nước đi tốn 1 nên có ít vòng; có quá nhiều trạng thái để lưu; và ít đường dẫn đến cùng một trạng thái. Trên bản đồ thì cả ba điều đều ngược lại.',
    },
  ],
};

export default text;
