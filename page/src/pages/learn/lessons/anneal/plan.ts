// Simulated annealing: what is shown and measured, and who wrote about it.
import { made, type Plan } from '../../lesson';

const plan: Plan = {
  order: 190,
  minutes: 3,
  teaches: {
    en: 'Accepting worse on purpose, less and less often',
    vi: 'Cố ý chấp nhận cái xấu hơn, càng về sau càng ít',
  },
  example: { level: 'light-up/7x7/1', run: { algorithm: 'anneal', seed: 1, settings: { scheme: 'free' } } },
  measurement: {
    sizes: [4, 5, 6, 7, 8],
    levels: (side) => made('light-up', { width: side, height: side }, 9),
    runs: [{ algorithm: 'anneal', seed: 1, settings: { scheme: 'free' } }],
    unit: 'candidates',
    most: 1_000_000,
  },
  literature: [
    { authors: 'S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi', year: 1983, title: 'Optimization by simulated annealing', venue: 'Science 220(4598)' },
    { authors: 'N. Metropolis, A. W. Rosenbluth, M. N. Rosenbluth, A. H. Teller, E. Teller', year: 1953, title: 'Equation of state calculations by fast computing machines', venue: 'Journal of Chemical Physics 21(6)' },
    { authors: 'B. Hajek', year: 1988, title: 'Cooling schedules for optimal annealing', venue: 'Mathematics of Operations Research 13(2)' },
  ],
};

export default plan;
