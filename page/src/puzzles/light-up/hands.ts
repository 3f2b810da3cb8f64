import { byClicks, byCursor, generated, type Hands } from '../../../tests/browser/hands';

const hands: Hands = {
  keys: byCursor,
  pointer: byClicks,
  large: () => ({ ref: generated('light-up', { width: 50, height: 50 }) }),
  spoken: { moved: /^Bulb in row \d+, column \d+\. .*dark cells? left/, undone: /^Bulb removed from row \d.*dark cells? left/, cells: /cell "black cell \d/ },
};
export default hands;
