// Grid: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 10,
  minutes: 4,
  teaches: {
    en: 'What a search problem is made of: states, moves, goal, cost; the open and the closed set as areas you see',
    vi: 'Một bài toán tìm kiếm gồm những gì: trạng thái, nước đi, đích, chi phí; tập mở và tập đóng là những vùng nhìn thấy được',
  },
  example: { level: 'grid/12', run: { algorithm: 'astar', heuristic: 'manhattan' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 20, width: side, height: side }, 9),
    runs: [{ algorithm: 'bfs' }, { algorithm: 'astar', heuristic: 'manhattan' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'N. R. Sturtevant', year: 2012, title: 'Benchmarks for grid-based pathfinding', venue: 'IEEE Transactions on Computational Intelligence and AI in Games 4(2)' },
    { authors: 'D. Harabor, A. Grastien', year: 2011, title: 'Online graph pruning for pathfinding on grid maps', venue: 'AAAI 2011' },
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
  ],
};

export default plan;
