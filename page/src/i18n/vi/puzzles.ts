// Words that all puzzles share, in Vietnamese.
import type { Dictionary } from '../en';

export const puzzles: Dictionary['puzzles'] = {
  moves: (n) => `${n} nước đi`,
  code: (code) => `Mật mã ${code}`,
  difficulties: { easy: 'Dễ', tricky: 'Vừa', medium: 'Vừa', hard: 'Khó' },
};
