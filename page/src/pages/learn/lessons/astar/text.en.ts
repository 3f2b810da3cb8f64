// A*, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Uniform-cost search knows what a path has cost, greedy search guesses what is left. A* adds the two: it expands the open state with the least `f = g + h`, cost so far plus estimated cost left. Among equal `f`, ours takes the smaller `h`.',
    'A heuristic is _admissible_ if it never exceeds the true cost that is left. Then, as long as a cheapest solution of cost C* has not been found, some state on its path is open with `f ≤ C*`. So A* cannot finish with anything more expensive.',
    'It is _consistent_ if a move never lowers it by more than the move costs. Then `f` never falls along a path and no state is expanded twice. With a heuristic that is admissible but not consistent, a closed state may be reached more cheaply later; ours opens it again.',
  ],
  look: 'Jump from one f value to the next with the button below the board. At first `f` is 16, as if there were no wall. Each rise means: every hope for a solution at the old cost has been refuted. Compare the blue area with that of breadth-first search.',
  guarantees: [
    'Complete on finite spaces. With an admissible heuristic the solution has the least cost, proved.',
    'With a consistent heuristic it cannot be beaten by much: every search that extends paths from the start, uses the same `h` and always finds the least cost must also expand all states with `f < C*`.',
    'With an inadmissible heuristic nothing is promised about the cost.',
  ],
  costs: [
    'It expands the states with `f < C*` and some with `f = C*`. Unless the error of `h` grows no faster than the logarithm of the true cost, their number still grows exponentially with the length of the solution.',
    'Memory: all states reached. This, not time, is what usually ends A*.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on a fifth of their cells, three heuristics. `zero` is uniform-cost search. `manhattan` is never less than `euclid`, and `euclid` never less than `zero`: the closer an admissible heuristic comes to the truth, the fewer states have `f < C*`.',
  },
  mistakes: [
    {
      belief: 'A* may stop when it generates the goal.',
      truth: 'It must wait until the goal is _taken_ from the open set. Until then a cheaper path may still be open.',
    },
    {
      belief: 'A* always expands fewer states than breadth-first search.',
      truth: 'With a weak heuristic it hardly saves anything, and breadth-first search may even be a little ahead, as it tests for the goal one layer earlier.',
    },
    {
      belief: 'The greater the estimates, the better.',
      truth: 'Only while they stay admissible. Beyond that the search may be faster, but the solution is no longer proved the cheapest.',
    },
  ],
  questions: [
    {
      question: 'What is A* with `h` = 0? And with the true remaining cost as `h`?',
      answer: 'Uniform-cost search; and a search that goes straight along one cheapest path, since all states on it have `f = C*` and ties prefer the smaller `h`.',
    },
    {
      question: 'Two heuristics are admissible. Is their maximum admissible? Is it any use?',
      answer: 'Yes: at each state it is one of the two. It is at least as great as both, so no state has a smaller `f` than before.',
    },
  ],
};

export default text;
