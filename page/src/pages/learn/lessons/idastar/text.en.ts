// IDA*, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'IDA* is iterative deepening with a bound on `f = g + h` in place of depth. The first bound is the estimate of the start. A round goes depth-first through all states with `f` within the bound, and turns back at the others. The next bound is the least `f` that was too great.',
    'So rounds are in step with the contours of A*: a round with bound C sees what A* expands up to `f = C`, but keeps only the path it is on. Ours adds a table of bounded size, as in iterative deepening, against entering the same state in many ways.',
  ],
  look: 'Look at “Round” and at `f`: within a round `f` never exceeds the bound. Jump from round to round. All but the last have to be searched to the end; the last one may stop early.',
  guarantees: [
    'With an admissible heuristic the solution has the least cost, proved: every smaller bound was searched in vain.',
    'Complete on finite spaces, in bounded memory.',
  ],
  costs: [
    'Time: the sum over all rounds. If each contour has b times the states of the one before, the last round dominates, as in iterative deepening.',
    'If `f` takes many different values, each round may add only a few states: with N states in all, up to `N·(N+1)/2` expansions. Costs such as 1000 and 1414 on a map are of this kind.',
    'Memory: the path, and the table (`table`, in MiB).',
  ],
  measured: {
    size: 'Fewest rolls',
    text: 'Six stages of Bloxorz, ordered by the length of their shortest solution. In the first the estimate of the start is exact: one round, and no more expansions than A*. In the last there are 39 rounds, and many paths lead to the same states, so IDA* expands some fifty times as much.',
  },
  mistakes: [
    {
      belief: 'The bound rises by 1 each time.',
      truth: 'It rises to the least `f` beyond the old bound. With other steps a round could find nothing new, or overshoot and lose the guarantee.',
    },
    {
      belief: 'IDA* expands the same states as A*, only in another order.',
      truth: 'It expands states again in each round, and within a round by each path that the table does not recognise. What it saves is memory.',
    },
  ],
  questions: [
    {
      question: 'What does IDA* do with a perfect heuristic?',
      answer: 'The first bound is C*, and one round suffices. It goes down only where `f = C*`, that is, along cheapest paths.',
    },
    {
      question: 'Why is IDA* popular for sliding-tile puzzles, and not for maps?',
      answer: 'There all moves cost 1, so there are few rounds; there are far too many states to store; and few paths lead to the same state. On maps all three are the other way round.',
    },
  ],
};

export default text;
