// Words about people, wherever they are named, in Vietnamese.
import type { Dictionary } from '../en';

export const hub: Dictionary['hub'] = {
  signIn: 'Đăng nhập',
  account: 'Tài khoản của bạn',
  accountOf: (name) => `Tài khoản của bạn: ${name}`,
  gone: 'Người đã rời đi',
  roles: { player: 'Người chơi', teacher: 'Giáo viên', admin: 'Quản trị viên' },
  unreachable: 'không kết nối được với máy chủ; hãy kiểm tra mạng rồi thử lại',
  tooOften: (seconds) => `bạn thao tác hơi nhanh; hãy thử lại sau ${seconds} giây`,
  noAnswer: (status) => `máy chủ chưa trả lời được (${status}); hãy thử lại sau giây lát`,
};
