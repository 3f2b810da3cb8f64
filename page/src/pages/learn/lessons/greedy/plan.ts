// Greedy best-first search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 50,
  minutes: 3,
  teaches: {
    en: 'A heuristic as a compass: fast, and easily led into a dead end',
    vi: 'Hàm heuristic như một chiếc la bàn: nhanh, nhưng dễ bị dẫn vào ngõ cụt',
  },
  example: { level: 'grid/3', run: { algorithm: 'greedy', heuristic: 'manhattan' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 30, width: side, height: side }, 9),
    runs: [{ algorithm: 'greedy', heuristic: 'manhattan' }, { algorithm: 'astar', heuristic: 'manhattan' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'J. E. Doran, D. Michie', year: 1966, title: 'Experiments with the Graph Traverser program', venue: 'Proceedings of the Royal Society of London A 294' },
    { authors: 'M. Heusner, T. Keller, M. Helmert', year: 2017, title: 'Understanding the search behaviour of greedy best-first search', venue: 'SoCS 2017' },
  ],
};

export default plan;
