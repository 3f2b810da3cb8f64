// How tests play Bloxorz: by arrow keys, and by the arrows to tap, which are there for fingers only.
import { byArrows, eachMove, type Hand, type Hands } from '../../../tests/browser/hands';
import { en } from './words.en';

/** Rolls the whole block by the arrows below the stage. */
const byPad: Hand = (page, moves) =>
  eachMove(page, moves, (move) => page.getByRole('button', { name: en.roll[move.toUpperCase() as keyof typeof en.roll] }).tap());

const hands: Hands = {
  keys: byArrows,
  pointer: byPad,
  touch: true,
  drawn: 'canvas.ready',
  animated: true,
  draft: {
    strokes: [['tile', 2, 3], ['tile', 2, 4], ['goal', 2, 5], ['start', 2, 2]],
    verdicts: ['invalid', 'invalid', 'solvable'],
  },
  spoken: { moved: /^(Up|Down|Left|Right)\..*The block (stands|lies) in row \d/, undone: /^Undone\. .*The block/, cells: /cell "block, tile/ },
};
export default hands;
