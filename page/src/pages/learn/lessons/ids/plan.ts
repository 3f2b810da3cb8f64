// Iterative deepening: what is shown and measured, and who wrote about it.
import type { Plan } from '../../lesson';

/** Levels by the fewest rolls that solve them. */
const LEVELS: Readonly<Record<number, string>> = {
  7: 'bloxorz/own/1',
  8: 'bloxorz/own/2',
  9: 'bloxorz/own/3',
  13: 'bloxorz/own/4',
  14: 'bloxorz/own/5',
  17: 'bloxorz/own/6',
};

const plan: Plan = {
  order: 120,
  minutes: 3,
  teaches: {
    en: 'Shortest solutions with the memory of depth-first search, paid for by repetition',
    vi: 'Lời giải ngắn nhất với bộ nhớ của tìm kiếm theo chiều sâu, trả giá bằng sự lặp lại',
  },
  example: { level: 'bloxorz/1', run: { algorithm: 'ids' } },
  measurement: {
    sizes: [7, 8, 9, 13, 14, 17],
    levels: (rolls) => [{ level: LEVELS[rolls] ?? '' }],
    runs: [{ algorithm: 'ids' }, { algorithm: 'bfs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'R. E. Korf', year: 1985, title: 'Depth-first iterative-deepening: an optimal admissible tree search', venue: 'Artificial Intelligence 27(1)' },
    { authors: 'D. J. Slate, L. R. Atkin', year: 1977, title: 'CHESS 4.5: the Northwestern University chess program', venue: 'Chess Skill in Man and Machine, Springer' },
  ],
};

export default plan;
