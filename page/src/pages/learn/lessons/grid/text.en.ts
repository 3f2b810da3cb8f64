// Grid, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'A search problem has five parts: a start, the moves that are possible in a state, the state that each move leads to, a test for the goal, and what a move costs. A map shows all of them at once: a state is the cell you stand on, so the whole set of states _is_ the picture.',
    'That is why this path begins here. A search keeps two sets. The _closed set_ holds the states it has expanded, that is, whose successors it has generated. The _open set_, or frontier, holds those it has reached but not expanded yet. On a map both are areas you can point at; in the puzzles later on they work the same way, but no picture can show them whole.',
  ],
  look: 'Move the slider. Each step expands one cell: closed cells are blue, open cells orange. Notice how the next cell often lies somewhere else on the rim: the search jumps, it does not walk. Choose “Solution” to see the path that comes out. Then draw walls of your own: the search runs again at every stroke.',
  problem: {
    state: 'The cell the walker is on.',
    moves: 'A step to one of the four cells beside it that is not a wall. With eight neighbours also a diagonal step, if both cells beside the diagonal are free.',
    goal: 'The walker is on the goal cell.',
    cost: 'The weight of the cell that is entered, 1 to 9. With eight neighbours a straight step costs 1000 times that weight and a diagonal one 1414 times.',
    branching: 'At most 4, or 8; one of these moves leads back to where you came from.',
    size: 'One state for each free cell: `n²` on an open map of side n.',
  },
  hard: [
    'It is not hard: cheapest paths are in the class P. With the N free cells of a map, uniform-cost search needs at most `O(N log N)` time. What makes maps interesting is scale: games and robots want thousands of paths a second on maps with millions of cells.',
  ],
  heuristics: {
    manhattan: 'Rows plus columns to the goal. With four neighbours a step changes it by 1 and costs at least 1, so it never promises too much. With eight neighbours a diagonal step costs 1414 but lowers it by 2000, so there it is not admissible.',
    octile: 'The length of the path if there were no walls and diagonal steps were allowed. Exact on open ground with eight neighbours; with four it is still a lower bound, but a weaker one than `manhattan`.',
    euclid: 'The straight line to the goal. No path is shorter, so it is admissible; it is never greater than `octile`, so it guides less well.',
    zero: 'Always 0: it knows nothing, and A* with it is uniform-cost search.',
  },
  experiment: [
    'Open level 3 on the Compare page and let breadth-first, greedy and A* race. First compare the areas they cover, then the costs of their paths. Which one looked at the fewest cells, and did it find the cheapest path?',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on a fifth of their cells. The number of cells grows with the square of the side, and breadth-first search visits nearly all of them. A* looks at a fraction of them and still finds a path of least cost.',
  },
  mistakes: [
    {
      belief: 'The search walks across the map like a robot.',
      truth: 'Nothing walks. From one step to the next the search may jump to the other end of its frontier. Only the path that it returns is walked.',
    },
    {
      belief: 'Manhattan distance is an admissible heuristic on grids.',
      truth: 'On grids with four neighbours. As soon as diagonal steps are allowed it can exceed the true cost, and A* may return a path that is not the cheapest: try level 20.',
    },
  ],
  questions: [
    {
      question: 'How many states has a 10 × 10 map with 20 walls? And if somewhere on it lies a key that the walker may pick up?',
      answer: '80. With the key up to 160: every cell without the key and with it. Each such yes-or-no fact doubles the space, and that is how small puzzles come to have huge ones.',
    },
    {
      question: 'On a map where every cell but start and goal costs at least 3, may the heuristic be 3 times the Manhattan distance?',
      answer: 'Not quite: start and goal weigh 1, and a path may have to enter both. Taking off 2 for each of them, 3 · distance − 4, is safe; that is what our heuristics do.',
    },
  ],
};

export default text;
