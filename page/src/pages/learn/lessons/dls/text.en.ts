// Depth-limited search, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'Depth-limited search is depth-first search that turns back at a given depth. It cannot lose itself in long paths, and it finds any solution that lies within the limit.',
    'There is one subtlety. A state may first be met deep down, with few moves left, and later again by a shorter path, with more moves left. If it were skipped the second time, solutions behind it would be missed. So our version remembers the depth at which a state was met, and enters it again when it is met at a smaller depth.',
  ],
  look: 'The limit is 16; the shortest solution has 7 rolls. Watch the depth: it runs down to 16, turns back, and tries the next branch. The solution it finds has 15 rolls: within the limit, and no more than that.',
  guarantees: [
    'It finds a solution with at most `limit` moves if there is one; not necessarily the shortest.',
    'If it ends without having cut anything off, the level is proved unsolvable. If something was cut off, the result is “limit reached”, and that proves nothing beyond the limit.',
  ],
  costs: [
    'Time: `O(bˡ)` for the limit l, in a tree.',
    'Memory: `O(b·l)` in the textbook version. Ours also remembers the states it has met, so that it does not search the same part again at the same depth.',
  ],
  measured: {
    size: 'Depth limit',
    text: 'One level, stage 1, whose shortest solution has 7 rolls; the limit grows. Below 7 the search fails after trying everything within the limit. Above, the count jumps about: it depends on luck whether the first long path happens to pass the goal.',
  },
  mistakes: [
    {
      belief: 'Marking visited states, as in depth-first search, is all it needs against repetition.',
      truth: 'This is a classic mistake. A state marked at depth 9 of 10 blocks the path that would reach it at depth 3, and a solution within the limit is missed. Depths must be stored too.',
    },
    {
      belief: '“Limit reached” means that there is no solution.',
      truth: 'It means that there is none within the limit. Only a search that cut nothing off has seen everything.',
    },
  ],
  questions: [
    {
      question: 'You know that every state of a space can be reached from the start in at most 30 moves. Which limit suffices?',
      answer: '30: then every state, and so every goal, has a path within the limit.',
    },
    {
      question: 'You do not know a good limit. What would you do?',
      answer: 'Try 0, 1, 2, … until one succeeds. That is the next lesson.',
    },
  ],
};

export default text;
