// Uniform-cost search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 40,
  minutes: 3,
  teaches: {
    en: 'When moves cost different amounts: expand in order of cost, and test for the goal late',
    vi: 'Khi các nước đi tốn khác nhau: mở rộng theo thứ tự chi phí và kiểm tra đích muộn',
  },
  example: { level: 'grid/5', run: { algorithm: 'ucs' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 10, weights: side, width: side, height: side }, 9),
    runs: [{ algorithm: 'ucs' }, { algorithm: 'astar', heuristic: 'manhattan' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'E. W. Dijkstra', year: 1959, title: 'A note on two problems in connexion with graphs', venue: 'Numerische Mathematik 1' },
    { authors: 'A. Felner', year: 2011, title: "Position paper: Dijkstra's algorithm versus uniform cost search or a case against Dijkstra's algorithm", venue: 'SoCS 2011' },
  ],
};

export default plan;
