// Words about links, in Vietnamese.
import type { Dictionary } from '../en';

export const share: Dictionary['share'] = {
  share: 'Chia sẻ',
  title: 'Chia sẻ bằng liên kết',
  what: 'Chia sẻ gì',
  kinds: { level: 'Màn này', position: 'Vị trí này', replay: 'Ván của tôi', watch: 'Lượt tìm kiếm này', compare: 'Cuộc so sánh này' },
  about: {
    level: 'Ai mở liên kết cũng chơi được màn này.',
    position: 'Ai mở liên kết cũng chơi tiếp được từ đây.',
    replay: 'Ai mở liên kết sẽ xem lại lần lượt các nước bạn đã đi.',
    watch: 'Ai mở liên kết sẽ thấy lượt tìm kiếm này, ở đúng bước này.',
    compare: 'Ai mở liên kết sẽ thấy các thuật toán này cạnh nhau.',
  },
  link: 'Liên kết',
  send: 'Gửi…',
  long: (n) => `Liên kết dài ${n} ký tự; một số chương trình cắt cụt liên kết dài.`,
  qr: 'Mã QR của liên kết',
  noQr: 'Liên kết quá dài để tạo mã QR.',
  embed: 'Nhúng vào trang khác',
  embedWhy: 'Đoạn mã này hiển thị bàn chơi với vài nút nhỏ.',
  untitled: (puzzle) => `Màn ${puzzle} được chia sẻ`,
  position: (moves) => `Ván được chia sẻ, sau ${moves} nước. Ván của bạn vẫn giữ nguyên.`,
  visiting: 'Màn được chia sẻ. Khi bạn chơi, màn được lưu vào danh sách của bạn.',
  keep: 'Lưu màn này',
  fromStart: 'Chơi từ đầu',
  ownGame: 'Ván của bạn',
  replay: 'Xem lại',
  playOn: 'Chơi tiếp từ đây',
  openFull: 'Mở trong Solvarium',
  ranOut: 'Một liên kết chỉ được tự tìm kiếm trong một giây, mà lượt này cần lâu hơn.',
  goOn: 'Tìm kiếm tiếp',
};
