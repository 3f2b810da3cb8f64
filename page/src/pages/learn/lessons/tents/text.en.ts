// Tents, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Nothing moves here: tents are put, and the rules judge the board. As a search problem a state is a set of tents and a move puts one more. But then every order of putting the same tents is a different path: ten tents can be put in 10! = 3,628,800 orders.',
    'The `naive` space is just that. The `ordered` space does what a person does: it looks for a requirement that is tight, such as “one of these two cells must have a tent”, and tries only those cells. When it tries the second, it also notes that the first stays empty. So each solution is reached on exactly one path, and most mistakes show at once.',
  ],
  look: 'Depth-first search in the `ordered` space is backtracking. Where a state has one child, the tent was forced. Where it has several, the tightest requirement still left a choice.',
  problem: {
    state: 'The tents; in the `ordered` space also the cells that earlier choices ruled out.',
    moves: '`naive`: a tent on any cell beside a tree where it breaks no rule yet. `ordered`: a tent on one of the cells of the tightest requirement.',
    goal: 'Every tree has its own tent beside it, no tents touch, and all numbers are met.',
    cost: '1 for each tent. All solutions have as many tents as there are trees, so they all cost the same.',
    branching: '`naive`: dozens of cells. `ordered`: mostly 1 or 2.',
    size: '`naive`: up to 2ˢ sets of tents for s possible cells. `ordered`: only what the tightest choices leave open.',
  },
  hard: [
    'Deciding whether a board has a solution is NP-complete, even without numbers (De Biasi 2012). Boards made for people have one solution that reasoning finds; hard boards of the same rules exist all the same.',
  ],
  heuristics: {
    'tents-left': 'The number of trees without a tent. Each move puts one tent, so where a solution can be reached this is the exact cost: admissible. Since it is the same for all states of one depth, it does not rank them. Its value lies in the states that it recognises as dead, because a line, a group of trees or the totals can no longer work out.',
    'row-shortage': 'For each row the tents it lacks minus its possible cells, plus a penalty if that cannot work, and one for each tree without a possible cell. The penalty makes it exceed the truth: not admissible. Often it is 0 and says nothing.',
  },
  experiment: [
    'Run breadth-first search on level 6x6/1 in both spaces and compare the expansions. Then run A* with `tents-left` in the `naive` space: recognising dead states makes up for much of the difference.',
  ],
  measured: {
    size: 'Side of the board',
    text: 'Generated boards, breadth-first search in both spaces. The curve of `ordered` hugs the axis: a better formulation of the problem saves more than a better algorithm.',
  },
  mistakes: [
    {
      belief: 'A* is always the best choice.',
      truth: 'When all solutions cost the same, there is nothing to optimise. What counts is detecting dead ends early and choosing well where to branch.',
    },
    {
      belief: 'It is enough that each tent touches a tree and each tree a tent.',
      truth: 'Tents and trees must be paired one to one. Two trees that share one tent, and a tent too many elsewhere, would pass the simpler test.',
    },
  ],
  questions: [
    {
      question: 'Why does the `ordered` space lose no solution, although it offers so few moves?',
      answer: 'Of the offered cells every solution has a tent on at least one. The move for the first such cell keeps the solution, and all others exclude it.',
    },
    {
      question: 'Why is the tightest requirement tried first?',
      answer: 'With fewer alternatives the tree is narrower near its root, and a contradiction there removes the largest subtrees.',
    },
  ],
};

export default text;
