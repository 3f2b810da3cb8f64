import { byClicks, byCursor, generated, type Hands } from '../../../tests/browser/hands';

const hands: Hands = {
  keys: byCursor,
  pointer: byClicks,
  large: () => ({ ref: generated('light-up', { width: 50, height: 50 }) }),
  draft: { strokes: [['number4', 0, 0], ['number2', 0, 0], ['black', 3, 3]], verdicts: ['solvable', 'unsolvable', 'solvable'] },
  spoken: { moved: /^Bulb in row \d+, column \d+\. .*dark cells? left/, undone: /^Bulb removed from row \d.*dark cells? left/, cells: /cell "black cell \d/ },
};
export default hands;
