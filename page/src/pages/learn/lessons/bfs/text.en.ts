// Breadth-first search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Breadth-first search works in layers: first all states that are one move from the start, then all that are two moves away, then three. Its frontier is a queue: what came in first goes out first.',
    'A state that was reached before is not put into the queue again, because the first path to it was already a shortest one. And since layers are finished in order, no shorter path to the goal can exist when the goal first turns up. Our version tests for the goal as soon as a state is _generated_, so it need not expand the last layer.',
  ],
  look: 'The closed area grows like a diamond around the start, cut off where the map ends. It grows away from the goal just as fast as towards it: breadth-first search has no idea where the goal is.',
  guarantees: [
    'Complete: it finds a solution if there is one. On a finite space it also proves that there is none, by running out of states.',
    'The solution has the fewest moves. That is the least _cost_ only if all moves cost the same.',
  ],
  costs: [
    'Time: `O(bᵈ)` for branching factor b and solution depth d, and never more than the number of states there are.',
    'Memory: the same. Every state that was ever reached is kept, to recognise it when it is met again and to trace the path back. Memory usually runs out before patience does.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Open square maps of growing side. Twice the side means four times the cells, and about four times the work: on a map the number of states within d moves grows like d², not like bᵈ, because most paths lead to cells that are already known. In puzzles it will be worse.',
  },
  mistakes: [
    {
      belief: 'Breadth-first search finds the cheapest path.',
      truth: 'It finds one with the fewest moves. On level 5 that path leads straight through the swamp: 14 steps for 70, where 20 steps would cost 20.',
    },
    {
      belief: 'A faster computer helps.',
      truth: 'Not much, where growth is exponential. With b = 3, a machine that is ten times faster gets about two layers further in the same time.',
    },
  ],
  questions: [
    {
      question: 'Why may the search forget a second path to a state it has reached before?',
      answer: 'The first path came from the earliest layer that leads there. The second is at least as long, and from the state on both continue in the same way.',
    },
    {
      question: 'How many states are in layer 20 at most, if each state has 3 new successors?',
      answer: '3²⁰, about 3.5 billion. At 30 bytes each that is more than 100 GB, for one layer.',
    },
  ],
};

export default text;
