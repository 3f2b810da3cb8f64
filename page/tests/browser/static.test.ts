// The page as a static site in a folder of a plain host: everything works, and after one visit also without the host.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dictionaries } from '../../src/i18n/languages';
import { shows } from './hands';
import { plainHost } from './plain_host';
import { cards, drawn, handsOf } from './puzzles';
import { desktop, hasBrowser, type Site, type Visit } from './site';

const { en } = dictionaries;
const levels = cards.map((card) => [card.name, card.packs[0]?.levels[0]?.name ?? ''] as const);

async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
}

describe.skipIf(!hasBrowser)('a static site', () => {
  let site: Site;
  let visit: Visit;
  beforeEach(async () => {
    site = await plainHost();
    visit = await site.browser({ ...desktop, offline: true });
  });
  afterEach(() => site.close());

  test('a long search is cancelled by ending its worker, where the host allows no shared memory', async () => {
    const { page } = visit;
    await visit.go('watch/sokoban/29');
    await run(page, 'ids');
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(false);
    await page.locator('[data-running] button').click();
    await page.getByText('The search was cancelled.').waitFor();
    await visit.go('watch/sokoban/1');
    await run(page, 'greedy');
    await page.locator('[data-outcome="solved"]').waitFor();
    await visit.close();
  });

  test('after one visit every page works without the host', async () => {
    const { page } = visit;
    await visit.go('');
    await visit.isKept();
    await site.stop();
    await page.reload();
    await page.locator('a.tile[href]').nth(cards.length - 1).waitFor();
    for (const [puzzle, level] of levels) {
      await visit.go(`puzzle/${puzzle}`);
      await page.locator('a.level').first().waitFor();
      await visit.go(`play/${level}`);
      await shows(page, 0);
      await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
    }
    for (const kind of ['watch', 'compare']) {
      await visit.go(`${kind}/${levels[0]?.[1]}`);
      await page.locator('button[type="submit"]').click();
      await page.locator('[data-outcome="solved"], [data-race="done"]').waitFor();
      if (kind === 'watch') await page.locator('.chart canvas').first().waitFor();
    }
    await visit.close();
  });

  test('without the host, levels are made, judged, shared and played with all the help', async () => {
    const { page } = visit;
    await visit.go('');
    await visit.isKept();
    await site.stop();
    await page.reload();
    for (const { name: puzzle } of cards.filter(({ targets }) => targets?.daily)) {
      await visit.go(`new/${puzzle}`);
      await page.locator('form input[name="count"]').fill('1');
      await page.locator('[data-make]').click();
      await page.locator('[data-found]').waitFor();

      await visit.go(`edit/${handsOf(puzzle).levels?.play ?? levels.find(([name]) => name === puzzle)?.[1]}`);
      await page.locator('[data-verdict="solvable"][data-fresh="true"], [data-verdict="unique"][data-fresh="true"]').waitFor();
      await page.locator('[data-keep]').click();
      await shows(page, 0);
      await page.locator('[data-share-level]').click();
      await expect.poll(() => page.locator('[data-link]').inputValue()).toContain('#/s/1/');
      const shared = new URL(await page.locator('[data-link]').inputValue()).hash.slice(2);
      await page.keyboard.press('Escape');
      await visit.go('');
      await visit.go(shared);
      await shows(page, 0);
      await page.getByRole('button', { name: en.help.alarm, pressed: false }).click();
      await page.keyboard.press('h');
      await page.getByText(en.play.hintMore).waitFor();
      for (let step = 0; step < 2; step++) await page.keyboard.press('h');
      await page.getByRole('button', { name: en.play.hintDo }).waitFor();
      await page.getByRole('button', { name: en.help.solve }).click();
      await page.locator('[data-won]').waitFor();
      await page.locator('[data-regret="0"]').waitFor();
      await page.getByRole('button', { name: en.help.alarm, pressed: true }).click();
    }
    await visit.close();
  });
});
