// Searches are watched and scrubbed backwards, as a person does it.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from './engine';
import { builtIn, cards, levelFor, puzzles } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

/** The full name of the level that a puzzle is watched on. */
function levelOf(puzzle: string): string {
  return ask({ ask: 'load', level: builtIn(levelFor('search', puzzle)) }).name;
}

/** Chooses an algorithm and waits until it has run. */
async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
}

const at = (page: Page, shown: string, index: number) => page.locator(`[data-shown="${shown}"][data-at="${index}"]`).waitFor();

describe.skipIf(!hasBrowser)('watching', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  /** Opens a puzzle's level from elsewhere, so that an earlier run is not mistaken for the next. */
  async function begin(puzzle: string): Promise<void> {
    await visit.go(`puzzle/${puzzle}`);
    await visit.go(`watch/${levelOf(puzzle)}`);
  }

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
    await begin(puzzle);
    await run(page, algorithm);
    await page.locator('.chart canvas').first().waitFor();
    // Every place has the board of its candidate; where the first generation solves the level there is one place only.
    await at(page, 'search', 0);
    const slider = page.locator('.controls input[type="range"]');
    const last = Number(await slider.getAttribute('max'));
    if (last > 0) {
      await slider.fill(String(last));
      await at(page, 'search', last);
      await page.locator('[data-step="back"]').click();
      await at(page, 'search', last - 1);
    }
    await page.locator('[data-choice="solution"]').click();
    await page.locator('[data-step="last"]').click();
    await page.locator('[data-shown="solution"][data-solved="true"]').waitFor();
  });

  test('rounds and sides of a search are distinguished, and jumps go both ways', async () => {
    await begin('bloxorz');
    await run(page, 'ids');
    await at(page, 'search', 0);
    await page.locator('[data-fact="Round"]', { hasText: /^1 \/ / }).waitFor();
    await page.locator('[data-break="round"]').click();
    await page.locator('[data-fact="Round"]', { hasText: /^2 \/ / }).waitFor();
    await page.locator('[data-back="round"]').click();
    await page.locator('[data-fact="Round"]', { hasText: /^1 \/ / }).waitFor();
    await at(page, 'search', 0);
    await page.locator('[data-back="f"]').click();
    await page.getByText('None before this.').waitFor();

    await begin('sokoban');
    await run(page, 'bidirectional');
    await page.locator('.key', { hasText: 'from the goals' }).waitFor();
  });

  const withExpert = cards.filter(({ solvers }) => solvers.some(({ name }) => name === 'expert')).map(({ name }) => name);
  test.each(withExpert)('%s: the page says that the expert shows no steps, and shows its solution', async (puzzle) => {
    await begin(puzzle);
    await run(page, 'expert');
    await page.locator('[data-shown="solution"][data-at="0"]').waitFor();
    await page.getByText('Here is its solution.').waitFor();
    await page.locator('[data-step="last"]').click();
    await page.locator('[data-shown="solution"][data-solved="true"]').waitFor();
  });

  test('a search that needs too much memory ends with a message, and the page continues', async () => {
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
});
