// Water Sort, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Bảy chiếc cốc trông vô hại, nhưng thứ tự rót rất quan trọng, và số cách sắp xếp tăng theo hàm mũ của số màu. Có hai ý tưởng giữ cho tìm kiếm nhỏ gọn.',
    'Thứ nhất là _đối xứng_: thứ tự các cốc không quan trọng, nên những trạng thái chỉ khác nhau ở thứ tự được lưu làm một. Thứ hai là _cắt tỉa_: những lần rót chắc chắn vô ích, như rót cốc một màu sang cốc rỗng, không bao giờ được sinh ra. Cả hai làm không gian nhỏ lại mà không mất lời giải ngắn nhất.',
  ],
  look: 'Hãy theo dõi `h` khi tua: mỗi lần rót tốt làm `h` giảm một và `g` tăng một, nên `f` giữ nguyên. `f` chỉ tăng khi buộc phải rót một lần mà không gộp được gì.',
  problem: {
    state: 'Trong mỗi cốc có gì; không kể thứ tự các cốc.',
    moves: 'Rót đoạn trên cùng của một cốc lên nước cùng màu hoặc vào cốc rỗng, nhiều nhất có thể. Những lần rót vô ích bị bỏ.',
    goal: 'Mỗi cốc hoặc rỗng hoặc đầy một màu.',
    cost: 'Mỗi lần rót tốn 1.',
    branching: 'Với n cốc thì ít hơn n², thực tế chỉ vài nước.',
    size: 'Tăng theo hàm mũ của số màu. c·k đơn vị nước của c màu, mỗi màu k đơn vị, có `(c·k)! / (k!)ᶜ` cách sắp, trong đó chỉ một phần đến được.',
  },
  hard: [
    'Quyết định một màn có giải được không là bài toán NP-đầy đủ (Ito và cộng sự 2022). Màn giải được thì có lời giải dài không quá đa thức, nên kiểm tra một lời giải cho sẵn rất nhanh; nhưng tìm ra nó có thể phải thử rất nhiều thứ tự.',
  ],
  heuristics: {
    runs: 'Một _đoạn_ là phần liền nhau cùng màu trong cốc. Một lần rót làm số đoạn giảm nhiều nhất một, khi cả đoạn rơi đúng lên màu của nó. Cuối cùng mỗi cốc đầy có một đoạn. Và màu nào chưa nằm ở đáy cốc nào thì có một lần phải rót vào cốc rỗng, lần ấy không gộp gì. Với mỗi màu một cốc, kết quả là số đoạn trừ số màu đã nằm ở đáy. Chấp nhận được.',
    waits: '`runs`, cộng một cho mỗi màu phải để riêng để phá một vòng các đoạn chờ lẫn nhau. Mỗi lần như vậy tốn một lần rót không gộp gì, nên nó vẫn chấp nhận được. Nó không bao giờ nhỏ hơn `runs` nhưng tính lâu hơn.',
  },
  experiment: [
    'Cho tìm kiếm theo chiều rộng và A* với `runs`, với `waits` đua ở màn 4 và xem số lần mở rộng. Sau đó thử màn 10: tìm kiếm nào còn về đích?',
  ],
  measured: {
    size: 'Số màu',
    text: 'Các màn được tạo với 3 đến 9 màu và hai cốc rỗng. Tìm kiếm theo chiều rộng phải trả giá cho từng màu; A* với `runs` nhiều khi đi đến đích hầu như không vòng vèo, vì cận dưới gần như chính xác.',
  },
  mistakes: [
    {
      belief: 'Đổi chỗ hai cốc thì được một trạng thái khác.',
      truth: 'Điều gì làm được ở trạng thái này cũng làm được ở trạng thái kia. Coi chúng là một thì không gian nhỏ đi đến n! lần.',
    },
    {
      belief: 'Bỏ bớt nước đi hợp lệ thì tìm kiếm không còn đầy đủ.',
      truth: 'Không sao, nếu đã chứng minh rằng có lời giải ngắn nhất không bao giờ cần đến chúng.',
    },
  ],
  questions: [
    {
      question: 'Một lần rót chỉ chuyển được một phần của đoạn vì hết chỗ. Số đoạn thay đổi thế nào?',
      answer: 'Không đổi: phần còn lại vẫn là một đoạn. Lần rót như vậy không gộp gì.',
    },
    {
      question: '`runs` có nhất quán không?',
      answer: 'Có: một lần rót làm nó giảm nhiều nhất 1, hoặc vì gộp hai đoạn, hoặc vì cho một màu có đáy.',
    },
  ],
};

export default text;
