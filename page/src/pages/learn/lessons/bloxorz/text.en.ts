// Bloxorz, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'On a map, a state was a place. Here it is more: the block may stand or lie in two directions, bridges may be open or closed, and the block may be split into two cubes. Two situations are the same state only if all of this agrees, because only then do the same moves lead to the same results.',
    'The board is small, but the space is not the board. Rolling onto a switch moves you into another copy of the board, with other bridges open, and the way to the goal may lead through several of these copies, over the same tiles again and again.',
  ],
  look: 'The heat map counts how often each tile was covered in the states expanded so far. Follow the tree: one board position appears in several nodes, once for each way the block can lie and each state of the bridges.',
  problem: {
    state: 'The cells that the block, or each of two cubes, covers, and which bridge cells are open.',
    moves: 'Rolling the block, or one of the cubes, in one of four directions, if nothing falls.',
    goal: 'The block stands upright on the goal.',
    cost: '1 for each roll. Changing from one cube to the other is free; with `count-swaps` it costs 1 as well.',
    branching: 'At most 4; with two cubes at most 8.',
    size: 'With F floor cells the block has fewer than 3·F positions. Each bridge that switches on its own doubles that; two cubes have up to F² positions instead.',
  },
  hard: [
    'Deciding whether a level can be solved is PSPACE-complete (van der Zanden and Bodlaender 2015): switches and bridges can simulate any computation that needs polynomial memory. Without switches and splits it is easy, since there are fewer than 3·F states.',
  ],
  heuristics: {
    'roll-distance': 'The exact number of rolls if every bridge were open. Opening all bridges only adds moves, so the true number cannot be smaller. Such a _relaxation_ is the classic source of admissible heuristics. Where even it finds no way, the state is dead.',
    manhattan: 'Rolls on an endless floor. Two rolls bring the block at most three cells nearer, so the distance is divided by 3/2 and rounded up; splits count as short cuts. Never greater than `roll-distance`.',
    magic: 'Cells to the goal for the farther half, bridges open. Counts cells, but one roll may pass two: it can be too much.',
    cubes: 'The distances of both halves in cells, added. On open floor that is about three times the rolls it takes.',
  },
  experiment: [
    'On the Watch page of stage 3, run A* with `roll-distance`, then with `cubes`. Compare the expansions, and the number of rolls of the solutions. Then do the same on a stage with switches, such as 5: what has become harder to estimate?',
  ],
  measured: {
    size: 'Fewest rolls',
    text: 'Six stages of the original game, ordered by the length of their shortest solution. Long solutions mostly come from switches and bridges, and these multiply the states; but not always: stage 11 takes 47 rolls, and breadth-first search only 186 expansions.',
  },
  mistakes: [
    {
      belief: 'The board has 40 tiles, so there are 40 states.',
      truth: 'Count positions of the block (fewer than 120), then double for each independent bridge: with five bridges up to 3,840.',
    },
    {
      belief: 'A heuristic that ignores the bridges is useless.',
      truth: 'Ignoring what makes the problem hard is how lower bounds are made. It is blind to detours over switches, but it is never wrong in the dangerous direction.',
    },
  ],
  questions: [
    {
      question: 'Why divide by 3/2, and not by 2, although a roll can move the block by two cells?',
      answer: 'Rolls alternate: standing to lying brings the nearer half 1 nearer, lying to standing 2. Two rolls together gain 3.',
    },
    {
      question: 'Can `manhattan` ever be greater than `roll-distance`?',
      answer: 'No. `roll-distance` is exact on a real floor with open bridges, and `manhattan` is a lower bound on any floor with the same goal and splits.',
    },
  ],
};

export default text;
