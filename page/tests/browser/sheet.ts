// The sheet in the editor: what is on it, what is said of it, and strokes of the mouse.
import type { Page } from 'playwright-core';
import { middle } from './hands';

export const textOf = async (page: Page): Promise<string> => (await page.locator('[data-editor]').getAttribute('data-text')) ?? '';

/** Waits for a verdict on the sheet as it is now. */
export const judged = (page: Page, verdict: string): Promise<void> =>
  page.locator(`[data-verdict="${verdict}"][data-fresh="true"]`).waitFor();

/** Waits until the sheet is written like this. */
export async function reads(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector<HTMLElement>('[data-editor]')?.dataset.text === wanted, text);
}

/** A stroke of the mouse over cells. */
export async function drag(page: Page, ...cells: (readonly [row: number, column: number])[]): Promise<void> {
  const canvas = page.locator('.stage canvas');
  const [first, ...rest] = await Promise.all(cells.map(([row, column]) => middle(canvas, row, column)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}
export const click = (page: Page, row: number, column: number): Promise<void> => drag(page, [row, column]);
