// Beam search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 150,
  minutes: 3,
  teaches: {
    en: 'Breadth-first on a budget: what is dropped is gone',
    vi: 'Chiều rộng có ngân sách: trạng thái nào bỏ là mất hẳn',
  },
  example: { level: 'water-sort/2', run: { algorithm: 'beam', heuristic: 'runs', settings: { width: 5 } } },
  measurement: {
    sizes: [3, 4, 5, 6, 7, 8, 9],
    levels: (colors) => made('water-sort', { colors }, 7),
    runs: [{ algorithm: 'beam', heuristic: 'runs', settings: { width: 20 } }, { algorithm: 'bfs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'B. T. Lowerre', year: 1976, title: 'The Harpy speech recognition system', venue: 'PhD thesis, Carnegie Mellon University' },
    { authors: 'D. Furcy, S. Koenig', year: 2005, title: 'Limited discrepancy beam search', venue: 'IJCAI 2005' },
    { authors: 'S. Lemons, C. Linares López, R. C. Holte, W. Ruml', year: 2022, title: 'Beam search: faster and monotonic', venue: 'ICAPS 2022' },
  ],
};

export default plan;
