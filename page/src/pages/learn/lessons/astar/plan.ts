// A*: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 70,
  minutes: 4,
  teaches: {
    en: 'f = g + h: the cheapest solution with a heuristic that never overestimates',
    vi: 'f = g + h: lời giải rẻ nhất với một hàm heuristic không bao giờ ước lượng quá',
  },
  example: { level: 'grid/2', run: { algorithm: 'astar', heuristic: 'manhattan' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 20, width: side, height: side }, 9),
    runs: ['zero', 'euclid', 'manhattan'].map((heuristic) => ({ algorithm: 'astar', heuristic })),
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'P. E. Hart, N. J. Nilsson, B. Raphael', year: 1968, title: 'A formal basis for the heuristic determination of minimum cost paths', venue: 'IEEE Transactions on Systems Science and Cybernetics 4(2)' },
    { authors: 'R. Dechter, J. Pearl', year: 1985, title: 'Generalized best-first search strategies and the optimality of A*', venue: 'Journal of the ACM 32(3)' },
  ],
};

export default plan;
