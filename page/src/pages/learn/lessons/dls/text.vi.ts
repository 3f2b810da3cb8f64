// Depth-limited search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm kiếm giới hạn độ sâu là tìm kiếm theo chiều sâu nhưng quay lui ở một độ sâu cho trước. Nó không thể lạc trong những đường quá dài, và tìm được lời giải nằm trong giới hạn.',
    'Có một điểm tinh tế. Một trạng thái có thể được gặp lần đầu ở rất sâu, khi còn ít nước đi, rồi gặp lại bằng một đường ngắn hơn, khi còn nhiều nước đi hơn. Nếu bỏ qua lần thứ hai thì sẽ mất các lời giải nằm sau nó. Vì vậy bản ở đây nhớ độ sâu đã gặp mỗi trạng thái và vào lại khi gặp ở độ sâu nhỏ hơn.',
  ],
  look: 'Giới hạn là 16; lời giải ngắn nhất có 7 lần lăn. Hãy theo dõi độ sâu: nó xuống đến 16, quay lui rồi thử nhánh kế tiếp. Lời giải tìm được có 15 lần lăn: nằm trong giới hạn, chỉ thế thôi.',
  guarantees: [
    'Nếu có lời giải không quá `limit` nước đi thì nó tìm được một lời giải như vậy; không nhất thiết ngắn nhất.',
    'Nếu kết thúc mà chưa cắt bỏ gì thì màn được chứng minh là không giải được. Nếu đã cắt thì kết quả là “chạm giới hạn”, và điều đó không chứng minh gì ngoài giới hạn.',
  ],
  costs: [
    'Thời gian: `O(bˡ)` với giới hạn l, tính trên cây.',
    'Bộ nhớ: `O(b·l)` trong bản ở sách. Bản ở đây còn nhớ các trạng thái đã gặp để không tìm lại cùng một phần ở cùng độ sâu.',
  ],
  measured: {
    size: 'Giới hạn độ sâu',
    text: 'Một màn duy nhất, màn 1, có lời giải ngắn nhất gồm 7 lần lăn; giới hạn tăng dần. Dưới 7, tìm kiếm thất bại sau khi thử mọi thứ trong giới hạn. Trên 7, số đếm nhảy lung tung: đường dài đầu tiên có tình cờ đi qua đích hay không là do may rủi.',
  },
  mistakes: [
    {
      belief: 'Chỉ cần đánh dấu trạng thái đã thăm như ở tìm kiếm theo chiều sâu là tránh được lặp lại.',
      truth: 'Đây là lỗi kinh điển. Trạng thái bị đánh dấu ở độ sâu 9 trên 10 sẽ chặn đường đến nó ở độ sâu 3, và một lời giải trong giới hạn bị bỏ sót. Phải lưu cả độ sâu.',
    },
    {
      belief: '“Chạm giới hạn” nghĩa là không có lời giải.',
      truth: 'Nó chỉ có nghĩa là không có lời giải trong giới hạn. Chỉ tìm kiếm không cắt bỏ gì mới thấy hết mọi thứ.',
    },
  ],
  questions: [
    {
      question: 'Bạn biết mọi trạng thái đều đến được từ đầu trong nhiều nhất 30 nước. Giới hạn nào là đủ?',
      answer: '30: khi ấy mọi trạng thái, và do đó mọi đích, đều có đường đến trong giới hạn.',
    },
    {
      question: 'Bạn không biết giới hạn nào là tốt. Bạn làm gì?',
      answer: 'Thử 0, 1, 2, … đến khi thành công. Đó là bài tiếp theo.',
    },
  ],
};

export default text;
