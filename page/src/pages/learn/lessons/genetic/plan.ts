// The genetic algorithm: what is shown and measured, and who wrote about it.
import type { Plan } from '../../lesson';

const plan: Plan = {
  order: 200,
  minutes: 3,
  teaches: {
    en: 'A population instead of a path: selection, crossover, mutation',
    vi: 'Cả một quần thể thay cho một đường đi: chọn lọc, lai ghép, đột biến',
  },
  example: { level: 'bloxorz/7', run: { algorithm: 'genetic', seed: 1, settings: { population: 300, scheme: 'fitness' } } },
  measurement: {
    sizes: [1, 2, 3, 4, 5, 6, 7],
    levels: (stage) => [{ level: `bloxorz/${stage}` }],
    runs: [{ algorithm: 'genetic', seed: 1 }],
    unit: 'candidates',
    most: 1_000_000,
  },
  literature: [
    { authors: 'J. H. Holland', year: 1975, title: 'Adaptation in natural and artificial systems', venue: 'University of Michigan Press' },
    { authors: 'D. E. Goldberg', year: 1989, title: 'Genetic algorithms in search, optimization and machine learning', venue: 'Addison-Wesley' },
    { authors: 'J. Lehman, K. O. Stanley', year: 2011, title: 'Abandoning objectives: evolution through the search for novelty alone', venue: 'Evolutionary Computation 19(2)' },
  ],
};

export default plan;
