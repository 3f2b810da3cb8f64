// Phones: the whole board, the buttons that play it, and undo are in sight at once; everything can be hit by a finger. Large
// screens: boards are large.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from './hands';
import { drawn, levelFor, puzzles } from './puzzles';
import { hasBrowser, projector, Site, type Screen, type Visit } from './site';

/** What must be in sight, by the puzzle's own buttons where it has some. */
const MUST = ['.stage', '.controls .buttons .button:first-child', '.pad button'];
/** The least side of what a finger hits. */
const TOUCH = 44;

const phones: [string, Screen][] = [
  ['upright', { width: 390, height: 664, touch: true }],
  ['on its side', { width: 844, height: 390, touch: true }],
];

describe.skipIf(!hasBrowser)('the page fits', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  describe.each(phones)('a phone %s', (_, screen) => {
    let visit: Visit;
    let page: Page;
    beforeAll(async () => {
      visit = await site.browser(screen);
      page = visit.page;
    });
    // The engine's dialog looks for a server, and there is none behind this page.
    afterAll(() => visit.close(/status of 50\d/));

    test.each(puzzles)('the board of %s, its buttons and undo', async (puzzle) => {
      await visit.go(`play/${levelFor('play', puzzle)}`);
      await shows(page, 0);
      const board = page.locator('.stage').locator(drawn(puzzle)).first();
      await board.waitFor();
      const boxes = [];
      for (const what of [...MUST.map((one) => page.locator(one)), page.locator('.stage').locator(drawn(puzzle))]) {
        for (const one of await what.all()) boxes.push(await one.boundingBox());
      }
      expect(boxes.length).toBeGreaterThan(2);
      for (const box of boxes) {
        expect(box).not.toBeNull();
        if (!box) continue;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
        expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    // Lying on its side it differs where games are played.
    const shelves = screen.width < screen.height ? ['', ...puzzles.map((puzzle) => `puzzle/${puzzle}`), `watch/${levelFor('search', 'tents')}`] : [];
    test.each([...shelves, ...puzzles.map((puzzle) => `play/${levelFor('play', puzzle)}`)])('a finger hits everything on #/%s', async (address) => {
      await visit.go(address);
      await page.locator('#content :is(h1, h2)').first().waitFor();
      if (address.startsWith('watch')) {
        await page.locator('form button[type="submit"]').click();
        await page.locator('[data-outcome]').waitFor();
      }
      await page.locator('#content :is(a, button):visible').first().waitFor();
      if (address.startsWith('play')) await shows(page, 0);
      expect(await page.evaluate(tooSmall, TOUCH)).toEqual([]);
      if (!address.startsWith('watch')) return;
      // A presentation keeps its board, however much is said below it.
      await page.locator('[data-present]').click();
      const board = await page.locator('[data-presentation] .board').boundingBox();
      expect(board?.height).toBeGreaterThanOrEqual(320);
      await page.locator('[data-leave]').click();
    });

    test('a date and the arrows beside it are on one line', async () => {
      await visit.go('play/sokoban/daily/2026-11-18');
      await shows(page, 0);
      const boxes = await Promise.all((await page.locator('.title > *').all()).map((one) => one.boundingBox()));
      expect(boxes).toHaveLength(3);
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
      expect(boxes[1]?.height).toBeLessThanOrEqual(TOUCH);
    });

    test('a finger hits everything in a comparison and in dialogs', async () => {
      await visit.go(`compare/${levelFor('search', 'tents')}`);
      await page.locator('form button[type="submit"]').click();
      await page.locator('[data-race="done"]').waitFor();
      expect(await page.evaluate(tooSmall, TOUCH)).toEqual([]);
      await page.locator('button[data-engine]').click();
      await page.locator('dialog[open] input').first().waitFor();
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await page.evaluate(tooSmall, TOUCH)).toEqual([]);
    });
  });

  test("on a small desktop the form, the board and the node's numbers are in sight, and nothing lies over the goal", async () => {
    const screen = projector;
    const visit = await site.browser(screen);
    const { page } = visit;
    for (const puzzle of puzzles) {
      await visit.go(`watch/${levelFor('search', puzzle)}`);
      await page.locator('select[name="algorithm"]').selectOption('astar');
      await page.locator('form button[type="submit"]').click();
      await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
      await page.locator('[data-step="last"]').click();
      await page.locator('.mark.goal').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      const must = ['select[name="algorithm"]', 'form button[type="submit"]', '[data-shown="search"]', '[data-fact="f"]', '[data-fact="g"]', '[data-fact="h"]', '[data-learn]', '[data-lab]', '[data-quiz-link]'];
      for (const one of must) {
        const box = await page.locator(one).boundingBox();
        expect(box, `${puzzle}: ${one}`).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${puzzle}: ${one}`).toBeLessThanOrEqual(screen.height);
      }
      const canvas = page.locator('.tree canvas');
      const [x = 0, y = 0] = ((await canvas.getAttribute('data-ring')) ?? '').split(',').map(Number);
      const [ground, buttons] = [await canvas.boundingBox(), await page.locator('.tree .zoom').boundingBox()];
      const [ringX, ringY] = [(ground?.x ?? 0) + x, (ground?.y ?? 0) + y];
      const isUnder = ringX + 9 > (buttons?.x ?? 0) && ringY + 9 > (buttons?.y ?? 0);
      expect(isUnder, `${puzzle}: the goal lies under the buttons of the tree`).toBe(false);
    }
    await visit.close();
  });

  test('the puzzles in the header fade where they are cut', async () => {
    const visit = await site.browser({ width: 390, height: 664, touch: true });
    const { page } = visit;
    await visit.go('puzzle/bloxorz');
    const bar = page.locator('header nav').first();
    await bar.and(page.locator('.left.right')).waitFor();
    await bar.evaluate((nav) => nav.scrollTo(0, 0));
    await bar.and(page.locator('.right:not(.left)')).waitFor();
    await bar.evaluate((nav) => nav.scrollTo(10_000, 0));
    await bar.and(page.locator('.left:not(.right)')).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar.and(page.locator(':not(.left):not(.right)')).waitFor();
    await visit.close();
  });

  describe('large screens', () => {
    const screens = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }];
    let visits: Visit[];
    beforeAll(async () => {
      visits = await Promise.all(screens.map((screen) => site.browser(screen)));
    });
    afterAll(async () => {
      for (const visit of visits) await visit.close();
    });

    test.each(puzzles)('on a large screen the board of %s is large', async (puzzle) => {
      const sizes: number[] = [];
      for (const visit of visits) {
        await visit.go(`play/${levelFor('play', puzzle)}`);
        await shows(visit.page, 0);
        const board = visit.page.locator('.stage').locator(drawn(puzzle)).first();
        await board.waitFor();
        const box = await board.boundingBox();
        sizes.push((box?.width ?? 0) * (box?.height ?? 0));
        await visit.leave();
      }
      expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeGreaterThan(1.5);
    });
  });
});

/** What can be pressed but is smaller than a finger needs; a link in the middle of a text is as high as the text. */
function tooSmall(least: number): string[] {
  const pressed = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input:not([type="file"]), textarea, [role="button"]');
  const shown = [...pressed].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden-text, .skip, [inert], [aria-hidden="true"]'));
  const room = (one: HTMLElement) => {
    // A label is pressed like what it names; a pseudo-element may be what a finger hits.
    const label = one.closest('label');
    const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
    const after = getComputedStyle(one, '::after');
    const more = after.content !== 'none' && after.position === 'absolute' ? { width: parseFloat(after.width), height: parseFloat(after.height) } : { width: 0, height: 0 };
    return { width: Math.max(more.width, ...boxes.map((box) => box.width)), height: Math.max(more.height, ...boxes.map((box) => box.height)) };
  };
  return shown.flatMap((one) => {
    const { width, height } = room(one);
    const isText = getComputedStyle(one).display === 'inline' && one.closest('p, li, dd');
    const fits = width >= least - 0.5 && height >= least - 0.5;
    return fits || isText || width === 0 ? [] : [`${one.tagName}.${one.className} "${one.textContent?.trim().slice(0, 30)}" ${width.toFixed(0)}×${height.toFixed(0)}`];
  });
}
