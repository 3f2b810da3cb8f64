// Bidirectional search: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 90,
  minutes: 2,
  teaches: {
    en: 'From both ends at once: two small searches instead of one large one',
    vi: 'Tìm từ cả hai đầu: hai tìm kiếm nhỏ thay cho một tìm kiếm lớn',
  },
  example: { level: 'grid/2', run: { algorithm: 'bidirectional' } },
  measurement: {
    sizes: [8, 16, 24, 32, 40, 48, 56, 64],
    levels: (side) => made('grid', { kind: 'random', walls: 20, width: side, height: side }, 9),
    runs: [{ algorithm: 'bidirectional' }, { algorithm: 'bfs' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'I. Pohl', year: 1971, title: 'Bi-directional search', venue: 'Machine Intelligence 6, Edinburgh University Press' },
    { authors: 'R. C. Holte, A. Felner, G. Sharon, N. R. Sturtevant, J. Chen', year: 2017, title: 'MM: a bidirectional search algorithm that is guaranteed to meet in the middle', venue: 'Artificial Intelligence 252' },
  ],
};

export default plan;
