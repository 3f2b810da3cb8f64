// Pictures of every page and dialog in both languages (and with `PICTURES` in both themes), on a desktop and on a phone: checked
// here for what a program can see, and written to `screenshots/` to be looked at.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { solution } from './engine';
import { BOARD, shows } from './hands';
import { shoot } from './pictures';
import { builtIn, cards, drawn, edited, handsOf, puzzles } from './puzzles';
import { desktop, hasBrowser, phone, Site, type Screen, type Visit } from './site';

/** The third level of a puzzle, or its last. */
const levelOf = (puzzle: string) => cards.find(({ name }) => name === puzzle)?.packs[0]?.levels.slice(0, 3).at(-1)?.name ?? '';
const EASY = 'tents/1';
const CROWDED = 'water-sort/19';

const screens: [name: string, screen: Screen][] = [
  ['desktop', desktop],
  ['phone', { ...phone, scale: 1 }],
];

describe.skipIf(!hasBrowser).each(screens)('pictures on a %s', (size, screen) => {
  let site: Site;
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    site = await Site.open();
    visit = await site.browser(screen, { language: 'en', theme: 'system' });
    page = visit.page;
  });
  afterAll(async () => {
    // The engine's dialog looks for a server, and there is none behind this page.
    await visit.close(/status of 50\d/);
    await site.close();
  });

  const take = (name: string) => shoot(page, `${name}-${size}`);

  test('gallery', async () => {
    await visit.go('');
    for (const puzzle of puzzles) {
      await page.locator(`.preview.${puzzle}`).scrollIntoViewIfNeeded();
      await page.locator(`.preview.${puzzle}`).locator(BOARD).first().waitFor();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await take('gallery');
  });

  test.each(puzzles)('levels of %s', async (puzzle) => {
    await visit.go(`puzzle/${puzzle}`);
    await page.locator('a.level').first().waitFor();
    await take(`levels-${puzzle}`);
  });

  test('the path through the lessons', async () => {
    await visit.go('learn');
    await page.locator('a[data-step]').first().waitFor();
    await take('learn');
  });

  const games = [...puzzles.map((puzzle) => [puzzle, levelOf(puzzle)] as const), ['crowded', CROWDED] as const];
  test.each(games)('play %s', async (name, level) => {
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.locator('.stage').locator(drawn(level.split('/')[0] ?? '')).first().waitFor();
    await take(`play-${name}`);
  });

  test.each(puzzles)('watch %s', async (puzzle) => {
    await visit.go(`watch/${levelOf(puzzle)}`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-outcome]').waitFor();
    const slider = page.locator('.controls input[type="range"]');
    const middle = Math.ceil(Number(await slider.getAttribute('max')) / 2);
    await slider.fill(String(middle));
    await page.locator(`[data-shown="search"][data-at="${middle}"]`).waitFor();
    await page.locator('.chart canvas').first().waitFor();
    await take(`watch-${puzzle}`);
  });

  test.each(puzzles)('compare %s', async (puzzle) => {
    await visit.go(`compare/${levelOf(puzzle)}`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor();
    await page.locator('.clock input[type="range"]').fill('1000');
    await page.locator('[data-arrived="true"]').nth(2).waitFor();
    await take(`compare-${puzzle}`);
  });

  test.each(edited)('edit %s', async (puzzle) => {
    await visit.go(`edit/${levelOf(puzzle)}`);
    await page.locator('[data-verdict][data-fresh="true"]').waitFor();
    await take(`edit-${puzzle}`);
  });

  test('dialogs and messages', async () => {
    await visit.go('play/nothing/999');
    await page.getByRole('alert').waitFor();
    await take('error');

    await visit.go(`play/${EASY}`);
    await shows(page, 0);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await take('help');
    await page.keyboard.press('Escape');

    await page.locator('button[data-engine]').click();
    await page.locator('dialog[open] input[value="server"]').waitFor();
    await take('engine');
    await page.keyboard.press('Escape');

    await handsOf('tents').pointer(page, solution(EASY), builtIn(EASY));
    await page.locator('[data-won]').waitFor();
    await page.locator('[data-won]').scrollIntoViewIfNeeded();
    await take('won');
  });
});
