// Searches are watched, scrubbed backwards and raced, as a person does it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { desktop, hasBrowser, Site, type Visit } from './site';

const levels: Record<string, string> = { sokoban: 'sokoban/1', 'water-sort': 'water-sort/classic/3' };

/** The full name of the level that a puzzle is watched on. */
function levelOf(puzzle: string): string {
  return ask({ ask: 'load', level: { from: 'built-in', name: levels[puzzle] ?? `${puzzle}/1` } }).name;
}

/** Chooses an algorithm and waits until it has run. */
async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
}

const at = (page: Page, shown: string, index: number) => page.locator(`[data-shown="${shown}"][data-at="${index}"]`).waitFor();

describe.skipIf(!hasBrowser)('watching', () => {
  let site: Site;
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    site = await Site.open();
    visit = await site.browser(desktop);
    page = visit.page;
  });
  afterAll(async () => {
    await visit.close();
    await site.close();
  });

  const puzzles = ask({ ask: 'catalogue' }).puzzles.map((card) => card.info.name);

  test.each(puzzles)('%s: BFS and A*, forward and back, then the solution', async (puzzle) => {
    await visit.go(`watch/${levelOf(puzzle)}`);
    for (const algorithm of ['bfs', 'astar']) {
      await run(page, algorithm);
      await at(page, 'search', 0);
      const slider = page.locator('.controls input[type="range"]');
      const last = Number(await slider.getAttribute('max'));
      await slider.fill(String(last));
      await at(page, 'search', last);
      // Backwards: by the slider, by a button, by the keyboard.
      const middle = Math.ceil(last / 2);
      await slider.fill(String(middle));
      await at(page, 'search', middle);
      await page.locator('[data-step="back"]').click();
      await at(page, 'search', middle - 1);
      await page.locator('h1').first().click();
      await page.keyboard.press('Home');
      await at(page, 'search', 0);
      await page.locator('[data-break="goal"]').click();
      await at(page, 'search', last);
      expect(await page.locator('[data-fact="n"]').innerText()).not.toBe('');

      await page.locator('[data-choice="solution"]').click();
      await page.locator('[data-step="last"]').click();
      await page.locator('[data-shown="solution"][data-solved="true"]').waitFor();
    }
  });

  const local = [...puzzles.map((puzzle) => [puzzle, 'genetic'] as const), ['sokoban', 'anneal'] as const];
  test.each(local)('%s by %s', async (puzzle, algorithm) => {
    // From another level, so that nothing of an earlier run is taken for this one.
    await visit.go(`puzzle/${puzzle}`);
    await visit.go(`watch/${levelOf(puzzle)}`);
    await run(page, algorithm);
    await page.locator('.chart canvas').first().waitFor();
    await page.locator('[data-choice="solution"]').click();
    await page.locator('[data-step="last"]').click();
    await page.locator('[data-shown="solution"][data-solved="true"]').waitFor();
  });

  test('a search that needs too much memory ends with a word, and the page goes on', async () => {
    await visit.go('watch/sokoban/28');
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('details summary').last().click();
    await page.locator('input[name="mebibytes"]').fill('1');
    await page.locator('input[name="nodes"]').fill('40000');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="limit"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-step="last"]').click();
    expect(Number(await page.locator('.controls input[type="range"]').getAttribute('max'))).toBeGreaterThan(1000);
    await run(page, 'greedy');
    await at(page, 'search', 0);
  });

  test.each(puzzles)('%s: three algorithms race', async (puzzle) => {
    const name = levelOf(puzzle);
    await visit.go(`compare/${name}`);
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-lane]').count()).toBe(3);
    expect(await page.locator('[data-results] tbody tr').count()).toBe(3);

    await page.locator('[data-sort="expanded"]').click();
    const counts = await page.locator('[data-results] tbody tr td:nth-child(4)').allInnerTexts();
    const numbers = counts.map((text) => Number(text.replace(/\D/g, '')));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));

    await page.locator('.clock input[type="range"]').fill('1000');
    await page.locator('[data-lane="astar"][data-arrived="true"]').waitFor();
    for (const kind of ['csv', 'svg', 'png']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-save="${kind}"]`).click()]);
      expect(download.suggestedFilename()).toBe(`solvarium-${name.replaceAll('/', '-')}.${kind}`);
    }
    expect(await page.locator('code').innerText()).toContain(`solvarium compare ${name} -a bfs,greedy,astar`);
  });
});
