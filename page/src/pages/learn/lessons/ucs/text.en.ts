// Uniform-cost search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'When moves cost different amounts, the fewest moves are not the least cost. Uniform-cost search always expands the open state with the least cost so far, `g`. It spreads through the space in order of cost, as breadth-first search does in order of moves. It is Dijkstra\'s algorithm, except that it generates states as it needs them and stops at the goal.',
    'If a cheaper path to an open state turns up, the state gets the cheaper cost. That is why the goal is tested when a state is _taken_ from the frontier, and not when it is generated: a cheaper path to it might still be on its way.',
  ],
  look: 'The brown swamp costs 9 a cell. Watch the frontier flow around it and seep into it slowly: a swamp cell is expanded only when everything cheaper has been. The straight path has 14 steps and costs 70; the cheapest has 20 steps and costs 20.',
  guarantees: [
    'Least cost, always, as long as no move has a negative cost.',
    'Complete on finite spaces; on infinite ones if every move costs at least some fixed ε > 0.',
  ],
  costs: [
    'It expands every state that is cheaper to reach than the goal, `g < C*`, and some with `g = C*`. In a tree that is `O(b^(1+⌊C*/ε⌋))` for the cheapest move ε, which can be far more than bᵈ.',
    'Memory: all states reached, as in breadth-first search, and a priority queue.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with a few walls and patches of expensive ground. Uniform-cost search looks at nearly every cell that is cheaper than the goal, in all directions. A*, which you meet soon, finds paths of the same cost with less work.',
  },
  mistakes: [
    {
      belief: 'The search may stop as soon as the goal is generated.',
      truth: 'Then it may return an expensive path whose cheaper rival is still open. Only when the goal is the cheapest open state is nothing cheaper left.',
    },
    {
      belief: 'The priority queue must be able to lower the priority of an entry.',
      truth: 'It is simpler to insert the state a second time and to ignore the old entry when it comes up, because its state is closed by then. Ours does that.',
    },
  ],
  questions: [
    {
      question: 'When do uniform-cost and breadth-first search expand states in the same order of layers?',
      answer: 'When all moves cost the same. Ours then expands a few more states than breadth-first search, because it tests for the goal later.',
    },
    {
      question: 'What goes wrong if a move may have a negative cost?',
      answer: 'A state that is closed could later be reached more cheaply through a more expensive one. The first path found to the goal would prove nothing.',
    },
  ],
};

export default text;
