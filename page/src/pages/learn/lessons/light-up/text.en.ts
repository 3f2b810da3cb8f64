// Light Up, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Every white cell must be lit, no bulb may light another, and numbers count the bulbs beside them. Each of these is a _constraint_, and solving a board means satisfying all of them at once: a constraint satisfaction problem, written as a search.',
    'As in Tents there are two spaces. `naive` puts a bulb on any cell where it breaks no rule yet. `ordered` takes the requirement with the fewest ways left (a dark cell, or a number that lacks bulbs), tries these ways, and rules out those it has tried before. This is backtracking with the most constrained choice first; a requirement with only one way left is a forced bulb.',
  ],
  look: 'Each step puts a bulb where the least choice is left. Watch the numbers first, then the dark corners: forced bulbs follow one another, and the tree branches only where the board really leaves a choice.',
  problem: {
    state: 'The bulbs; in the `ordered` space also the cells that stay empty.',
    moves: '`naive`: a bulb on any white cell that is not lit and beside no number that has all its bulbs. `ordered`: a bulb on one of the cells of the tightest requirement.',
    goal: 'All white cells are lit and all numbers are met.',
    cost: '1 for each bulb. Boards for people have one solution; where there are several, they may need different numbers of bulbs.',
    branching: '`naive`: all cells that are open. `ordered`: often 1, seldom more than 3.',
    size: '`naive`: up to 2ʷ sets of bulbs for w white cells.',
  },
  hard: [
    'NP-complete (McPhail 2005): logic circuits can be laid out as boards, wires as rows of cells and gates as arrangements of numbers, so that the board has a solution exactly if the circuit can give “true”.',
  ],
  heuristics: {
    'bulbs-needed': 'It collects requirements that have no open cell in common and adds up the bulbs they ask for. One bulb cannot serve two of them, so at least that many are still to come: admissible. It also recognises states in which a requirement has too few cells left.',
    'dark-cells': 'Dark cells, and the bulbs that numbers lack. One bulb may light many cells, so it can be far too much: not admissible. As a guide it is good all the same, since it falls with every useful bulb.',
  },
  experiment: [
    'On level 7x7/1 in the `naive` space, run A* with `bulbs-needed`, then greedy search with `dark-cells`, then breadth-first search with a limit of 20,000 expansions. Then do it again in the `ordered` space.',
  ],
  measured: {
    size: 'Side of the board',
    text: 'Generated boards, A* with `bulbs-needed` in both spaces. The same bulbs can be put in many orders: `naive` has to go through sets of bulbs that `ordered` never meets.',
  },
  mistakes: [
    {
      belief: 'A heuristic that is not admissible is a mistake.',
      truth: 'It is unfit for proving a solution the cheapest. For finding one quickly, with greedy search or a beam, ranking well matters more.',
    },
    {
      belief: 'Local search is the natural choice, because a board is a complete candidate.',
      truth: 'It works well on many boards, but it can never prove that there is no solution, or no second one.',
    },
  ],
  questions: [
    {
      question: 'Why is the number of dark cells, divided by the greatest number of cells that one bulb can light, admissible?',
      answer: 'Each bulb lights at most that many, so at least so many bulbs are needed. It is safe, but weak.',
    },
    {
      question: 'A dark cell can be lit from just one cell. What does the `ordered` space do?',
      answer: 'It offers this one move and nothing else: the bulb is forced. No search is needed for it.',
    },
  ],
};

export default text;
