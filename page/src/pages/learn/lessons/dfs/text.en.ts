// Depth-first search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Depth-first search follows one path as far as it leads. At a dead end it goes back to the last state that has an untried move, and follows that. Its frontier is a stack: what came in last goes out first.',
    'The order in which moves are listed decides everything. With luck the first path leads to the goal; without it, the search explores a huge part of the space before it reconsiders its first move. So that it does not walk in circles, our version remembers every state it has entered, and enters none twice.',
  ],
  look: 'The goal is 16 steps away on open ground. Watch the path wind over the map: it goes on in the first direction that is still possible, wherever the goal is. Compare the length of the solution with 16.',
  guarantees: [
    'Complete on finite spaces, because no state is entered twice: in the end it has seen everything that can be reached.',
    'No promise about length or cost. The solution is whatever path it was on when it met the goal.',
  ],
  costs: [
    'Time: at worst it enters every state; counted as a tree of depth m, `O(bᵐ)`, where m can be much greater than the depth d of the best solution.',
    'Memory: the textbook version keeps only the current path and the moves left on it, `O(b·m)`. That saving is gone once all states entered are remembered, as here and in every version that searches graphs safely.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on a fifth of their cells. The two curves have the same order of size: on a map depth-first search is sometimes quicker, but only because almost any path will do. Its solutions are many times longer.',
  },
  mistakes: [
    {
      belief: 'Depth-first search always needs little memory.',
      truth: 'Only without a memory of visited states, and then it may search the same states again and again, or run in circles for ever.',
    },
    {
      belief: 'Depth-first search is only a bad version of breadth-first search.',
      truth: 'Where all solutions lie equally deep, and dead ends show early, it is the right choice: that is backtracking. Tents and Light Up are solved this way.',
    },
  ],
  questions: [
    {
      question: 'When would you prefer depth-first to breadth-first search?',
      answer: 'When there are many solutions or all are equally deep, any of them will do, and breadth-first search would run out of memory.',
    },
    {
      question: 'What changes if the moves of each state are listed in reverse order?',
      answer: 'Possibly everything: which solution is found, how long it is and how many states are entered. Only the guarantees stay the same.',
    },
  ],
};

export default text;
