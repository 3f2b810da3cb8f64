// Simulated annealing, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'The searches so far built a solution move by move. _Local search_ starts with a complete candidate, a whole board of bulbs or a whole string of moves, right or wrong, and changes it. Its _energy_ says how wrong it is: 0 exactly at solutions.',
    'Hill climbing would accept only changes for the better and get stuck. Annealing draws a random change and accepts it always if it is no worse, and if it is worse by Δ, with probability `e^(−Δ/T)`. The _temperature_ T falls by a factor at each step. Hot, it wanders freely; cold, it is hill climbing. Ours begins again from a new random candidate when a round has used up its steps.',
  ],
  look: 'The energy counts dark cells, bulbs that light each other and numbers that are wrong. Watch the curves: while the temperature is high, worse boards are accepted often; as it falls, the energy sinks and fewer changes are taken.',
  guarantees: [
    'None. When all rounds end without a solution it reports “stuck”, which proves nothing.',
    'In theory, cooling as slowly as c / log t, with c large enough, reaches an optimum with probability 1 in the limit (Hajek 1988). That takes longer than trying everything; practical schedules give the guarantee up.',
  ],
  costs: [
    'Time: the number of steps, times what it costs to compute the change of energy. At most `(restarts + 1) · steps` changes are tried.',
    'Memory: one candidate.',
  ],
  measured: {
    size: 'Side of the board',
    text: 'Generated Light Up boards, always with the same seed. Random searches scatter widely: the middle of nine boards is shown, and even so the curve is not smooth.',
  },
  mistakes: [
    {
      belief: 'The lower the temperature, the better, since fewer bad changes are accepted.',
      truth: 'Too cold too early, it freezes in the nearest local optimum. Bad changes are the way out.',
    },
    {
      belief: 'If it does not find a solution in a long time, there is none.',
      truth: 'It never proves that. Only complete searches do.',
    },
  ],
  questions: [
    {
      question: 'A change makes the energy 2 worse. With what probability is it accepted at T = 2, and at T = 0.2?',
      answer: 'e⁻¹ ≈ 0.37, and e⁻¹⁰ ≈ 0.00005.',
    },
    {
      question: 'T starts at 2 and is multiplied by 0.9995 at each step. When is it 0.2?',
      answer: 'After ln 0.1 / ln 0.9995 ≈ 4,600 steps.',
    },
  ],
};

export default text;
