// How tests walk over maps: by keys, and by clicks on the next cell.
import type { Page } from 'playwright-core';
import { ask } from '../../../tests/browser/engine';
import { eachMove, middle, type Hand, type Hands } from '../../../tests/browser/hands';
import { steps } from './trail';

const keys: Readonly<Record<string, string>> = {
  U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight',
  UL: 'q', UR: 'e', DL: 'x', DR: 'c',
};
/** A cell with a smaller side cannot be clicked with certainty. */
const CLICKABLE = 8;

const byKeys: Hand = (page, moves) => eachMove(page, moves, (move) => page.keyboard.press(keys[move] ?? move));

const byClicks: Hand = async (page, moves, level, before = 0) => {
  const { cells, legend, width } = ask({ ask: 'position', level, moves: [] }).board;
  const walker = cells.findIndex((index) => legend[index]?.kind.startsWith('walker'));
  let [row, column] = [Math.floor(walker / width), walker % width];
  const canvas = page.locator('.stage canvas');
  await comeCloser(page);
  await eachMove(page, moves, async (move) => {
    const [down, right] = steps[move] ?? [0, 0];
    [row, column] = [row + down, column + right];
    const { x, y } = await middle(canvas, row, column);
    await page.mouse.click(x, y);
  }, before);
};

/** Zooms until cells can be clicked; the walker stays in sight. */
export async function comeCloser(page: Page, side = CLICKABLE): Promise<void> {
  const canvas = page.locator('canvas[data-cell]').first();
  const sideNow = async () => Number(await canvas.getAttribute('data-cell'));
  for (let now = await sideNow(); now < side; now = await sideNow()) {
    await page.locator('[data-zoom] button').last().click();
    await page.locator(`canvas[data-cell]:not([data-cell="${now}"])`).first().waitFor();
  }
}

/** A map of halls whose walls have one gap each; the walker can go right and down at once. */
export function halls(size: number): string {
  const at = (row: number, column: number): string => {
    if (row === 0 && column === 0) return 'S';
    if (row === size - 1 && column === size - 1) return 'G';
    const wall = row % 32 === 31 && row < size - 1;
    const gap = (Math.floor(row / 32) * 197 + 60) % size;
    if (wall) return Math.abs(column - gap) < 2 ? '.' : '#';
    return (row * 7 + column * 13) % 97 < 3 ? String(2 + ((row + column) % 8)) : '.';
  };
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => at(row, column)).join('')).join('\n');
}

const hands: Hands = {
  keys: byKeys,
  pointer: byClicks,
  animated: true,
  large: () => ({ ref: { from: 'text', text: halls(512), puzzle: 'grid' }, moves: ['R', 'R', 'D', 'R', 'D', 'L'] }),
  draft: { strokes: [['start', 2, 2], ['wall', 2, 3], ['goal', 2, 4]], verdicts: ['invalid', 'invalid', 'solvable'] },
  spoken: { moved: /^(Up|Down|Left|Right).*: row \d+, column \d+/, undone: /^Undone: row \d/, cells: /cell "goal/ },
};
export default hands;
