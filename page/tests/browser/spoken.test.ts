// Every board can be played by those who do not see it: it has a name, a role and the focus; its cells and cups have spoken
// names; what a move changes is announced. And by keys alone, from the first Tab on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { languageNames } from '../../src/i18n/languages';
import { ask, solution } from './engine';
import { shows } from './hands';
import { builtIn, drawn, handsOf, levelFor, played } from './puzzles';
import { desktop, hasBrowser, Site, speak, type Visit } from './site';

const told = played.filter((puzzle) => handsOf(puzzle).spoken);

describe.skipIf(!hasBrowser)('for those who do not see the board', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  /** One visit for all that is said of boards. */
  let listening: Visit | undefined;
  afterAll(() => listening?.close());

  test.each(told)('%s says what it is and what moves do', async (puzzle) => {
    const expected = handsOf(puzzle).spoken;
    if (!expected) return;
    const level = levelFor('play', puzzle);
    const visit = (listening ??= await site.browser(desktop));
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();

    const tree = await page.locator('.stage').ariaSnapshot();
    expect(tree).toMatch(/application "|group "/);
    expect(tree).toMatch(/table "The board, cell by cell|button "/);
    expect(tree).toMatch(expected.cells);

    await handsOf(puzzle).keys(page, solution(level).slice(0, 1), builtIn(level));
    const live = page.locator('[data-announced][aria-live="polite"]');
    await expect.poll(() => live.innerText()).toMatch(expected.moved);
    await page.keyboard.press('z');
    await shows(page, 0);
    await expect.poll(() => live.innerText()).toMatch(expected.undone);

    const english = await live.innerText();
    for (const language of languageNames.slice(1)) {
      await speak(page, language);
      await page.keyboard.press('y');
      await shows(page, 1);
      await page.keyboard.press('z');
      await shows(page, 0);
      expect(await live.innerText()).not.toBe(english);
      expect(await live.innerText()).not.toMatch(/\b(row|column|cup|taken|removed|back)\b/i);
    }
    await speak(page, 'en');
    await visit.leave();
  });

  test.each(played)('%s is reached by Tab, and played by keys to the end', async (puzzle) => {
    const level = levelFor('play', puzzle);
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
    await tabTo(page, '.stage :is([role="application"], button.cup)');
    await handsOf(puzzle).keys(page, solution(level), builtIn(level));
    await page.locator('[data-won][role="status"]').waitFor();
    await tabTo(page, `a:has-text("${en.play.next}"), button:has-text("${en.play.again}")`);
    await visit.close();
  });

  test('the cursor of a placement board names each cell, and what is marked', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('play/tents/1');
    await shows(page, 0);
    const live = page.locator('[data-announced]');
    const { board } = ask({ ask: 'load', level: builtIn('tents/1') }).start;
    const kinds: Record<string, string> = { tree: 'tree', open: 'open' };
    for (let column = 1; column < board.width; column++) {
      await page.keyboard.press('ArrowRight');
      const kind = board.legend[board.cells[column] ?? 0]?.kind ?? '';
      await expect.poll(() => live.innerText()).toContain(en.boards.cell(1, column + 1, kinds[kind] ?? kind));
    }
    const place = board.cells.findIndex((index) => board.legend[index]?.kind === 'open');
    for (let step = 0; step < board.width; step++) await page.keyboard.press('ArrowLeft');
    for (let step = 0; step < place % board.width; step++) await page.keyboard.press('ArrowRight');
    for (let step = 0; step < Math.floor(place / board.width); step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect.poll(() => live.innerText()).toContain(en.boards.marked);
    await visit.close();
  });

  test('what cannot be done is announced as well', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('play/sokoban/1');
    await shows(page, 0);
    const { legal } = ask({ ask: 'load', level: builtIn('sokoban/1') }).start;
    const blocked = Object.entries({ U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' }).find(([move]) => !legal.some((text) => text.toUpperCase() === move));
    await page.keyboard.press(blocked?.[1] ?? '');
    await expect.poll(() => page.locator('[data-announced]').innerText()).toContain(en.boards.blocked);
    await visit.close();
  });
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab');
    const handles = await page.locator(what).all();
    for (const handle of handles) if (await handle.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${what}`);
}
