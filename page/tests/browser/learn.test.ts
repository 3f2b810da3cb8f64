// The lessons: every example and measurement is something the engine can do; the path is gone through from start to end.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { path, type Specimen } from '../../src/pages/learn/lesson';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { middle } from './hands';
import { plainHost } from './plain_host';
import { desktop, hasBrowser, Site, speak, type Visit } from './site';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each(path)('the example of $name leaves something to watch', ({ name, example: { level, run } }) => {
  const { run: recorded, report } = ask({ ask: 'solve', level: { from: 'built-in', name: level }, request: run, trace: {} });
  expect(recorded?.size.rows).toBeGreaterThan(5);
  expect(recorded?.size.stride).toBe(1);
  expect(report.outcome).toBe(name === 'hill' ? 'stuck' : 'solved');
});

function refOf(specimen: Specimen): LevelRef {
  if ('level' in specimen) return { from: 'built-in', name: specimen.level };
  const { puzzle, settings, seed } = specimen;
  return { from: 'text', text: ask({ ask: 'generate', puzzle, settings, seed }).text, puzzle };
}

test.each(path)('the measurement of $name counts something at its least size', ({ measurement }) => {
  const { sizes, levels, runs, vary, most } = measurement;
  const size = sizes[0] ?? 0;
  for (const specimen of levels(size).slice(0, 1)) {
    for (const run of runs) {
      const settings = vary ? { ...run.settings, [vary]: size } : (run.settings ?? {});
      const request = { ...run, settings, limits: { nodes: most } };
      expect(ask({ ask: 'solve', level: refOf(specimen), request }).report.stats.expanded).toBeGreaterThan(0);
    }
  }
});

