// Weighted A*: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 80,
  minutes: 2,
  teaches: {
    en: 'Trading quality for speed, with a bound on what is lost',
    vi: 'Đổi chất lượng lấy tốc độ, với một giới hạn cho phần mất đi',
  },
  example: { level: 'grid/6', run: { algorithm: 'wastar', heuristic: 'manhattan', settings: { weight: 3 } } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 30, width: side, height: side }, 9),
    runs: [1, 1.5, 3].map((weight) => ({ algorithm: 'wastar', heuristic: 'manhattan', settings: { weight } })),
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'I. Pohl', year: 1970, title: 'Heuristic search viewed as path finding in a graph', venue: 'Artificial Intelligence 1(3–4)' },
    { authors: 'R. Ebendt, R. Drechsler', year: 2009, title: 'Weighted A* search: unifying view and application', venue: 'Artificial Intelligence 173(14)' },
    { authors: 'C. Wilt, W. Ruml', year: 2012, title: 'When does weighted A* fail?', venue: 'SoCS 2012' },
  ],
};

export default plan;
