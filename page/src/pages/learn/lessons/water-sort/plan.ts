// Water Sort: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 130,
  minutes: 3,
  teaches: {
    en: 'States that look different and are the same; a lower bound by counting',
    vi: 'Những trạng thái trông khác mà là một; một cận dưới nhờ đếm',
  },
  example: { level: 'water-sort/4', run: { algorithm: 'astar', heuristic: 'runs' } },
  measurement: {
    sizes: [3, 4, 5, 6, 7, 8, 9],
    levels: (colors) => made('water-sort', { colors }, 7),
    runs: [{ algorithm: 'bfs' }, { algorithm: 'astar', heuristic: 'runs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'T. Ito, J. Kawahara, S. Minato, Y. Otachi, T. Saitoh, A. Suzuki, R. Uehara, T. Uno, K. Yamanaka, R. Yoshinaka', year: 2022, title: 'Sorting balls and water: equivalence and computational complexity', venue: 'FUN 2022, LIPIcs 226' },
  ],
};

export default plan;
