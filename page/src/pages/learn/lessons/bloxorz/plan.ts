// Bloxorz: what is shown and measured, and who wrote about it.
import type { Plan } from '../../lesson';

/** Stages by the fewest rolls that solve them. */
const STAGES: Readonly<Record<number, number>> = { 7: 1, 17: 2, 33: 5, 57: 15, 75: 23, 104: 26 };

const plan: Plan = {
  order: 100,
  minutes: 3,
  teaches: {
    en: 'A state is more than a place: how the block lies, and which bridges are open',
    vi: 'Trạng thái không chỉ là vị trí: khối nằm thế nào và cầu nào đang mở',
  },
  example: { level: 'bloxorz/2', run: { algorithm: 'astar', heuristic: 'roll-distance' } },
  measurement: {
    sizes: [7, 17, 33, 57, 75, 104],
    levels: (rolls) => [{ level: `bloxorz/${STAGES[rolls]}` }],
    runs: [{ algorithm: 'bfs' }, { algorithm: 'astar', heuristic: 'roll-distance' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'T. C. van der Zanden, H. L. Bodlaender', year: 2015, title: 'PSPACE-completeness of Bloxorz and of games with 2-buttons', venue: 'CIAC 2015, Lecture Notes in Computer Science 9079' },
  ],
};

export default plan;
