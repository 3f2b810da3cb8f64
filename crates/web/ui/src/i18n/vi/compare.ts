// Words of the compare page, in Vietnamese.
import type { Dictionary } from '../en';

export const compare: Dictionary['compare'] = {
  heading: 'Cho các thuật toán đua',
};
