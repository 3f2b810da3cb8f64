// Greedy best-first search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'A _heuristic_ `h` estimates what it still costs to get from a state to the goal: on a map, the rows and columns that are left. Greedy best-first search always expands the open state with the least `h`, the one that looks nearest to the goal. It never asks what the path so far has cost.',
    'All other states that were reached stay in the open set. If the promising direction turns out to be a dead end, the search goes on with the next best state, wherever that is.',
  ],
  look: 'It runs straight at the goal, into the dead end. There it has to fill the whole pocket, cell by cell, because each of these cells looks better than any detour. Only then does the frontier leak out around the wall.',
  guarantees: [
    'Complete on finite spaces, since no state is expanded twice and none is forgotten.',
    'No promise on cost: the solution may be many times as expensive as the best, however good the heuristic.',
  ],
  costs: [
    'With a perfect heuristic it expands only the d states of a path. At worst it expands everything, `O(bᵐ)` in a tree of depth m.',
    'Memory: all states reached, like A*.',
  ],
  measured: {
    size: 'Side of the map',
    text: 'Square maps with walls on 30 % of their cells. Greedy search expands fewer cells than A*, which has to make sure that nothing cheaper exists. The price does not show in the chart: its paths are longer.',
  },
  mistakes: [
    {
      belief: 'With an admissible heuristic, greedy search finds the cheapest solution.',
      truth: 'Admissibility helps A*, which adds the cost so far. Greedy search ignores that cost, so no property of `h` short of perfection makes its solutions optimal.',
    },
    {
      belief: 'Greedy search is hill climbing.',
      truth: 'Hill climbing goes from a state to one of its neighbours. Greedy search keeps every state it has reached and may continue from any of them.',
    },
  ],
  questions: [
    {
      question: 'Sketch a map on which the path of greedy search is much longer than the shortest one.',
      answer: 'Put a long wall just before the goal, open far away at both ends, and a narrow winding passage that always looks a little nearer than the direct way around.',
    },
    {
      question: 'What does greedy search do if `h` is 0 everywhere?',
      answer: 'It is no longer guided: only the rule for ties decides. Ours takes the newest of equals, so it behaves much like depth-first search.',
    },
  ],
};

export default text;
