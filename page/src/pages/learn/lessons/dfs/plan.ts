// Depth-first search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 30,
  minutes: 3,
  teaches: {
    en: 'One path to its end: little to keep in mind, and solutions of any length',
    vi: 'Đi một đường đến cùng: ít phải nhớ, nhưng lời giải dài ngắn tùy may rủi',
  },
  example: { level: 'grid/1', run: { algorithm: 'dfs' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 20, width: side, height: side }, 9),
    runs: [{ algorithm: 'dfs' }, { algorithm: 'bfs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'R. Tarjan', year: 1972, title: 'Depth-first search and linear graph algorithms', venue: 'SIAM Journal on Computing 1(2)' },
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
  ],
};

export default plan;
