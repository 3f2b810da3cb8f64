// The page as a static site in a folder of a plain host: everything works, and after one visit also without the host.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shows } from './hands';
import { plainHost } from './plain_host';
import { cards, drawn } from './puzzles';
import { desktop, hasBrowser, type Site, type Visit } from './site';

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
    visit = await site.browser(desktop);
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
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
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
});
