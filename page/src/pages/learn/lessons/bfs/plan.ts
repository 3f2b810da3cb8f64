// Breadth-first search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 20,
  minutes: 3,
  teaches: {
    en: 'Layer by layer: why the first solution found is the shortest, and what that costs in memory',
    vi: 'Từng lớp một: vì sao lời giải gặp đầu tiên là ngắn nhất, và cái giá về bộ nhớ',
  },
  example: { level: 'grid/1', run: { algorithm: 'bfs' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 0, width: side, height: side }, 9),
    runs: [{ algorithm: 'bfs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'E. F. Moore', year: 1959, title: 'The shortest path through a maze', venue: 'Proceedings of an International Symposium on the Theory of Switching, Harvard University Press' },
    { authors: 'C. Y. Lee', year: 1961, title: 'An algorithm for path connections and its applications', venue: 'IRE Transactions on Electronic Computers EC-10(3)' },
  ],
};

export default plan;
