// What went wrong, in Vietnamese.
import type { Dictionary } from '../en';

export const problems: Dictionary['problems'] = {
  kinds: {
    malformed: () => 'Trang và bộ máy không hiểu nhau.',
    'no-level': (subject) => (subject ? `Không có màn “${subject}”.` : 'Không có màn này.'),
    unrecognised: () => 'Văn bản này không theo ký pháp nào được biết ở đây.',
    ambiguous: (_, known) => `Văn bản này có thể là màn của nhiều trò: ${known}. Hãy chọn một.`,
    level: () => 'Văn bản này không phải là một màn đúng.',
    unknown: (subject, known) => `Ở đây không có “${subject}”${known ? `. Có: ${known}` : ''}.`,
    setting: (subject) => (subject ? `Thiết lập “${subject}” không tồn tại hoặc có giá trị sai.` : 'Có một thiết lập mang giá trị sai.'),
    'not-applicable': () => 'Không làm được điều này với trò hoặc màn này.',
    'not-a-move': (subject) => `“${subject}” không phải là một nước đi.`,
    'illegal-move': (subject) => `Luật không cho phép nước đi “${subject}”.`,
    'no-moves': () => 'Văn bản này không chứa nước đi nào.',
    'not-generated': () => 'Không tìm được màn nào hợp với các thiết lập. Hãy thử thiết lập khác hoặc hạt giống khác.',
    stopped: () => 'Việc này bị dừng trước khi có kết quả.',
    'no-trace': () => 'Bản ghi này không còn nữa. Hãy chạy lại tìm kiếm.',
    busy: () => 'Máy chủ đang quá bận. Hãy thử lại sau giây lát.',
    bug: () => 'Đây là lỗi của chúng tôi: đáp án sai nên không được hiển thị.',
  },
  move: (number) => `Nước thứ ${number}`,
  details: 'Nguyên văn từ bộ máy',
};
