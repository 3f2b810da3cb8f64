// The largest boards: opened, played by keys and by pointer, undone and redone, zoomed, searched within bounds, scrubbed back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { shows, type LargeLevel } from './hands';
import { handsOf, played } from './puzzles';
import { desktop, hasBrowser, phone, Site, type Visit } from './site';

const large = played.filter((puzzle) => handsOf(puzzle).large);
const endless = large.filter((puzzle) => handsOf(puzzle).endless);

function largeLevel(puzzle: string): LargeLevel {
  return handsOf(puzzle).large?.() ?? expect.unreachable();
}

/** Opens a level for play; returns its name in addresses. */
async function open(visit: Visit, { ref }: LargeLevel): Promise<string> {
  const { page } = visit;
  if (ref.from === 'built-in') await visit.go(`play/${ref.name}`);
  else {
    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    await page.locator('textarea[name="level"]').fill(ref.text);
    await page.locator('dialog button[type="submit"]').click();
  }
  await shows(page, 0);
  return new URL(page.url()).hash.replace('#/play/', '');
}

/** Moves that can be made one after the other. */
function someMoves({ ref, moves: given }: LargeLevel): string[] {
  const moves: string[] = [];
  while (!given && moves.length < 6) {
    const { legal } = ask({ ask: 'position', level: ref, moves });
    moves.push(legal[(moves.length * 5) % legal.length] ?? '');
  }
  return given ?? moves;
}

/** The view that the canvas shows. */
function viewOf(page: Page): Promise<{ x: number; y: number; cell: number; left: number; top: number }> {
  return page.locator('.stage canvas').evaluate((canvas: HTMLElement) => {
    const { cell, left, top } = canvas.dataset;
    const box = canvas.getBoundingClientRect();
    return { x: box.x, y: box.y, cell: Number(cell), left: Number(left), top: Number(top) };
  });
}

/** Expects something of a value once it has come to rest. */
const settled = (value: () => Promise<number>) => expect.poll(value);
const zoomedIn = (page: Page) => page.locator('.stage [data-zoom]:not([data-zoom="1.00"])').waitFor();
const whole = (page: Page) => page.locator('.stage [data-zoom="1.00"]').waitFor();

describe.skipIf(!hasBrowser)('large boards', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  describe.each(large)('%s', (puzzle) => {
    let level: LargeLevel;
    beforeAll(() => {
      level = largeLevel(puzzle);
    }, 120_000);

    test.each(['keys', 'pointer'] as const)('played by %s, undone and redone', async (hand) => {
      const visit = await site.browser(desktop);
      const { page } = visit;
      const moves = someMoves(level);
      await open(visit, level);
      await handsOf(puzzle)[hand](page, moves, level.ref);
      for (let made = moves.length; made > 0; made--) await page.keyboard.press('z');
      await shows(page, 0);
      for (let made = 0; made < moves.length; made++) await page.keyboard.press('y');
      await shows(page, moves.length);
      await visit.close();
    });

    test('searched within a bound, scrubbed forward and back', async () => {
      const visit = await site.browser(desktop);
      const { page } = visit;
      await visit.go(`watch/${await open(visit, level)}`);
      await page.locator('select[name="algorithm"]').selectOption('bfs');
      await page.locator('details summary').last().click();
      await page.locator('input[name="nodes"]').fill('300');
      await page.locator('button[type="submit"]').click();
      await page.locator('[data-outcome="limit"]').waitFor({ timeout: 120_000 });
      const at = (index: number) => page.locator(`[data-shown="search"][data-at="${index}"]`).waitFor({ timeout: 60_000 });
      await at(0);
      const slider = page.locator('.controls input[type="range"]');
      const last = Number(await slider.getAttribute('max'));
      expect(last).toBe(299);
      await slider.fill(String(last));
      await at(last);
      await slider.fill('100');
      await at(100);
      await page.locator('[data-step="back"]').click();
      await at(99);
      await visit.close();
    });
  });

  test.each(endless)('%s: an endless search is cancelled', async (puzzle) => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`watch/${await open(visit, largeLevel(puzzle))}`);
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('details summary').last().click();
    await page.locator('input[name="seconds"]').fill('600');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-running] button').click();
    await page.locator('[data-running]').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await page.locator('[data-outcome="limit"], [data-outcome="solved"]').count()).toBe(0);
    await visit.close();
  });

  test('zooming by wheel, keys and buttons keeps what is under the pointer', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await open(visit, largeLevel('sokoban'));
    await whole(page);
    const before = await viewOf(page);
    const [x, y] = [before.x + before.left + 41.5 * before.cell, before.y + before.top + 20.5 * before.cell];
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await zoomedIn(page);
    await settled(async () => Math.round(((await viewOf(page)).cell / before.cell) * 10)).toBe(27);
    const after = await viewOf(page);
    expect(Math.floor((x - after.x - after.left) / after.cell)).toBe(41);
    expect(Math.floor((y - after.y - after.top) / after.cell)).toBe(20);

    // The player is followed once it moves.
    await page.keyboard.press('ArrowRight');
    await shows(page, 1);
    await settled(async () => (await viewOf(page)).left).toBeGreaterThanOrEqual(-after.cell);
    await page.keyboard.press('0');
    await whole(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await zoomedIn(page);
    await page.getByRole('button', { name: 'Show the whole board' }).click();
    await whole(page);
    await visit.close();
  });

  test('on a phone a tap comes closer, the next one places; two fingers zoom', async () => {
    const visit = await site.browser(phone);
    const { page } = visit;
    const level = largeLevel('tents');
    await open(visit, level);
    await whole(page);
    const { legal, board } = ask({ ask: 'position', level: level.ref, moves: [] });
    const [row = 0, column = 0] = (legal[1000] ?? '').split(',').map(Number);
    for (const _ of ['closer', 'placed']) {
      const { x, y, cell, left, top } = await viewOf(page);
      await page.touchscreen.tap(x + left + (column + 0.5) * cell, y + top + (row + 0.5) * cell);
      await zoomedIn(page);
    }
    await shows(page, 1);
    expect(board.width).toBe(50);

    const { x, y, cell } = await viewOf(page);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === null ? [] : [{ x: x + 150 - apart, y: y + 150, id: 1 }, { x: x + 150 + apart, y: y + 150, id: 2 }],
      });
    await touch('touchStart', 80);
    await touch('touchMove', 60);
    await touch('touchMove', 40);
    await touch('touchEnd', null);
    await settled(async () => (await viewOf(page)).cell / cell).toBeCloseTo(0.5, 1);
    await shows(page, 1);
    await visit.close();
  });
});
