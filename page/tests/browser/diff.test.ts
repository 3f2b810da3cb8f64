// Two searches in step: the first difference is the engine's, both boards go along, and a link carries it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Request } from '../../src/protocol';
import { ask } from './engine';
import { builtIn } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

const level = builtIn('sokoban/1');

/** What the engine finds. */
function differenceOf(...requests: [Request, Request]) {
  const [run, other] = requests.map((request) => ask({ ask: 'solve', level, request, trace: {} }).run?.run ?? 0);
  return ask({ ask: 'trace-diff', run: run ?? 0, other: other ?? 0 }).difference;
}

describe.skipIf(!hasBrowser)('two searches in step', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test('are scrubbed together, and the first difference is found', async () => {
    await visit.go('diff/sokoban/1?runs=bfs,astar');
    const found = differenceOf({ algorithm: 'bfs' }, { algorithm: 'astar' });
    await page.locator(`[data-difference="${found?.n}"]`).waitFor({ timeout: 60_000 });
    await page.getByText('they expand different states').waitFor();
    // With what each search says of its choice.
    for (const side of [0, 1]) await page.locator(`[data-reason="${side}"]`).waitFor();
    await page.locator('[data-jump]').click();
    await page.locator(`[data-diff="${found?.n}"]`).waitFor();
    for (const [at, algorithm] of ['bfs', 'astar'].entries()) {
      await page.locator(`[data-half="${algorithm}"] [data-at="${found?.sides[at]?.row}"]`).waitFor();
    }
    // At the end of the longer one the other has ended.
    await page.locator('.controls [data-step="last"]').click();
    await page.locator('[data-half="astar"][data-over="true"]').waitFor();
    await page.locator('[data-half="bfs"][data-over="false"]').waitFor();
    await page.locator('h1').first().click();
    await page.keyboard.press('Home');
    await page.locator('[data-diff="1"]').waitFor();
    await page.keyboard.press('x');
    await page.locator(`[data-diff="${found?.n}"]`).waitFor();

    // Both are saved as one picture, each with its name and its place.
    await page.locator('[data-save-as]').click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-still="svg"]').click()]);
    const svg = readFileSync(await file.path()).toString();
    expect(svg.match(/>Expansion \d+<\/text>/g)?.length).toBe(2);
    await page.locator('[data-save-whole="gif"]').waitFor();
    await page.keyboard.press('Escape');

    // The same search again, chosen in the form.
    await page.locator('select[name="algorithm-a"]').selectOption('astar');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-difference="none"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-jump]').count()).toBe(0);

    // Form, searches and step are the same after a reload, and after a visit elsewhere; a changed form says that it was not run.
    await page.locator('.controls [data-step="last"]').click();
    const shown = await page.locator('[data-diff]').getAttribute('data-diff');
    await page.locator('select[name="algorithm-b"]').selectOption('greedy');
    await page.locator('[data-stale]').waitFor();
    for (const leave of [() => page.reload(), async () => (await visit.leave(), await page.goBack())]) {
      await leave();
      await page.locator('[data-difference="none"]').waitFor({ timeout: 60_000 });
      await page.locator(`[data-diff="${shown}"]`).waitFor();
      expect(await page.locator('[data-half="astar"]').count()).toBe(2);
      expect(await page.locator('select[name="algorithm-b"]').inputValue()).toBe('greedy');
      await page.locator('[data-stale]').waitFor();
      // They still go along.
      await page.locator('.controls [data-step="first"]').click();
      await page.locator('[data-diff="1"]').waitFor();
      await page.locator('.controls [data-step="last"]').click();
      await page.locator(`[data-diff="${shown}"]`).waitFor();
    }
  });

  test('are reached from a search and from a race, and a link carries them with the step', async () => {
    await visit.go('watch/sokoban/1');
    await page.locator('select[name="algorithm"]').selectOption('ucs');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
    await page.locator('select[name="diff-second"]').selectOption({ label: 'A*' });
    await page.locator('[data-invite] a').click();
    await page.locator('[data-half="ucs"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-half="astar"]').waitFor();

    await visit.go('compare/sokoban/1?race=bfs,greedy');
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-invite] a').click();
    await page.locator('[data-half="bfs"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-half="greedy"]').waitFor();

    const requests: Request[] = [{ algorithm: 'bfs' }, { algorithm: 'wastar', settings: { weight: 4 } }];
    const { link } = ask({ ask: 'make-link', shared: { level, view: { page: 'diff', requests, step: 4 } } });
    await visit.go(link.slice(2));
    await page.locator('[data-diff="4"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-half="wastar"] h2', { hasText: '4' }).waitFor();
    // What the page shares is the same link again.
    await page.locator('[data-share-level]').click();
    await page.locator('[data-share="diff"]').waitFor();
    const address = page.locator('[data-link]');
    await expect.poll(() => address.inputValue()).toContain('#/s/1/');
    const { shared } = ask({ ask: 'read-link', link: await address.inputValue() });
    expect(shared.view).toMatchObject({ page: 'diff', step: 4, requests: [{ algorithm: 'bfs' }, { algorithm: 'wastar', settings: { weight: '4' } }] });
  });
});
