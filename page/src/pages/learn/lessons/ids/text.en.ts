// Iterative deepening, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Run depth-limited search with limit 0, then 1, 2, 3, … The first round that finds a solution finds a shortest one, because no shorter limit had any. So iterative deepening gives the solutions of breadth-first search with the memory of depth-first search.',
    'The price is repetition: each round begins at the start. But where states multiply with depth, nearly all of them are in the last layer, and repeating the layers above it costs little.',
    'Many paths may lead to the same state. Ours keeps a table of the states met in a round, of bounded size (`table`, in MiB); when it is full it is emptied.',
  ],
  look: 'Use the button “round” to jump from one round to the next. Each one covers the states of the round before once more, and a little more. The round with limit 7 succeeds.',
  guarantees: [
    'Fewest moves.',
    'Complete on finite spaces: it proves a level unsolvable when a round cuts nothing off. (If the table had to be emptied in that round, it may not be able to tell, and goes on.)',
  ],
  costs: [
    'Time: `O(bᵈ)` in a tree, like breadth-first search. With b = 10 and d = 5, all rounds together generate 123,450 states where breadth-first search generates 111,110: 11 % more. The smaller b, the greater the surcharge.',
    'Memory: the path and its moves, `O(b·d)`, and the table.',
  ],
  measured: {
    size: 'Fewest rolls',
    text: 'Six small Bloxorz levels, ordered by the length of their shortest solution. A board has few states, so here the layers hardly grow, and repetition costs a lot: this is the case in which iterative deepening is the wrong choice.',
  },
  mistakes: [
    {
      belief: 'Starting again each time wastes most of the work.',
      truth: 'In a tree with b ≥ 2 the last round alone is at least about half of everything. The waste is a factor, and it does not grow with depth.',
    },
    {
      belief: 'So iterative deepening is always as good as breadth-first search.',
      truth: 'In spaces where many paths lead to the same states, layers grow slowly while paths multiply. There it can expand many times more, as the chart shows.',
    },
  ],
  questions: [
    {
      question: 'With b = 2, how many states are in the last layer of depth d, compared with all layers above it?',
      answer: '2ᵈ in the last, 2ᵈ − 1 above: about half of all.',
    },
    {
      question: 'Would it be wise to increase the limit by 2 each time?',
      answer: 'There would be half as many rounds, but the solution found might be one move longer than the shortest, and the last round one layer too deep.',
    },
  ],
};

export default text;
