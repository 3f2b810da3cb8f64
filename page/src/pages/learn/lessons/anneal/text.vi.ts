// Simulated annealing, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Các tìm kiếm trước đây dựng lời giải từng nước một. _Tìm kiếm cục bộ_ bắt đầu với một ứng viên trọn vẹn, cả một bàn đèn hay cả một chuỗi nước đi, đúng hay sai cũng được, rồi thay đổi nó. _Năng lượng_ cho biết nó sai bao nhiêu: bằng 0 đúng khi là lời giải.',
    'Leo đồi chỉ nhận thay đổi tốt hơn nên dễ bế tắc. Luyện kim mô phỏng lấy một thay đổi ngẫu nhiên, luôn nhận nếu không tệ hơn, còn nếu tệ hơn Δ thì nhận với xác suất `e^(−Δ/T)`. _Nhiệt độ_ T giảm theo một hệ số ở mỗi bước. Khi nóng, nó đi lang thang; khi nguội, nó là leo đồi. Bản ở đây bắt đầu lại với một ứng viên ngẫu nhiên mới khi một vòng đã dùng hết số bước.',
  ],
  look: 'Năng lượng đếm ô tối, đèn chiếu vào nhau và con số sai. Hãy xem các đường cong: khi nhiệt độ cao, bàn tệ hơn thường được nhận; khi nhiệt độ giảm, năng lượng hạ xuống và càng ít thay đổi được nhận.',
  guarantees: [
    'Không có. Khi mọi vòng kết thúc mà không có lời giải, nó báo “bế tắc”, và điều đó không chứng minh gì.',
    'Về lý thuyết, làm nguội chậm như c / log t với c đủ lớn thì đạt cực tiểu với xác suất 1 ở giới hạn (Hajek 1988). Nhưng như vậy còn lâu hơn thử hết mọi khả năng; các lịch làm nguội thực tế từ bỏ bảo đảm ấy.',
  ],
  costs: [
    'Thời gian: số bước nhân với công tính thay đổi năng lượng. Nhiều nhất thử `(restarts + 1) · steps` thay đổi.',
    'Bộ nhớ: một ứng viên.',
  ],
  measured: {
    size: 'Cạnh của bàn',
    text: 'Các bàn Thắp sáng được tạo ra, luôn cùng một hạt giống. Tìm kiếm ngẫu nhiên dao động nhiều: ở đây lấy số giữa của chín bàn, vậy mà đường cong vẫn không trơn.',
  },
  mistakes: [
    {
      belief: 'Nhiệt độ càng thấp càng tốt, vì càng ít nhận thay đổi xấu.',
      truth: 'Nguội quá sớm thì nó đông cứng ở cực trị địa phương gần nhất. Thay đổi xấu chính là lối thoát.',
    },
    {
      belief: 'Chạy lâu mà không thấy thì là không có lời giải.',
      truth: 'Nó không bao giờ chứng minh được điều đó. Chỉ tìm kiếm đầy đủ mới làm được.',
    },
  ],
  questions: [
    {
      question: 'Một thay đổi làm năng lượng tệ hơn 2. Nó được nhận với xác suất bao nhiêu khi T = 2, và khi T = 0,2?',
      answer: 'e⁻¹ ≈ 0,37 và e⁻¹⁰ ≈ 0,00005.',
    },
    {
      question: 'T bắt đầu từ 2 và nhân với 0,9995 ở mỗi bước. Khi nào nó bằng 0,2?',
      answer: 'Sau ln 0,1 / ln 0,9995 ≈ 4.600 bước.',
    },
  ],
};

export default text;
