// Water Sort, in English.
import type { PuzzleText } from '../../lesson';

const text: PuzzleText = {
  about: 'puzzle',
  idea: [
    'Seven cups look harmless, but the order in which you empty them matters, and the number of arrangements grows exponentially with the number of colours. Two ideas keep the search small.',
    'First, _symmetry_: the order of the cups does not matter, so states that differ only in it are stored as one. Second, _pruning_: pours that provably cannot help, such as moving a cup of one colour into an empty cup, are never generated. Both make the space smaller without losing a shortest solution.',
  ],
  look: 'Watch `h` as you scrub: each good pour lowers it by one and raises `g` by one, so `f` stays the same. `f` rises only when a pour had to be made that merges nothing.',
  problem: {
    state: 'What is in each cup; the order of the cups is ignored.',
    moves: 'Pouring the top run of one cup onto the same colour or into an empty cup, as much as fits. Useless pours are left out.',
    goal: 'Each cup is empty or full of one colour.',
    cost: '1 for each pour.',
    branching: 'With n cups fewer than n², in practice a handful.',
    size: 'Exponential in the number of colours. The c·k units of c colours, k of each, can be arranged in `(c·k)! / (k!)ᶜ` ways, of which only a part can be reached.',
  },
  hard: [
    'Deciding whether a level can be solved is NP-complete (Ito and others 2022). A level that can be solved has a solution of polynomial length, so a proposed one is quickly checked; finding one may take trying very many orders.',
  ],
  heuristics: {
    runs: 'A _run_ is a stretch of one colour in a cup. A pour reduces the number of runs by at most one, when a whole run lands on its own colour. In the end there is one run for each full cup. And a colour that lies at no bottom must once be poured into an empty cup, which merges nothing. With one cup for each colour that makes runs minus colours at a bottom. Admissible.',
    waits: '`runs`, plus one for each colour that has to be set aside to break a circle of runs that wait for each other. Each of these costs a pour that merges nothing, so it stays admissible. It is never less than `runs`, but takes longer to compute.',
  },
  experiment: [
    'Race breadth-first search and A* with `runs` and with `waits` on level 4, and look at the expansions. Then try level 10: which searches still finish?',
  ],
  measured: {
    size: 'Colours',
    text: 'Generated levels with 3 to 9 colours and two empty cups. Breadth-first search pays for every colour; A* with `runs` often walks to the goal almost without a detour, because the bound is nearly exact.',
  },
  mistakes: [
    {
      belief: 'Swapping two cups gives a different state.',
      truth: 'Whatever can be done in one can be done in the other. Treating them as one divides the space by up to n!.',
    },
    {
      belief: 'Leaving out legal moves makes a search incomplete.',
      truth: 'Not if it is proved that some shortest solution never needs them.',
    },
  ],
  questions: [
    {
      question: 'A pour moves only part of a run, because there is no room for more. What happens to the number of runs?',
      answer: 'Nothing: the rest stays behind as a run. Such a pour merges nothing.',
    },
    {
      question: 'Is `runs` consistent?',
      answer: 'Yes: one pour lowers it by at most 1, either by merging two runs or by giving a colour its bottom.',
    },
  ],
};

export default text;
