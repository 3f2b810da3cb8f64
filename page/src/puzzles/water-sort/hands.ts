// How tests play Water Sort: cup by cup, by clicks or by keys.
import { eachMove, type Hand, type Hands } from '../../../tests/browser/hands';

const cupsOf = (move: string) => move.split('>').map(Number);

const byClicks: Hand = (page, moves) =>
  eachMove(page, moves, async (move) => {
    for (const cup of cupsOf(move)) await page.locator('button.cup').nth(cup).click({ force: true });
  });

const byKeys: Hand = (page, moves) =>
  eachMove(page, moves, async (move) => {
    for (const cup of cupsOf(move)) {
      await page.locator('button.cup').nth(cup).focus();
      await page.keyboard.press('Enter');
    }
  });

const EASY = 'water-sort/classic/3';
const hands: Hands = {
  keys: byKeys,
  pointer: byClicks,
  animated: true,
  drawn: '.cup',
  levels: { play: EASY, search: EASY },
  large: () => ({ ref: { from: 'built-in', name: 'water-sort/19' } }),
  endless: true,
  draft: {
    strokes: [
      ['a', 3, 0], ['a', 2, 0], ['b', 1, 0], ['b', 0, 0],
      ['b', 3, 1], ['b', 2, 1], ['a', 1, 1], ['a', 0, 1],
    ],
    verdicts: ['solvable', 'invalid', 'solvable'],
  },
  spoken: { moved: /^\d of (blue|red|yellow|green|purple|orange).* poured from cup \d into cup \d/, undone: /returned from cup \d to cup \d/, cells: /button "Cup 1: \d of \w+/ },
};
export default hands;
