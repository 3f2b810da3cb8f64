// IDA*: what is shown and measured, and who wrote about it.
import type { Plan } from '../../lesson';

/** Stages by the fewest rolls that solve them. */
const STAGES: Readonly<Record<number, number>> = { 7: 1, 17: 2, 28: 16, 33: 5, 55: 25, 57: 24 };

const plan: Plan = {
  order: 140,
  minutes: 3,
  teaches: {
    en: 'A* without its memory: rounds under a rising bound on f',
    vi: 'A* không cần bộ nhớ lớn: từng vòng dưới một ngưỡng f tăng dần',
  },
  example: { level: 'water-sort/classic/24', run: { algorithm: 'idastar', heuristic: 'runs' } },
  measurement: {
    sizes: [7, 17, 28, 33, 55, 57],
    levels: (rolls) => [{ level: `bloxorz/${STAGES[rolls]}` }],
    runs: ['idastar', 'astar'].map((algorithm) => ({ algorithm, heuristic: 'roll-distance' })),
    unit: 'states',
    most: 200_000,
  },
  literature: [
    { authors: 'R. E. Korf', year: 1985, title: 'Depth-first iterative-deepening: an optimal admissible tree search', venue: 'Artificial Intelligence 27(1)' },
    { authors: 'A. Reinefeld, T. A. Marsland', year: 1994, title: 'Enhanced iterative-deepening search', venue: 'IEEE Transactions on Pattern Analysis and Machine Intelligence 16(7)' },
  ],
};

export default plan;
