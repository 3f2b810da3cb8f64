// Sokoban, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Boxes can be pushed and never pulled, so one push may ruin a level for good: a box in a corner that is not a goal stays there. Such a position is a _deadlock_. A search that does not notice explores everything that can be done with the remaining boxes, in vain.',
    'The second idea is to choose what counts as a move. In the `step` space each step of the player is one. In the `push` space, our default, a move is a push, and the walk before it is filled in afterwards. Where the player stands within the area that he can reach makes no difference to the boxes, so many states become one. Pushes onto _dead squares_, from which a box can never reach a goal, are left out.',
  ],
  look: 'This search counts pushes. The heat map shows where boxes have been. Then press “dead end” below the board: it jumps to states in which no push is left, or every push leads to a position that is provably lost.',
  problem: {
    state: 'Where the boxes are, and which area the player can walk in. In the `step` space, the cell he is on.',
    moves: 'A push of a box; in the `step` space, a step.',
    goal: 'Every box is on a goal.',
    cost: 'What `cost` says: by default 1 for each push in the `push` space, 1 for each step in the `step` space.',
    branching: 'At most 4 for each box; at most 4 in the `step` space.',
    size: 'With F floor cells and n boxes there are `F! / (n!·(F−n)!)` ways to place the boxes, times the areas for the player. Five boxes on 30 cells: 142,506.',
  },
  hard: [
    'PSPACE-complete (Culberson 1997): a warehouse can be built that acts as a computer with a finite tape. Solutions are long, moves cannot be undone, and the true distance depends on how boxes get in each other\'s way, which simple estimates do not see.',
  ],
  heuristics: {
    matching: 'Each box is assigned to a goal of its own so that the pushes, counted as if each box were alone, are fewest in all. Every solution makes some assignment and needs at least that many. Without any possible assignment the position is dead. Admissible.',
    nearest: 'Each box goes to the goal nearest to it, alone. Two boxes may count on the same goal, so it is never greater than `matching`; but it is cheap. Admissible.',
    'paired-manhattan': 'The first box with the first goal in reading order, the second with the second, and so on. The best assignment may be another one, so this can exceed the truth: not admissible.',
    'paired-euclid': 'The same pairs by the straight line. The wrong pairs can still be too far apart: not admissible.',
  },
  experiment: [
    'On level 10 race breadth-first search against A* with `matching` and with `nearest`. Then run A* with `matching` in the `step` space: how many more states are expanded, and what is minimised now?',
  ],
  measured: {
    size: 'Boxes',
    text: 'Generated rooms of 8 × 8 cells. Each box multiplies the number of positions. A good estimate delays the explosion; it does not prevent it.',
  },
  mistakes: [
    {
      belief: 'The fewest pushes are also the fewest moves.',
      truth: 'They are different aims: a solution with fewer pushes may need longer walks. Always say what was minimised.',
    },
    {
      belief: 'Detecting deadlocks is a matter of taste.',
      truth: 'Leaving out provably dead positions loses nothing and can save most of the search. But the proof is needed: a rule that is only nearly right loses solutions.',
    },
  ],
  questions: [
    {
      question: 'Why is `matching` at least as great as `nearest`?',
      answer: 'In any assignment each box gets some goal, at least as far away as its nearest one. So the sum cannot be smaller.',
    },
    {
      question: 'Two boxes stand side by side along a wall, neither on a goal. Why is that dead?',
      answer: 'Neither can be pushed away from the wall, since the player would have to stand in it; and along the wall each blocks the other.',
    },
  ],
};

export default text;
