// How a person plays each puzzle: by keyboard, and by mouse or finger.
import type { Locator, Page } from 'playwright-core';

const arrows: Record<string, string> = { U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' };
const steps: Record<string, readonly [row: number, column: number]> = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

/** Waits until the stage shows the game after so many moves, on a board that takes keys: it is loaded when it is needed. */
export async function shows(page: Page, length: number): Promise<void> {
  await page.locator(`.stage[data-length="${length}"]`).locator('canvas, svg[role="img"], .cup').first().waitFor();
}

/** A point on the canvas: the middle of a cell. */
async function middle(canvas: Locator, row: number, column: number): Promise<{ x: number; y: number }> {
  const at = await canvas.evaluate((element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const { cell = '', left = '', top = '' } = element.dataset;
    return { x: box.x + Number(left), y: box.y + Number(top), cell: Number(cell) };
  });
  return { x: at.x + (column + 0.5) * at.cell, y: at.y + (row + 0.5) * at.cell };
}

/** Makes moves, the first of them after so many others. */
type Hand = (page: Page, moves: string[], start: { player: number; width: number }, before?: number) => Promise<void>;

async function eachMove(page: Page, moves: string[], make: (move: string) => Promise<void>, before = 0): Promise<void> {
  for (const [made, move] of moves.entries()) {
    await make(move);
    await shows(page, before + made + 1);
  }
}

const byArrows: Hand = (page, moves) =>
  eachMove(page, moves, (move) => page.keyboard.press(arrows[move.toUpperCase()] ?? move));

/** Rolls the whole block by the arrows below the stage. */
const byPad: Hand = async (page, moves) => {
  const names: Record<string, string> = { U: 'Roll up', D: 'Roll down', L: 'Roll left', R: 'Roll right' };
  await eachMove(page, moves, (move) => page.getByRole('button', { name: names[move.toUpperCase()] ?? move }).tap());
};

/** Moves the cursor of a placement board from where it was, then places. */
const byCursor: Hand = async (page, moves) => {
  let at = [0, 0];
  await eachMove(page, moves, async (move) => {
    const [row = 0, column = 0] = move.split(',').map(Number);
    const [fromRow = 0, fromColumn = 0] = at;
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    await press(row > fromRow ? 'ArrowDown' : 'ArrowUp', Math.abs(row - fromRow));
    await press(column > fromColumn ? 'ArrowRight' : 'ArrowLeft', Math.abs(column - fromColumn));
    at = [row, column];
    await page.keyboard.press('Enter');
  });
};

const byClicks: Hand = (page, moves, _start, before) => {
  const place = async (move: string) => {
    const [row = 0, column = 0] = move.split(',').map(Number);
    const { x, y } = await middle(page.locator('.stage canvas'), row, column);
    await page.mouse.click(x, y);
  };
  return eachMove(page, moves, place, before);
};

/** Walks by clicks and pushes by dragging the box. */
const byDragging: Hand = async (page, moves, start) => {
  let [row, column] = [Math.floor(start.player / start.width), start.player % start.width];
  const canvas = page.locator('.stage canvas');
  await eachMove(page, moves, async (move) => {
    const [down, right] = steps[move.toUpperCase()] ?? [0, 0];
    [row, column] = [row + down, column + right];
    const near = await middle(canvas, row, column);
    if (move !== move.toUpperCase()) return page.mouse.click(near.x, near.y);
    const far = await middle(canvas, row + down, column + right);
    await page.mouse.move(near.x, near.y);
    await page.mouse.down();
    await page.mouse.move(far.x, far.y, { steps: 3 });
    await page.mouse.up();
  });
};

const cupsOf = (move: string) => move.split('>').map(Number);
const pourByClicks: Hand = (page, moves) =>
  eachMove(page, moves, async (move) => {
    for (const cup of cupsOf(move)) await page.locator('button.cup').nth(cup).click({ force: true });
  });
const pourByKeys: Hand = (page, moves) =>
  eachMove(page, moves, async (move) => {
    for (const cup of cupsOf(move)) {
      await page.locator('button.cup').nth(cup).focus();
      await page.keyboard.press('Enter');
    }
  });

export const hands: Record<string, { keys: Hand; pointer: Hand }> = {
  bloxorz: { keys: byArrows, pointer: byPad },
  sokoban: { keys: byArrows, pointer: byDragging },
  'water-sort': { keys: pourByKeys, pointer: pourByClicks },
  tents: { keys: byCursor, pointer: byClicks },
  'light-up': { keys: byCursor, pointer: byClicks },
};
