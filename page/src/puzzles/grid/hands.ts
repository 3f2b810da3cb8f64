// How tests walk over maps: by keys, and by clicks on the next cell.
import { ask } from '../../../tests/browser/engine';
import { eachMove, generated, middle, type Hand, type Hands } from '../../../tests/browser/hands';
import { steps } from './trail';

const keys: Readonly<Record<string, string>> = {
  U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight',
  UL: 'q', UR: 'e', DL: 'x', DR: 'c',
};

const byKeys: Hand = (page, moves) => eachMove(page, moves, (move) => page.keyboard.press(keys[move] ?? move));

const byClicks: Hand = async (page, moves, level, before = 0) => {
  const { cells, legend, width } = ask({ ask: 'position', level, moves: [] }).board;
  const walker = cells.findIndex((index) => legend[index]?.kind.startsWith('walker'));
  let [row, column] = [Math.floor(walker / width), walker % width];
  const canvas = page.locator('.stage canvas');
  await eachMove(page, moves, async (move) => {
    const [down, right] = steps[move] ?? [0, 0];
    [row, column] = [row + down, column + right];
    const { x, y } = await middle(canvas, row, column);
    await page.mouse.click(x, y);
  }, before);
};

const hands: Hands = { keys: byKeys, pointer: byClicks, animated: true };
export default hands;
