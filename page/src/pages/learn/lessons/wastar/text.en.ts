// Weighted A*, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'A* spends most of its time making sure that nothing cheaper exists. Often a solution that is nearly as good would do. Weighted A* counts the estimate more than the cost so far: `f = g + w·h` with a weight w ≥ 1. With w = 1 it is A*; the greater w, the more it behaves like greedy search.',
    'The loss is bounded. Some state n of a cheapest path is always open, with the cheapest cost so far, and its `g + w·h` is at most `w·(g + h) ≤ w·C*`. So no solution that costs more than `w·C*` can be taken before it.',
  ],
  look: 'The way round this hill costs 32. With weight 3 the search prefers what looks near, climbs the slope, and pays 62. It expands 74 cells, where A* expands 127.',
  guarantees: [
    'With an admissible heuristic the cost is at most w times the least.',
    'Complete on finite spaces. What it finds is not proved to be the cheapest, even when it is.',
  ],
  costs: [
    'The worst case is no better than that of A*. In practice a small weight often saves most of the work, because the search no longer has to close every state with `f < C*`.',
    'Memory: all states reached. A state may be opened again when a cheaper path to it is found; with a weight this happens even if `h` is consistent.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on 30 % of their cells, three weights. Weight 1 is A*. A little trust in the estimate saves a lot; more trust saves less and less.',
  },
  mistakes: [
    {
      belief: 'With weight 3 solutions are three times as expensive.',
      truth: 'Three times is the most that can happen. Usually the loss is much smaller, and sometimes there is none.',
    },
    {
      belief: 'A greater weight always means fewer expansions.',
      truth: 'Often, but not always: where the estimate leads into large dead ends, trusting it more makes the search slower (Wilt and Ruml 2012).',
    },
  ],
  questions: [
    {
      question: 'Weighted A* with w = 1.5 returns a solution of cost 30. What do you know about C*?',
      answer: 'With an admissible heuristic, 30 ≤ 1.5 · C*, so C* ≥ 20.',
    },
    {
      question: 'Why is `w·h` not simply “another heuristic for A*”?',
      answer: 'It is, but an inadmissible one. The proof of A* does not apply to it; the bound w is what is left of it.',
    },
  ],
};

export default text;
