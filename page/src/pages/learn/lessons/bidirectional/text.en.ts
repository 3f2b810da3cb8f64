// Bidirectional search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Search from both ends: one breadth-first search from the start, one backwards from the goals, until a state is known to both. Then the two halves are joined.',
    'Our version always lets the side with the smaller layer grow, and by a whole layer. When a state of the new layer is known to the other side, the path through it is shortest: a shorter one would have met a layer earlier.',
    'It needs more than other searches: a list of the goal states, and for each state the states that can come before it. Of our puzzles, Grid and Sokoban offer that (in Sokoban, playing backwards means pulling boxes).',
  ],
  look: 'Two areas grow, one around the start and one around the goal, and meet near the middle. The tree shows the search from the goals in another colour.',
  guarantees: [
    'Complete on finite spaces, and the solution has the fewest moves.',
    'It counts moves, not cost: on ground of different weights the path need not be the cheapest.',
  ],
  costs: [
    'Where states multiply by b with each layer, two searches of half the depth cost about `2·b^(d/2)` instead of `bᵈ`, in time and in memory. For b = 3 and d = 20 that is 118,098 instead of 3.5 billion.',
    'On a map layers grow like circles: two circles of half the radius still have half the area of the large one. So there the gain is a factor of two at best.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on a fifth of their cells. Two searches that meet cover less ground than one, but both curves grow with the square of the side. In spaces that branch, the gap itself grows exponentially.',
  },
  mistakes: [
    {
      belief: 'Any problem can be searched from both ends.',
      truth: 'One must be able to list the goal states and to undo moves. Where “solved” is a condition that millions of states fulfil, the backward search has no good place to begin.',
    },
    {
      belief: 'The first meeting always gives the best path.',
      truth: 'It does when whole layers of moves of equal cost meet. With different costs a later meeting can be cheaper, and the search must go on until that is excluded.',
    },
  ],
  questions: [
    {
      question: 'Why does the smaller side grow, and not both in turn?',
      answer: 'If one side branches more than the other, taking turns lets the larger one dominate the cost. Growing the smaller one keeps the sum small.',
    },
    {
      question: 'In Sokoban, what are the goal states?',
      answer: 'All boxes stand on goals, and the player is in any part of the room that is left: several states, and the backward search starts from all of them.',
    },
  ],
};

export default text;
