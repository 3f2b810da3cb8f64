// Hill climbing: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 60,
  minutes: 3,
  teaches: {
    en: 'Only upwards: local optima, plateaus, and what it takes to get away from them',
    vi: 'Chỉ đi lên: cực trị địa phương, vùng bằng phẳng, và cách thoát ra',
  },
  example: { level: 'grid/3', run: { algorithm: 'hill', heuristic: 'manhattan', settings: { variant: 'strict' } } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 30, width: side, height: side }, 9),
    runs: [{ algorithm: 'hill', heuristic: 'manhattan' }, { algorithm: 'greedy', heuristic: 'manhattan' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'B. Selman, H. Levesque, D. Mitchell', year: 1992, title: 'A new method for solving hard satisfiability problems', venue: 'AAAI 1992' },
    { authors: 'J. Hoffmann, B. Nebel', year: 2001, title: 'The FF planning system: fast plan generation through heuristic search', venue: 'Journal of Artificial Intelligence Research 14' },
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
  ],
};

export default plan;
