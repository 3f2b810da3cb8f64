// Bloxorz, in Vietnamese.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Trên bản đồ, trạng thái là một vị trí. Ở đây nó nhiều hơn thế: khối có thể đứng hoặc nằm theo hai hướng, cầu có thể mở hoặc đóng, và khối có thể bị tách làm hai. Hai tình huống chỉ là cùng một trạng thái khi tất cả những điều ấy giống nhau, vì chỉ khi đó cùng nước đi mới cho cùng kết quả.',
    'Bàn thì nhỏ, nhưng không gian không phải là bàn. Lăn lên một công tắc là bước sang một bản sao khác của bàn, với những cầu khác đang mở; đường đến đích có thể đi qua nhiều bản sao, hết lần này đến lần khác trên cùng những ô sàn.',
  ],
  look: 'Bản đồ nhiệt đếm mỗi ô sàn đã bị đè bao nhiêu lần trong các trạng thái đã mở rộng. Hãy nhìn cây: một vị trí trên bàn xuất hiện ở nhiều nút, mỗi nút ứng với một cách nằm của khối và một tình trạng của các cầu.',
  problem: {
    state: 'Các ô mà khối, hay mỗi nửa, đang đè lên, và những ô cầu nào đang mở.',
    moves: 'Lăn khối, hoặc một trong hai nửa, theo một trong bốn hướng, nếu không bị rơi.',
    goal: 'Khối đứng thẳng trên ô đích.',
    cost: 'Mỗi lần lăn tốn 1. Đổi từ nửa này sang nửa kia thì miễn phí; với `count-swaps` thì cũng tốn 1.',
    branching: 'Nhiều nhất là 4; khi tách đôi nhiều nhất là 8.',
    size: 'Với F ô sàn, khối có chưa đến 3·F vị trí. Mỗi cầu đóng mở riêng nhân đôi số ấy; khi tách đôi thì có tới F² vị trí.',
  },
  hard: [
    'Quyết định một màn có giải được không là bài toán PSPACE-đầy đủ (van der Zanden và Bodlaender 2015): công tắc và cầu mô phỏng được mọi phép tính cần bộ nhớ đa thức. Không có công tắc và chỗ tách thì dễ, vì chỉ có chưa đến 3·F trạng thái.',
  ],
  heuristics: {
    'roll-distance': 'Số lần lăn chính xác nếu mọi cầu đều mở. Mở hết cầu chỉ thêm nước đi, nên số thật không thể nhỏ hơn. Cách _nới lỏng_ bài toán như vậy là nguồn kinh điển của các hàm heuristic chấp nhận được. Nếu nới lỏng rồi mà vẫn không có đường thì trạng thái là thế chết.',
    manhattan: 'Số lần lăn trên sàn vô tận. Hai lần lăn đưa khối lại gần nhiều nhất ba ô, nên lấy khoảng cách chia 3/2 rồi làm tròn lên; chỗ tách được tính như đường tắt. Không bao giờ lớn hơn `roll-distance`.',
    magic: 'Số ô đến đích của nửa xa hơn, coi cầu là mở. Nó đếm ô, mà một lần lăn có thể qua hai ô, nên có thể quá lớn.',
    cubes: 'Cộng khoảng cách tính bằng ô của cả hai nửa. Trên sàn trống, nó lớn gấp khoảng ba lần số lần lăn thật.',
  },
  experiment: [
    'Ở trang Xem của màn 3, chạy A* với `roll-distance`, rồi với `cubes`. So số lần mở rộng và số lần lăn của lời giải. Sau đó làm lại ở một màn có công tắc, chẳng hạn màn 5: điều gì trở nên khó ước lượng hơn?',
  ],
  measured: {
    size: 'Số lần lăn ít nhất',
    text: 'Sáu màn của trò chơi gốc, xếp theo độ dài lời giải ngắn nhất. Lời giải dài thường do công tắc và cầu, mà chúng nhân số trạng thái lên; nhưng không phải luôn luôn: màn 11 cần 47 lần lăn mà tìm kiếm theo chiều rộng chỉ mở rộng 186 lần.',
  },
  mistakes: [
    {
      belief: 'Bàn có 40 ô sàn nên có 40 trạng thái.',
      truth: 'Hãy đếm vị trí của khối (chưa đến 120), rồi nhân đôi cho mỗi cầu độc lập: với năm cầu là tới 3.840.',
    },
    {
      belief: 'Hàm heuristic bỏ qua các cầu thì vô dụng.',
      truth: 'Bỏ qua chính điều làm bài toán khó là cách tạo ra cận dưới. Nó không thấy những đường vòng qua công tắc, nhưng không bao giờ sai về phía nguy hiểm.',
    },
  ],
  questions: [
    {
      question: 'Vì sao chia cho 3/2 chứ không chia cho 2, dù một lần lăn có thể đưa khối đi hai ô?',
      answer: 'Các lần lăn xen kẽ: từ đứng sang nằm, nửa gần hơn tiến 1 ô; từ nằm sang đứng tiến 2 ô. Hai lần lăn được 3 ô.',
    },
    {
      question: '`manhattan` có khi nào lớn hơn `roll-distance` không?',
      answer: 'Không. `roll-distance` chính xác trên sàn thật với cầu mở, còn `manhattan` là cận dưới trên mọi sàn có cùng đích và chỗ tách.',
    },
  ],
};

export default text;
