// Sokoban, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Thùng chỉ đẩy được, không kéo được, nên một lần đẩy có thể làm hỏng màn mãi mãi: thùng nằm trong góc không phải đích thì ở lại đó. Vị trí như vậy gọi là _thế chết_. Tìm kiếm nào không nhận ra sẽ lục hết mọi cách chơi với các thùng còn lại, vô ích.',
    'Ý thứ hai là chọn cái gì được tính là một nước đi. Trong không gian `bước`, mỗi bước của người là một nước. Trong không gian `đẩy`, mặc định ở đây, mỗi lần đẩy là một nước, còn quãng đi bộ trước đó được điền sau. Người đứng đâu trong vùng đi được thì với các thùng cũng như nhau, nên nhiều trạng thái nhập làm một. Những lần đẩy vào _ô chết_, nơi thùng không bao giờ đến đích được nữa, bị bỏ.',
  ],
  look: 'Tìm kiếm này đếm số lần đẩy. Bản đồ nhiệt cho thấy thùng đã ở những đâu. Sau đó bấm “ngõ cụt” bên dưới bàn: nó nhảy đến những trạng thái không còn lần đẩy nào, hoặc mọi lần đẩy đều dẫn đến thế chắc chắn thua.',
  problem: {
    state: 'Các thùng ở đâu, và người đi được trong vùng nào. Ở không gian `bước` thì là ô người đang đứng.',
    moves: 'Một lần đẩy thùng; ở không gian `bước` là một bước đi.',
    goal: 'Mọi thùng đều ở trên đích.',
    cost: 'Theo thiết lập `cost`: mặc định là 1 cho mỗi lần đẩy ở không gian `đẩy`, 1 cho mỗi bước ở không gian `bước`.',
    branching: 'Nhiều nhất 4 cho mỗi thùng; nhiều nhất 4 ở không gian `bước`.',
    size: 'Với F ô sàn và n thùng có `F! / (n!·(F−n)!)` cách đặt thùng, nhân với số vùng của người. Năm thùng trên 30 ô: 142.506.',
  },
  hard: [
    'PSPACE-đầy đủ (Culberson 1997): có thể dựng một nhà kho hoạt động như một máy tính có băng hữu hạn. Lời giải dài, nước đi không rút lại được, và khoảng cách thật phụ thuộc vào việc các thùng cản nhau thế nào, điều mà ước lượng đơn giản không thấy.',
  ],
  heuristics: {
    matching: 'Ghép mỗi thùng với một đích riêng sao cho tổng số lần đẩy, tính như thể mỗi thùng đứng một mình, là ít nhất. Lời giải nào cũng tạo ra một cách ghép và cần ít nhất chừng ấy. Nếu không có cách ghép nào thì là thế chết. Chấp nhận được.',
    nearest: 'Mỗi thùng đi một mình đến đích gần nó nhất. Hai thùng có thể cùng nhắm một đích, nên nó không bao giờ lớn hơn `matching`; bù lại tính rất nhanh. Chấp nhận được.',
    'paired-manhattan': 'Thùng thứ nhất với đích thứ nhất theo thứ tự đọc, thùng thứ hai với đích thứ hai, … Cách ghép tốt nhất có thể là cách khác, nên nó có thể vượt quá sự thật: không chấp nhận được.',
    'paired-euclid': 'Cũng những cặp ấy nhưng đo theo đường thẳng. Cặp sai vẫn có thể quá xa nhau: không chấp nhận được.',
  },
  experiment: [
    'Ở màn 10, cho tìm kiếm theo chiều rộng đua với A* dùng `matching` và dùng `nearest`. Sau đó chạy A* với `matching` trong không gian `bước`: mở rộng thêm bao nhiêu trạng thái, và bây giờ cái gì được làm cho nhỏ nhất?',
  ],
  measured: {
    size: 'Số thùng',
    text: 'Các căn phòng 8 × 8 ô được tạo ra. Mỗi thùng nhân số vị trí lên nhiều lần. Ước lượng tốt làm sự bùng nổ đến muộn hơn chứ không ngăn được nó.',
  },
  mistakes: [
    {
      belief: 'Ít lần đẩy nhất cũng là ít bước đi nhất.',
      truth: 'Đó là hai mục tiêu khác nhau: lời giải ít lần đẩy hơn có thể phải đi bộ nhiều hơn. Luôn phải nói rõ cái gì được làm cho nhỏ nhất.',
    },
    {
      belief: 'Nhận ra thế chết hay không cũng được.',
      truth: 'Bỏ những vị trí đã chứng minh là chết thì không mất gì mà có thể bớt phần lớn công việc. Nhưng phải có chứng minh: luật chỉ gần đúng sẽ làm mất lời giải.',
    },
  ],
  questions: [
    {
      question: 'Vì sao `matching` không bao giờ nhỏ hơn `nearest`?',
      answer: 'Trong cách ghép nào mỗi thùng cũng được một đích, xa ít nhất bằng đích gần nó nhất. Vì vậy tổng không thể nhỏ hơn.',
    },
    {
      question: 'Hai thùng đứng cạnh nhau sát tường, không thùng nào ở trên đích. Vì sao đó là thế chết?',
      answer: 'Không thùng nào đẩy ra khỏi tường được, vì người phải đứng trong tường; còn dọc theo tường thì thùng này chặn thùng kia.',
    },
  ],
};

export default text;