describe.skipIf(!hasBrowser)('lessons', () => {
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

  test('the path is gone through by Next, each example runs and can be scrubbed, and what was read is ticked', async () => {
    await visit.go('');
    await page.locator('[data-begin="learn"]').click();
    await page.locator('[data-step]').nth(path.length - 1).waitFor();
    // Every page has a way here.
    await visit.go('puzzle/grid');
    await page.locator('[data-learn]:not([aria-current])').click();
    await page.locator('[data-learn][aria-current="page"]').waitFor();
    expect(await page.locator('[data-step][data-read="true"]').count()).toBe(0);
    await page.locator('[data-begin-path]').click();
    for (const { name } of path) {
      await page.locator(`article[data-lesson="${name}"] [data-example="done"]`).waitFor();
      const board = page.locator('[data-example] .board[data-shown]');
      await expect.poll(() => board.getAttribute('data-at')).toBe('0');
      await page.locator('[data-step="forward"]').click();
      await expect.poll(() => board.getAttribute('data-at')).toBe('1');
      await page.locator('[data-step="last"]').focus();
      await page.keyboard.press('End');
      await expect.poll(async () => Number(await board.getAttribute('data-at'))).toBeGreaterThan(5);
      if (name === 'astar') {
        // The lists are folded away at first, and there in full for whoever wants them.
        await page.locator('[data-think]').scrollIntoViewIfNeeded();
        expect(await page.locator('[data-list]').count()).toBe(0);
        await page.locator('[data-think-lists]').click();
        await page.locator('[data-list="open"] [data-entry]').first().waitFor();
        await page.locator('[data-list="closed"] [data-entry]').first().waitFor();
      }
      await page.locator('[data-next]').click();
    }
    await page.locator('[data-step]').first().waitFor();
    await expect.poll(() => page.locator('[data-step][data-read="true"]').count()).toBe(path.length);
    await page.reload();
    await expect.poll(() => page.locator('[data-step][data-read="true"]').count()).toBe(path.length);
  }, 300_000);

  test('a tick is taken back', async () => {
    await visit.go('learn/bfs');
    await page.locator('[data-read="true"]').click();
    await page.locator('[data-read="false"]').waitFor();
    await visit.go('learn');
    await page.locator('[data-step="bfs"][data-read="false"]').waitFor();
  });

  test('a measurement draws its chart, the same each time, and can be stopped; the words change beneath it', async () => {
    await visit.go('learn/bfs');
    await page.locator('[data-measure]').click();
    await page.locator('[data-measured="done"] canvas').waitFor();
    const counts = await page.locator('[data-measured] tbody td').allInnerTexts();
    expect(counts.length).toBe(8);
    await speak(page, 'vi');
    await page.locator('article[data-language="vi"]').waitFor();
    await page.getByRole('heading', { name: 'Bảo đảm điều gì' }).waitFor();
    await page.locator('[data-measured="done"] canvas').waitFor();
    await page.locator('[data-measure]').click();
    await page.locator('[data-measured="done"]').waitFor();
    await speak(page, 'en');
    await page.locator('article[data-language="en"]').waitFor();
    expect(await page.locator('[data-measured] tbody td').allInnerTexts()).toEqual(counts);
    // This one takes long enough to be stopped.
    await visit.go('learn/anneal');
    await page.locator('[data-measure]').click();
    await page.locator('[data-stop]').click();
    await page.locator('[data-measured="stopped"]').waitFor();
  });

  test('walls are drawn on a map while the search runs again, by mouse and by keys', async () => {
    await visit.go('learn/astar');
    await page.locator('[data-example="done"] [data-draw]').click();
    const canvas = page.locator('[data-sketch] canvas');
    await canvas.waitFor();
    await canvas.scrollIntoViewIfNeeded();
    // The wall of the map is made longer, up to both edges.
    for (const [from, to] of [[0, 2], [10, 12]] as const) {
      const [start, end] = [await middle(canvas, from, 12), await middle(canvas, to, 12)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    }
    await page.locator('[data-example] [data-outcome="unsolvable"]').waitFor();
    await canvas.focus();
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-example] [data-outcome="solved"]').waitFor();
    await page.locator('[data-restore]').click();
    await page.locator('[data-draw]').waitFor();
    await page.locator('[data-example="done"] [data-outcome="solved"]').waitFor();
  });

  test('one gets there from the form of the watch page and from a puzzle, and back to the same search', async () => {
    await visit.go('watch/sokoban/1');
    await page.locator('select[name="algorithm"]').selectOption('idastar');
    await page.locator('a[data-lesson="idastar"]').click();
    await page.locator('article[data-lesson="idastar"]').waitFor();
    await visit.go('puzzle/tents');
    await page.locator('a[data-lesson="tents"]').click();
    await page.locator('article[data-lesson="tents"] [data-open-watch]').click();
    await page.locator('[data-outcome="solved"]').waitFor();
    expect(await page.locator('select[name="algorithm"]').inputValue()).toBe('dfs');
  });

  test('a lesson that does not exist', async () => {
    await visit.go('learn/nothing');
    await page.locator('main a[href="#/learn"]').click();
    await page.locator('[data-step]').first().waitFor();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing serious in a lesson and on the path, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['learn', 'learn/astar', 'learn/water-sort']) {
      await visit.go(address);
      await page.reload();
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await page.locator('[data-example="done"] .board, [data-step]').first().waitFor();
      if (address === 'learn/astar') {
        await page.locator('[data-measure]').click();
        await page.locator('[data-measured="done"] canvas').waitFor();
      }
      await page.evaluate(AXE);
      const found = await page.evaluate(() =>
        (window as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } }).axe.run(document, { resultTypes: ['violations'] }),
      );
      const grave = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`), address).toEqual([]);
    }
  });
});

test.skipIf(!hasBrowser)('after one visit lessons and quizzes work without the host', async () => {
  const site = await plainHost();
  const visit = await site.browser({ ...desktop, offline: true });
  const { page } = visit;
  await visit.go('');
  await visit.isKept();
  await site.stop();
  await page.reload();
  await visit.go('learn/ucs');
  await page.locator('[data-example="done"]').waitFor();
  await page.locator('[data-measure]').click();
  await page.locator('[data-measured="done"] canvas').waitFor();

  const { questions } = ask({ ask: 'quiz', level: { from: 'built-in', name: 'sokoban/1' }, request: { algorithm: 'astar' }, seed: 1, count: 6 });
  await visit.go('quiz/sokoban/1');
  for (const { kind, n, right } of questions) {
    await page.locator(`[data-question="${kind}"][data-n="${n}"]`).waitFor();
    await page.locator(`[data-answer="${right}"]`).click();
    await page.locator('[data-told="right"]').waitFor();
    await page.locator('[data-next]').click();
  }
  await page.locator(`[data-result="${questions.length}"]`).waitFor();
  await visit.close();
  await site.close();
});
