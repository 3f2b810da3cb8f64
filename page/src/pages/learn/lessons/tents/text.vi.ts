// Tents, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Ở đây chẳng có gì di chuyển: ta dựng lều, còn luật thì chấm bàn cờ. Nhìn như bài toán tìm kiếm, trạng thái là một tập lều và nước đi là dựng thêm một lều. Nhưng khi ấy mỗi thứ tự dựng cùng những lều ấy là một đường khác: mười lều có 10! = 3.628.800 thứ tự.',
    'Không gian `thô sơ` đúng là như vậy. Không gian `có thứ tự` làm như con người: tìm một yêu cầu chặt, chẳng hạn “một trong hai ô này phải có lều”, và chỉ thử các ô ấy. Khi thử ô thứ hai, nó còn ghi nhớ rằng ô thứ nhất để trống. Nhờ vậy mỗi lời giải chỉ có đúng một đường đến, và phần lớn sai lầm lộ ra ngay.',
  ],
  look: 'Tìm kiếm theo chiều sâu trong không gian `có thứ tự` chính là quay lui. Trạng thái có một con nghĩa là lều ấy bắt buộc. Có nhiều con nghĩa là yêu cầu chặt nhất vẫn còn để ngỏ lựa chọn.',
  problem: {
    state: 'Các lều; ở không gian `có thứ tự` còn có các ô mà lựa chọn trước đã loại.',
    moves: '`thô sơ`: dựng lều vào ô bất kỳ cạnh cây mà chưa phạm luật. `có thứ tự`: dựng lều vào một trong các ô của yêu cầu chặt nhất.',
    goal: 'Mỗi cây có lều riêng bên cạnh, không hai lều nào chạm nhau, và mọi con số đều đúng.',
    cost: 'Mỗi lều tốn 1. Lời giải nào cũng có số lều bằng số cây nên tốn như nhau.',
    branching: '`thô sơ`: hàng chục ô. `có thứ tự`: thường là 1 hoặc 2.',
    size: '`thô sơ`: tới 2ˢ tập lều với s ô có thể dựng. `có thứ tự`: chỉ những gì các lựa chọn chặt nhất còn để ngỏ.',
  },
  hard: [
    'Quyết định một bàn có lời giải không là NP-đầy đủ, kể cả khi không có con số nào (De Biasi 2012). Bàn làm cho người chơi có đúng một lời giải suy luận ra được; nhưng với cùng luật ấy vẫn có những bàn khó.',
  ],
  heuristics: {
    'tents-left': 'Số cây chưa có lều. Mỗi nước đi dựng một lều, nên ở đâu còn đến được lời giải thì đây chính là chi phí thật: chấp nhận được. Vì mọi trạng thái cùng độ sâu có cùng giá trị nên nó không xếp hạng được chúng. Giá trị của nó nằm ở những trạng thái nó nhận ra là thế chết, vì một hàng, một nhóm cây hay tổng số không thể đúng được nữa.',
    'row-shortage': 'Với mỗi hàng, số lều còn thiếu trừ số ô còn dựng được, cộng điểm phạt nếu không thể đủ, và một cho mỗi cây không còn ô nào. Điểm phạt làm nó vượt quá sự thật: không chấp nhận được. Nhiều khi nó bằng 0 và chẳng nói gì.',
  },
  experiment: [
    'Chạy tìm kiếm theo chiều rộng ở màn 6x6/1 trong cả hai không gian và so số lần mở rộng. Sau đó chạy A* với `tents-left` trong không gian `thô sơ`: nhận ra thế chết bù lại được phần lớn khoảng cách.',
  ],
  measured: {
    size: 'Cạnh của bàn',
    text: 'Các bàn được tạo ra, tìm kiếm theo chiều rộng trong cả hai không gian. Đường của `có thứ tự` nằm sát trục: phát biểu bài toán tốt hơn lợi hơn là thuật toán tốt hơn.',
  },
  mistakes: [
    {
      belief: 'A* lúc nào cũng là lựa chọn tốt nhất.',
      truth: 'Khi mọi lời giải tốn như nhau thì chẳng có gì để tối ưu. Quan trọng là nhận ra ngõ cụt sớm và chọn khéo chỗ phân nhánh.',
    },
    {
      belief: 'Chỉ cần mỗi lều chạm một cây và mỗi cây chạm một lều.',
      truth: 'Lều và cây phải ghép được thành cặp một-một. Hai cây chung một lều và ở chỗ khác thừa một lều vẫn lọt qua phép kiểm tra đơn giản hơn.',
    },
  ],
  questions: [
    {
      question: 'Vì sao không gian `có thứ tự` không mất lời giải nào dù đưa ra rất ít nước đi?',
      answer: 'Trong các ô được đưa ra, lời giải nào cũng có lều ở ít nhất một ô. Nước đi vào ô đầu tiên như thế giữ lại lời giải ấy, còn mọi nước khác loại nó.',
    },
    {
      question: 'Vì sao thử yêu cầu chặt nhất trước?',
      answer: 'Ít phương án hơn thì cây hẹp hơn ở gần gốc, và một mâu thuẫn ở đó loại được những cây con lớn nhất.',
    },
  ],
};

export default text;
