// Beam search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Beam search goes layer by layer, like breadth-first search, but keeps only the `width` states of each layer with the least estimate. The rest are dropped for good. So a layer never gets wider than the beam, and the work grows with the depth only.',
    'A beam of width 1 is close to hill climbing; a beam that never has to drop anything is breadth-first search. In between, the width buys a second chance: a state need not be the best of its layer to survive, only among the best.',
  ],
  look: 'The tree stays narrow: at most five states of each layer are expanded. Where the path of the solution does not run through the best state of a layer, a beam of width 1 would have lost it.',
  guarantees: [
    'None on length, and not complete: the only path to the goal may be dropped. It then ends as “stuck”.',
    'If nothing was dropped it was a complete breadth-first search, and “unsolvable” is proved.',
  ],
  costs: [
    'Time: at most `width` expansions in each layer, so `width · d` for a solution in layer d.',
    'Memory: one layer would be enough. Ours also remembers all states it has met, to recognise duplicates and to trace the path.',
  ],
  measured: {
    size: 'Colours',
    text: 'Water Sort with two empty cups. Breadth-first search grows exponentially; the beam of 20 grows with the length of the solution. “–” would mean that the beam lost all paths to the goal.',
  },
  mistakes: [
    {
      belief: 'A wider beam never does worse.',
      truth: 'It can: an additional state may bring successors that push the good ones out of the next layer. Making beam search monotonic takes a special variant (Lemons and others 2022).',
    },
    {
      belief: 'When beam search gets stuck, a better heuristic would not have helped.',
      truth: 'The heuristic decides who survives. With one that never ranks a state of the solution below the beam, any width is enough.',
    },
  ],
  questions: [
    {
      question: 'How many states does a beam of width 100 expand at most, for a solution of 40 moves?',
      answer: 'At most 1 + 39 · 100 = 3,901: the start, then up to 100 states in each of the layers 1 to 39. The goal itself is not expanded.',
    },
    {
      question: 'The first solution of beam search is found in layer 40. Can there be a shorter one?',
      answer: 'Yes. Shorter paths may have been dropped; nothing is known about them.',
    },
  ],
};

export default text;
