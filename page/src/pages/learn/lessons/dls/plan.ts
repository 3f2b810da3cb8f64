// Depth-limited search: what is shown and measured, and who wrote about it.
import type { Plan } from '../../lesson';

const plan: Plan = {
  order: 110,
  minutes: 2,
  teaches: {
    en: 'Depth-first with a floor: what a limit can prove, and a classic mistake',
    vi: 'Chiều sâu có đáy: giới hạn chứng minh được gì, và một lỗi kinh điển',
  },
  example: { level: 'bloxorz/1', run: { algorithm: 'dls', settings: { limit: 16 } } },
  measurement: {
    sizes: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    levels: () => [{ level: 'bloxorz/1' }],
    runs: [{ algorithm: 'dls' }],
    vary: 'limit',
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
    { authors: 'R. E. Korf', year: 1985, title: 'Depth-first iterative-deepening: an optimal admissible tree search', venue: 'Artificial Intelligence 27(1)' },
  ],
};

export default plan;
