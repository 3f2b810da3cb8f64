// The genetic algorithm, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Giải thuật di truyền giữ một _quần thể_ các ứng viên trọn vẹn, ở đây là các chuỗi lần lăn. Ở mỗi thế hệ, cha mẹ được chọn bằng vòng quay, trên đó ứng viên thích nghi hơn chiếm phần lớn hơn. Hai cha mẹ sinh hai con bằng _lai ghép_: mỗi chuỗi bị cắt và đổi đuôi cho nhau. Một số con bị _đột biến_. Sau đó cha mẹ và con cạnh tranh, cá thể thích nghi nhất sống sót.',
    'Hy vọng là những mảnh tốt của các ứng viên khác nhau gặp nhau. Muốn vậy, độ thích nghi phải thưởng cho việc đang đi đúng đường, và nhát cắt không được phá hỏng phần tốt: ở Bloxorz, bản ở đây cắt mỗi chuỗi ở chỗ tốt nhất của nó.',
  ],
  look: 'Các đường cong cho thấy độ thích nghi cao nhất và trung bình của mỗi thế hệ. Mức cao nhất không bao giờ giảm vì cá thể thích nghi nhất sống sót; mức trung bình đuổi theo. Bàn cho thấy ứng viên có năng lượng thấp nhất, tức là đã đến gần đích nhất.',
  guarantees: [
    'Không có. Sau thế hệ cuối nó báo “chạm giới hạn”.',
    'Cái tìm được là một lời giải, nhưng hiếm khi ngắn: không có gì trong nó tìm số nước đi ít nhất.',
  ],
  costs: [
    'Thời gian: mỗi cá thể của quần thể đầu và mỗi con là một lần đánh giá. Với quần thể P, tỉ lệ cha mẹ p và G thế hệ thì khoảng `P + p·P·G`; mỗi lần đánh giá phải chơi trọn một chuỗi.',
    'Bộ nhớ: quần thể, gấp đôi trong lúc sinh con.',
  ],
  measured: {
    size: 'Màn',
    text: 'Những màn đầu của Bloxorz với lược đồ mặc định `novelty`, thưởng cho chuỗi đến được những trạng thái hiếm gặp. 1.000 ứng viên nghĩa là quần thể ngẫu nhiên đầu tiên đã có sẵn lời giải. Màn có công tắc cần nhiều hơn.',
  },
  mistakes: [
    {
      belief: 'Tiến hóa rồi sẽ tìm ra, độ thích nghi thế nào cũng được.',
      truth: 'Độ thích nghi dẫn sai thì nó cũng trung thành đi theo. Ở Bloxorz, đường đến đích thường phải đi xa đích để qua công tắc; vì vậy thưởng cho sự mới lạ tốt hơn thưởng cho sự gần đích.',
    },
    {
      belief: 'Chính lai ghép làm nên thành công.',
      truth: 'Chỉ khi từng mảnh của ứng viên tự nó có ý nghĩa. Nếu không, lai ghép chỉ là một đột biến lớn; hãy thử với ít `parents`, hoặc với `mutants` bằng 0.',
    },
  ],
  questions: [
    {
      question: 'Ba ứng viên có độ thích nghi 1, 1 và 2. Ứng viên thứ ba được chọn làm cha mẹ bao nhiêu lần?',
      answer: 'Một nửa số lần quay: nó chiếm 2 trên 4 phần của vòng quay.',
    },
    {
      question: 'Vì sao không được để mọi ứng viên giống nhau?',
      answer: 'Cha mẹ giống nhau lai ghép ra con giống hệt, và chỉ còn đột biến. Giữ sự đa dạng chính là lý do có quần thể.',
    },
  ],
};

export default text;
