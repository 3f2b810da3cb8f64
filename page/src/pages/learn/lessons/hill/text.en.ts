// Hill climbing, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Hill climbing stands on one state and looks only at its neighbours. The variant `strict` goes to the best neighbour as long as that is better than where it stands; `simple` takes the first better one. When no neighbour is better it stops, at a _local optimum_ or on a _plateau_, unless that is the goal.',
    'Because it keeps nothing to go back to, it needs hardly any memory. There are two cures for getting stuck: start again elsewhere (`restarts`), or remember something. Our default, `backtrack`, keeps the untried neighbours on a stack, best on top: depth-first search that tries what looks best first. `fallback` keeps only those that look no worse, and `tweak` changes complete candidates, as simulated annealing does.',
  ],
  look: 'This is `strict`. It walks straight towards the goal and stops at the wall: every neighbour there is farther away, and there is nothing to return to. The run is reported as _stuck_; the level has a solution all the same.',
  guarantees: [
    '`strict`, `simple`, `fallback`, `tweak`: none. “Stuck” says nothing about the level.',
    '`backtrack`: complete on finite spaces, but without any promise on length.',
  ],
  costs: [
    '`strict` and `simple`: each step lowers the estimate by at least 1, so there are at most `h(start)` steps, with at most b estimates each. Memory for one path.',
    '`backtrack`: at worst all states, in time and in memory.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on 30 % of their cells; the complete variant, `backtrack`, beside greedy search. Both follow the estimate. When it misleads them, greedy search returns to the best of all open states, `backtrack` to the last choice it made.',
  },
  mistakes: [
    {
      belief: 'When hill climbing gets stuck, the problem has no solution.',
      truth: 'It has only run out of better neighbours. Proving that there is no solution takes a complete search.',
    },
    {
      belief: 'A more accurate heuristic has fewer local optima.',
      truth: 'Accuracy and shape are different things. An estimate can be close to the truth everywhere and still have a small dent at each step.',
    },
  ],
  questions: [
    {
      question: 'The start has `h` = 12. How many steps can `strict` take at most?',
      answer: '12: estimates are whole numbers, each step lowers `h` by at least 1, and below 0 it cannot fall.',
    },
    {
      question: 'Greedy search solves this map and `strict` does not, with the same heuristic. What makes the difference?',
      answer: 'The open set. Greedy search can go on from any state it has reached; hill climbing has only the neighbours of one.',
    },
  ],
};

export default text;
