// Words about people, wherever they are named, in Vietnamese.
import type { Dictionary } from '../en';

export const hub: Dictionary['hub'] = {
  signIn: 'Đăng nhập',
  account: 'Tài khoản của bạn',
  accountOf: (name) => `Tài khoản của bạn: ${name}`,
  gone: 'Người đã rời đi',
  roles: { player: 'Người chơi', teacher: 'Giáo viên', admin: 'Quản trị viên' },
  unreachable: 'Không kết nối được với máy chủ. Hãy kiểm tra mạng rồi thử lại.',
  tooOften: (seconds) => `Bạn thao tác hơi nhanh. Hãy thử lại sau ${seconds} giây.`,
  noAnswer: (status) => `Máy chủ chưa trả lời được (${status}). Hãy thử lại sau giây lát.`,
};
