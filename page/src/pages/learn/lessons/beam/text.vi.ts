// Beam search, in Vietnamese.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Tìm kiếm chùm đi từng lớp như tìm kiếm theo chiều rộng, nhưng mỗi lớp chỉ giữ `width` trạng thái có ước lượng nhỏ nhất. Số còn lại bị bỏ hẳn. Nhờ vậy không lớp nào rộng hơn chùm, và công việc chỉ tăng theo độ sâu.',
    'Chùm có độ rộng 1 gần giống leo đồi; chùm không bao giờ phải bỏ gì là tìm kiếm theo chiều rộng. Ở giữa, độ rộng mua thêm cơ hội: một trạng thái không cần tốt nhất lớp mới sống sót, chỉ cần nằm trong nhóm tốt nhất.',
  ],
  look: 'Cây luôn hẹp: mỗi lớp chỉ có nhiều nhất năm trạng thái được mở rộng. Ở lớp nào đường lời giải không đi qua trạng thái tốt nhất thì chùm rộng 1 đã để mất nó.',
  guarantees: [
    'Không bảo đảm độ dài, và không đầy đủ: đường duy nhất đến đích có thể bị bỏ. Khi ấy kết quả là “bế tắc”.',
    'Nếu không bỏ gì thì đó là một tìm kiếm theo chiều rộng đầy đủ, và “không giải được” là có chứng minh.',
  ],
  costs: [
    'Thời gian: mỗi lớp nhiều nhất `width` lần mở rộng, nên là `width · d` với lời giải ở lớp d.',
    'Bộ nhớ: chỉ cần một lớp là đủ. Bản ở đây còn nhớ mọi trạng thái đã gặp để nhận ra trùng lặp và lần ngược đường đi.',
  ],
  measured: {
    size: 'Số màu',
    text: 'Sắp xếp nước với hai cốc rỗng. Tìm kiếm theo chiều rộng tăng theo hàm mũ; chùm 20 tăng theo độ dài lời giải. Dấu “–” nghĩa là chùm đã để mất mọi đường đến đích.',
  },
  mistakes: [
    {
      belief: 'Chùm rộng hơn không bao giờ tệ hơn.',
      truth: 'Có thể tệ hơn: một trạng thái thêm vào có thể sinh ra những trạng thái đẩy các trạng thái tốt ra khỏi lớp sau. Muốn chùm rộng hơn luôn không tệ hơn thì cần một biến thể riêng (Lemons và cộng sự 2022).',
    },
    {
      belief: 'Khi tìm kiếm chùm bế tắc thì hàm heuristic tốt hơn cũng chẳng giúp được.',
      truth: 'Chính hàm heuristic quyết định ai sống sót. Nếu nó không bao giờ xếp trạng thái của lời giải ra ngoài chùm thì độ rộng nào cũng đủ.',
    },
  ],
  questions: [
    {
      question: 'Chùm rộng 100 mở rộng nhiều nhất bao nhiêu trạng thái cho lời giải 40 nước?',
      answer: 'Nhiều nhất 1 + 39 · 100 = 3.901: trạng thái đầu, rồi tới 100 trạng thái ở mỗi lớp từ 1 đến 39. Bản thân đích không được mở rộng.',
    },
    {
      question: 'Tìm kiếm chùm tìm thấy lời giải đầu tiên ở lớp 40. Có thể có lời giải ngắn hơn không?',
      answer: 'Có. Những đường ngắn hơn có thể đã bị bỏ; ta không biết gì về chúng.',
    },
  ],
};

export default text;
