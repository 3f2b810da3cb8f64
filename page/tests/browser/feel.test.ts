// How the page feels: sounds when they are wanted, instructions for first visitors, places that Back leads to, falls, themes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaries } from '../../src/i18n/languages';
import { solution } from './engine';
import { shows } from './hands';
import { builtIn, drawn, handsOf, levelFor, played, puzzles } from './puzzles';
import { desktop, hasBrowser, phone, Site } from './site';

const { en, vi } = dictionaries;

describe.skipIf(!hasBrowser)('the feel of the page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('there is no sound until it is switched on, and the choice is kept', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await page.addInitScript(countSounds);
    for (const puzzle of played) {
      const level = levelFor('play', puzzle);
      await visit.go(`play/${level}`);
      await shows(page, 0);
      await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
      await handsOf(puzzle).keys(page, solution(level).slice(0, 1), builtIn(level));
    }
    expect(await sounds(page)).toEqual({ contexts: 0, started: 0 });

    await page.locator('[data-sound="off"]').click();
    await page.locator('[data-sound="on"][aria-pressed="true"]').waitFor();
    await page.reload();
    await page.locator('[data-sound="on"]').waitFor();
    for (const puzzle of played) {
      const level = levelFor('play', puzzle);
      await visit.go(`play/${level}`);
      await shows(page, 1);
      await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
      const before = await sounds(page);
      await page.keyboard.press('z');
      await shows(page, 0);
      await expect.poll(async () => (await sounds(page)).started, { message: puzzle }).toBeGreaterThan(before.started);
    }
    expect((await sounds(page)).contexts).toBe(1);
    await visit.close();
  });

  test.each(played)('a first visitor is told how %s is played, once', async (puzzle) => {
    for (const [screen, words, how] of [[desktop, en, 'keys'], [phone, vi, 'touch']] as const) {
      const visit = await site.browser({ ...screen, newcomer: true }, { language: words === vi ? 'vi' : 'en' });
      const { page } = visit;
      await visit.go(`play/${levelFor('play', puzzle)}`);
      await shows(page, 0);
      const note = page.locator('[data-first-visit]');
      await note.waitFor();
      expect(await note.innerText()).toMatch(how === 'touch' ? /chạm|vuốt/i : /click|arrow keys/i);
      expect(await note.innerText()).not.toMatch(how === 'touch' ? /phím/i : /\b(tap|swipe)\b/i);
      await page.getByRole('button', { name: words.boards.gotIt }).click();
      await note.waitFor({ state: 'detached' });
      await page.reload();
      await shows(page, 0);
      expect(await note.count()).toBe(0);
      await visit.close();
    }
  });

  test('Escape, or a first move, also ends the instructions', async () => {
    const visit = await site.browser({ ...desktop, newcomer: true });
    const { page } = visit;
    const note = page.locator('[data-first-visit]');
    await visit.go('play/sokoban/1');
    await note.waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await visit.go('play/bloxorz/1');
    await note.waitFor();
    await shows(page, 0);
    await handsOf('bloxorz').keys(page, solution('bloxorz/1').slice(0, 1), builtIn('bloxorz/1'));
    await note.waitFor({ state: 'detached' });
    await visit.close();
  });

  test('Back leads to where one was, also after a reload', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await page.locator('a.tile .count').filter({ hasText: /\d/ }).nth(puzzles.length - 1).waitFor();
    await page.locator('a.tile[data-puzzle="sokoban"]').click();
    await page.locator('a.level').nth(60).scrollIntoViewIfNeeded();
    // Without the scrolling that a click by hand may do first.
    const place = await page.locator('a.level').nth(60).evaluate((level: HTMLElement) => (level.click(), scrollY));
    expect(place).toBeGreaterThan(600);
    await shows(page, 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await shows(page, 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await visit.close();
  });

  test('the block falls over the edge and the stage starts over; guarded, it stays', async () => {
    const visit = await site.browser({ ...desktop, motion: true });
    const { page } = visit;
    await visit.go('play/bloxorz/1');
    await shows(page, 0);
    await page.locator('.stage canvas.ready').waitFor();
    const { roll, fall } = { roll: solution('bloxorz/1')[0] ?? '', fall: 'ArrowUp' };
    const made = async () => handsOf('bloxorz').keys(page, [roll], builtIn('bloxorz/1'));
    await made();
    for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.press(fall);
    await expect.poll(() => page.locator('[data-announced]').innerText()).toMatch(/fell/);
    await shows(page, 0);
    // What was played can be had back.
    await page.keyboard.press('y');
    await shows(page, 1);
    await page.getByRole('button', { name: 'Never fall' }).click();
    await expect.poll(async () => (await page.keyboard.press(fall), page.locator('[data-announced]').innerText())).toMatch(/would fall/);
    expect(Number(await page.locator('.stage').getAttribute('data-length'))).toBeGreaterThan(0);
    await visit.close();
  });

  test('the theme switch has a choice with more contrast, and the system may ask for it', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    const strong = page.locator('html[data-contrast="more"]');
    const button = page.getByRole('button', { name: /^Theme/ });
    for (let pressed = 0; pressed < 4 && (await strong.count()) === 0; pressed++) await button.click();
    await strong.waitFor({ state: 'attached' });
    expect(await button.getAttribute('aria-label')).toContain(en.common.themes.contrast);
    await page.reload();
    await strong.waitFor({ state: 'attached' });
    await button.click();
    await page.locator('html[data-contrast="normal"]').waitFor({ state: 'attached' });
    await page.emulateMedia({ contrast: 'more' });
    await strong.waitFor({ state: 'attached' });
    await visit.close();
  });

  test.each([
    [1920, 1080],
    [1280, 800],
  ])('the gallery of a screen of %i × %i has no hole', async (width, height) => {
    const visit = await site.browser({ width, height });
    const { page } = visit;
    await visit.go('');
    await page.locator('a.tile .count').filter({ hasText: /\d/ }).nth(puzzles.length - 1).waitFor();
    await page.locator('[data-own-levels]').waitFor();
    const gap = await page.locator('section.tiles').evaluate((tiles) => {
      const last = tiles.lastElementChild?.getBoundingClientRect();
      return tiles.getBoundingClientRect().right - (last?.right ?? 0);
    });
    expect(Math.abs(gap)).toBeLessThan(2);
    await visit.close();
  });
});

/** Runs in the page before it starts: counts what would be heard. */
function countSounds(): void {
  const heard = { contexts: 0, started: 0 };
  Object.assign(window, { heard });
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.contexts += 1;
    }
    override createOscillator() {
      heard.started += 1;
      return super.createOscillator();
    }
    override createBufferSource() {
      heard.started += 1;
      return super.createBufferSource();
    }
  };
}

function sounds(page: Page): Promise<{ contexts: number; started: number }> {
  return page.evaluate(() => (window as unknown as { heard: { contexts: number; started: number } }).heard);
}
