// Words of the frame, in Vietnamese.
import type { Dictionary } from '../en';

export const common: Dictionary['common'] = {
  title: 'Solvarium',
  skip: 'Chuyển đến nội dung',
  navigation: 'Trò chơi',
  home: 'Tất cả trò chơi',
  play: 'Chơi',
  watch: 'Xem',
  compare: 'So sánh',
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  themes: { system: 'Theo hệ thống', light: 'Sáng', dark: 'Tối', contrast: 'Tương phản cao' },
  sound: 'Âm thanh',
  soundOn: 'Âm thanh: bật',
  soundOff: 'Âm thanh: tắt',
  engine: 'Nơi tính toán',
  engines: { auto: 'Tự động', worker: 'Trình duyệt này', server: 'Máy chủ' },
  engineNow: { worker: 'Tính ngay trong trình duyệt', server: 'Tính trên máy chủ', none: 'Chưa có bộ tính toán' },
  engineHint:
    'Nơi chạy luật chơi và thuật toán. Trình duyệt phản hồi ngay và dùng được khi ngoại tuyến; máy chủ tính nhanh hơn.',
  engineMissing: { worker: 'không có trong trang này', server: 'không kết nối được' },
  serverGone: 'Máy chủ không còn phản hồi. Trang tiếp tục chạy ngay trong trình duyệt này.',
  serverGoneWhy: 'Máy chủ giữ bản ghi này không còn phản hồi. Hãy chạy lại tìm kiếm: lần này nó chạy trong trình duyệt.',
  brokeDown: 'Bộ tính toán đã dừng đột ngột',
  brokeDownWhy:
    'Có lẽ trình duyệt đã hết bộ nhớ. Một bộ tính toán mới đã được khởi động và bạn không mất gì cả. Hãy thử giới hạn bộ nhớ thấp hơn hoặc thuật toán khác.',
  close: 'Đóng',
  cancel: 'Hủy',
  loading: 'Đang tải…',
  failed: 'Đã xảy ra lỗi',
  retry: 'Thử lại',
  copied: 'Đã sao chép',
  copy: 'Sao chép',
  lost: 'Trang này không tồn tại.',
  noEngine: 'Không khởi động được bộ tính toán',
  noEngineWhy:
    'Trang này không có sẵn bộ tính toán và không kết nối được máy chủ. Hãy chạy “solvarium serve”, hoặc mở bằng trình duyệt hỗ trợ WebAssembly.',
  atLine: (line, column) => `dòng ${line}, cột ${column}`,
  overdue: 'Hàm heuristic của bạn không trả lời',
  overdueWhy: 'Hàm mất hơn ba giây cho một trạng thái nên lần chạy đã bị dừng. Có vòng lặp vô hạn nào không?',
};
