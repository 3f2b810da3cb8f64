import { byClicks, byCursor, generated, type Hands } from '../../../tests/browser/hands';

const hands: Hands = {
  keys: byCursor,
  pointer: byClicks,
  large: () => ({ ref: generated('tents', { width: 50, height: 50 }) }),
  draft: { strokes: [['tree', 0, 0], ['tent', 0, 1]], verdicts: ['solvable', 'unsolvable', 'solvable'] },
  spoken: { moved: /^Tent in row \d+, column \d+\./, undone: /^Tent removed from row \d/, cells: /cell "tree/ },
};
export default hands;
