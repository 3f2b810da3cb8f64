// Light Up: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 180,
  minutes: 3,
  teaches: {
    en: 'Constraints as search: the tightest choice first, and what a lower bound can count',
    vi: 'Ràng buộc dưới dạng tìm kiếm: chọn chỗ chặt nhất trước, và cận dưới đếm được gì',
  },
  example: { level: 'light-up/7x7/24', run: { algorithm: 'astar', heuristic: 'bulbs-needed', space: 'ordered' } },
  measurement: {
    sizes: [4, 5, 6, 7, 8],
    levels: (side) => made('light-up', { width: side, height: side }),
    runs: ['naive', 'ordered'].map((space) => ({ algorithm: 'astar', heuristic: 'bulbs-needed', space })),
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'B. McPhail', year: 2005, title: 'Light Up is NP-complete', venue: 'Manuscript' },
    { authors: 'S. Russell, P. Norvig', year: 2020, title: 'Artificial Intelligence: A Modern Approach, 4th edition', venue: 'Pearson' },
  ],
};

export default plan;
