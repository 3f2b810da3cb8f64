// Sokoban: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 160,
  minutes: 4,
  teaches: {
    en: 'Moves that cannot be taken back: dead positions, and choosing what counts as a move',
    vi: 'Nước đi không rút lại được: thế chết, và việc chọn cái gì là một nước đi',
  },
  example: { level: 'sokoban/10', run: { algorithm: 'astar', heuristic: 'matching' } },
  measurement: {
    sizes: [2, 3, 4, 5],
    levels: (boxes) => made('sokoban', { boxes, width: 8, height: 8 }, 5),
    runs: [{ algorithm: 'bfs' }, { algorithm: 'astar', heuristic: 'matching' }],
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'J. Culberson', year: 1997, title: 'Sokoban is PSPACE-complete', venue: 'Technical Report TR97-02, University of Alberta' },
    { authors: 'A. Junghanns, J. Schaeffer', year: 2001, title: 'Sokoban: enhancing general single-agent search methods using domain knowledge', venue: 'Artificial Intelligence 129(1–2)' },
  ],
};

export default plan;
