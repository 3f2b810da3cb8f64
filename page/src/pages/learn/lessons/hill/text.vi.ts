// Hill climbing, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Leo đồi đứng ở một trạng thái và chỉ nhìn các láng giềng. Biến thể `strict` đi đến láng giềng tốt nhất chừng nào nó còn tốt hơn chỗ đang đứng; `simple` lấy láng giềng tốt hơn đầu tiên gặp. Khi không láng giềng nào tốt hơn, nó dừng ở một _cực trị địa phương_ hay một _vùng bằng phẳng_, trừ khi đó là đích.',
    'Vì không giữ gì để quay lại nên nó hầu như không tốn bộ nhớ. Có hai cách chữa bế tắc: bắt đầu lại ở chỗ khác (`restarts`), hoặc nhớ lại một ít. Mặc định ở đây, `backtrack`, giữ các láng giềng chưa thử trong một ngăn xếp, tốt nhất ở trên cùng: tức là tìm kiếm theo chiều sâu, thử chỗ trông tốt nhất trước. `fallback` chỉ giữ những láng giềng trông không tệ hơn, còn `tweak` thay đổi các ứng viên trọn vẹn như luyện kim mô phỏng.',
  ],
  look: 'Đây là `strict`. Nó đi thẳng về phía đích và dừng ở bức tường: ở đó láng giềng nào cũng xa hơn, và không có gì để quay về. Kết quả được báo là _bế tắc_, dù màn này vẫn có lời giải.',
  guarantees: [
    '`strict`, `simple`, `fallback`, `tweak`: không có. “Bế tắc” không nói gì về màn chơi.',
    '`backtrack`: đầy đủ trên không gian hữu hạn, nhưng không hứa gì về độ dài.',
  ],
  costs: [
    '`strict` và `simple`: mỗi bước làm ước lượng giảm ít nhất 1, nên có nhiều nhất `h(đầu)` bước, mỗi bước nhiều nhất b lần ước lượng. Bộ nhớ cho một đường đi.',
    '`backtrack`: tệ nhất là mọi trạng thái, cả về thời gian lẫn bộ nhớ.',
  ],
  measured: {
    size: 'Cạnh của bản đồ',
    text: 'Các bản đồ vuông có 30 % số ô là tường; biến thể đầy đủ `backtrack` bên cạnh tìm kiếm tham lam. Cả hai đi theo ước lượng. Khi bị dẫn sai, tìm kiếm tham lam quay về trạng thái tốt nhất trong cả tập mở, còn `backtrack` quay về lựa chọn gần nhất.',
  },
  mistakes: [
    {
      belief: 'Leo đồi bế tắc nghĩa là bài toán không có lời giải.',
      truth: 'Nó chỉ hết láng giềng tốt hơn. Muốn chứng minh không có lời giải thì phải tìm kiếm đầy đủ.',
    },
    {
      belief: 'Hàm heuristic chính xác hơn thì có ít cực trị địa phương hơn.',
      truth: 'Độ chính xác và hình dạng là hai chuyện khác nhau. Một ước lượng có thể gần đúng ở mọi nơi mà vẫn có một chỗ lõm nhỏ ở mỗi bước.',
    },
  ],
  questions: [
    {
      question: 'Trạng thái đầu có `h` = 12. `strict` đi được nhiều nhất bao nhiêu bước?',
      answer: '12: ước lượng là số nguyên, mỗi bước làm `h` giảm ít nhất 1, và nó không thể xuống dưới 0.',
    },
    {
      question: 'Cùng hàm heuristic, tìm kiếm tham lam giải được bản đồ này còn `strict` thì không. Khác nhau ở đâu?',
      answer: 'Ở tập mở. Tìm kiếm tham lam có thể đi tiếp từ bất kỳ trạng thái nào đã gặp; leo đồi chỉ có các láng giềng của một trạng thái.',
    },
  ],
};

export default text;
