// Words of the watch page, in Vietnamese.
import type { Dictionary } from '../en';

export const watch: Dictionary['watch'] = {
  heading: 'Xem quá trình tìm kiếm',
};
