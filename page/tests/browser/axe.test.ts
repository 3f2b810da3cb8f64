// axe finds nothing serious or critical: on every page and dialog, in every theme, in both languages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from './clean';
import { solution } from './engine';
import { shows } from './hands';
import { builtIn, drawn, edited, handsOf, levelFor, puzzles } from './puzzles';
import { desktop, hasBrowser, Site, type Visit } from './site';

describe.skipIf(!hasBrowser)('axe', () => {
  let site: Site;
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    site = await Site.open();
    visit = await site.browser(desktop);
    page = visit.page;
  });
  afterAll(async () => {
    // The engine's dialog looks for a server, and there is none behind this page.
    await visit.close(/status of 50\d/);
    await site.close();
  });

  test('the gallery', async () => {
    await visit.go('');
    await page.locator('a.tile .count').filter({ hasText: /\d/ }).nth(puzzles.length - 1).waitFor();
    await clean(page);
  });

  test.each(puzzles)('the levels of %s', async (puzzle) => {
    await visit.go(`puzzle/${puzzle}`);
    await page.locator('a.level').first().waitFor();
    await clean(page);
  });

  test.each(puzzles)('playing %s', async (puzzle) => {
    const level = levelFor('play', puzzle);
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
    await handsOf(puzzle).keys(page, solution(level).slice(0, 1), builtIn(level));
    await clean(page);
  });

  test.each(puzzles)('watching %s', async (puzzle) => {
    await visit.go(`watch/${levelFor('search', puzzle)}`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-outcome]').waitFor();
    await page.locator('.chart canvas').first().waitFor();
    // The panel that goes step by step is filled when it is in sight; it is the same for every puzzle.
    if (puzzle === 'sokoban') {
      await page.locator('.controls input[type="range"]').fill('3');
      await page.locator('[data-think-forward]').scrollIntoViewIfNeeded();
      await page.locator('[data-think^="3:"] [data-list="open"] [data-entry]').first().waitFor();
    }
    await clean(page);
  });

  test.each(puzzles)('comparing on %s', async (puzzle) => {
    await visit.go(`compare/${levelFor('search', puzzle)}`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor();
    await clean(page);
  });

  test('lectures and presentations', async () => {
    await visit.go('lecture');
    await page.locator('textarea[name="lecture"]').waitFor();
    await clean(page);
    await page.locator('[data-example-lecture]').click();
    await page.locator('[data-scene="board"] canvas').waitFor();
    await clean(page);
    await page.locator('[data-present]').click();
    await page.keyboard.press('PageDown');
    await page.locator('[data-presentation] [data-stop="1"]').waitFor();
    await page.keyboard.press('n');
    await clean(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-end-lecture]').click();
  });

  test.each(edited)('editing %s', async (puzzle) => {
    await visit.go(`edit/${levelFor('play', puzzle)}`);
    await page.locator('[data-verdict][data-fresh="true"]').waitFor();
    await clean(page);
  });

  test('two searches in step', async () => {
    await visit.go('diff/sokoban/1?runs=ids,bidirectional');
    await page.locator('[data-difference]').waitFor({ timeout: 60_000 });
    await page.locator('[data-path]').first().click();
    await page.locator('[data-path-to]').waitFor();
    await clean(page);
  });

  test('new levels, and what was made', async () => {
    await visit.go('new/tents');
    await page.locator('[data-example]').first().click();
    await page.locator('form details summary').click();
    await page.locator('form input[name="count"]').fill('2');
    await page.locator('[data-make]').click();
    await page.locator('[data-ended]').waitFor();
    await clean(page);
  });

  test('sharing, the view for other pages, a link that is damaged', async () => {
    await visit.go(`play/${levelFor('play', 'tents')}`);
    await page.locator('[data-share-level]').click();
    await page.locator('canvas[data-qr]').waitFor();
    await clean(page);
    const shared = new URL(await page.locator('[data-link]').inputValue());
    await page.keyboard.press('Escape');
    await page.goto(`${shared.origin}${shared.pathname}?embed${shared.hash}`);
    await page.locator('[data-embed="play"] .stage canvas').waitFor();
    await clean(page);
    await visit.go('s/1/damaged');
    await page.locator('[data-bad-link]').waitFor();
    await clean(page);
  });

  test('hints, what is wrong, a game that is won, a page that is lost', async () => {
    const level = levelFor('play', 'tents');
    await visit.go(`play/${level}`);
    await shows(page, 1);
    await page.keyboard.press('r');
    await shows(page, 0);
    await page.keyboard.press('h');
    await page.locator('[data-hint="1"] dl').waitFor();
    await clean(page);
    await handsOf('tents').pointer(page, solution(level), builtIn(level));
    await page.locator('[data-won]').waitFor();
    await clean(page);
    await visit.go('nowhere');
    await page.locator('main a.button').waitFor();
    await clean(page);
  });

  test('dialogs', async () => {
    await visit.go(`play/${levelFor('play', 'sokoban')}`);
    await page.locator('.stage canvas').waitFor();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await page.locator('button[data-engine]').click();
    await page.locator('dialog[open] input[value="worker"]').waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    await page.locator('dialog[open] textarea').waitFor();
    await clean(page);
    await page.locator('dialog[open] textarea').fill('no level of any puzzle');
    await page.locator('dialog[open] button.primary').click();
    await page.locator('dialog[open] [role="alert"], dialog[open] .problem').first().waitFor();
    await clean(page);
  });
});
