// Tents: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 170,
  minutes: 3,
  teaches: {
    en: 'When order does not matter: a space that reaches each solution on just one path',
    vi: 'Khi thứ tự không quan trọng: một không gian chỉ có một đường đến mỗi lời giải',
  },
  example: { level: 'tents/8x8/8', run: { algorithm: 'dfs', space: 'ordered' } },
  measurement: {
    sizes: [4, 5, 6, 7, 8],
    levels: (side) => made('tents', { width: side, height: side }),
    runs: ['naive', 'ordered'].map((space) => ({ algorithm: 'bfs', space })),
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'M. De Biasi', year: 2012, title: 'The complexity of camping', venue: 'Manuscript' },
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
  ],
};

export default plan;
