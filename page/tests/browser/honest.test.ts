// Results say what they belong to and what their numbers count, and are found again; examples leave something to watch.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from './engine';
import { builtIn } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

const at = (page: Page, shown: string, index: number) => page.locator(`[data-shown="${shown}"][data-at="${index}"]`).waitFor();
const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`).innerText();
const digits = (text: string) => Number(text.replace(/\D/g, ''));

async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
}

describe.skipIf(!hasBrowser)('honest results', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test('a result names its run; the form says when it asks for another', async () => {
    await visit.go('watch/sokoban/1');
    await page.locator('select[name="algorithm"]').selectOption('wastar');
    await page.locator('select[name="heuristic"]').selectOption('nearest');
    await page.locator('input[name="weight"]').fill('3');
    await page.locator('button[type="submit"]').click();
    const result = page.locator('[data-run-of="wastar"]');
    await result.waitFor();
    for (const part of ['nearest', 'push', '3']) expect(await result.innerText()).toContain(part);
    expect(await page.locator('[data-stale]').count()).toBe(0);
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('[data-stale]').waitFor();
    await page.locator('select[name="algorithm"]').selectOption('wastar');
    await page.locator('[data-stale]').waitFor({ state: 'detached' });
    await page.locator('input[name="weight"]').fill('4');
    await page.locator('[data-stale]').waitFor();
  });

  test('result, form and place survive a reload, Back and other pages', async () => {
    await visit.go('watch/sokoban/1');
    await page.locator('[data-run-of="wastar"]').waitFor();
    await page.locator('input[name="weight"]').fill('3');
    await page.locator('.controls input[type="range"]').fill('5');
    await at(page, 'search', 5);
    await page.reload();
    await at(page, 'search', 5);
    expect(await page.locator('[data-run-of="wastar"]').innerText()).toContain('nearest');
    expect(await page.locator('input[name="weight"]').inputValue()).toBe('3');
    // The time that a run took tells it from another run of the same set-up.
    const outcome = await page.locator('.outcome').innerText();
    await page.locator('header nav a[href="#/play/sokoban/1"]').click();
    await page.locator('.stage').waitFor();
    await page.goBack();
    await at(page, 'search', 5);
    expect(await page.locator('.outcome').innerText()).toBe(outcome);
    await page.locator('header nav a[href="#/compare/sokoban/1"]').click();
    await page.locator('form button[type="submit"]').waitFor();
    await page.locator('header nav a[href="#/watch/sokoban/1"]').click();
    await at(page, 'search', 5);
    expect(await page.locator('.outcome').innerText()).toBe(outcome);
    await page.locator('[data-choice="solution"]').click();
    await page.locator('[data-step="forward"]').click();
    await at(page, 'solution', 1);
    await page.reload();
    await at(page, 'solution', 1);
  });

  test('costs have their unit, the goal is no expansion, and what was generated is counted and shown', async () => {
    const level = builtIn('sokoban/10');
    await visit.go('watch/sokoban/10');
    await page.locator('select[name="algorithm"]').selectOption('astar');
    // The one that is usual, in place of the last one chosen.
    await page.locator('select[name="heuristic"]').selectOption({ index: 0 });
    await run(page, 'astar');
    const { report, cost_measure, run: info } = ask({ ask: 'solve', level, request: { algorithm: 'astar' }, trace: {} });
    expect(cost_measure).toBe('pushes');
    const cost = page.locator('[data-cost="pushes"]');
    expect(await cost.innerText()).toContain('proved least');
    expect(digits(await cost.locator('b').innerText())).toBe(report.cost);
    // What proves it is said on demand.
    await cost.locator('[data-proved]').click();
    await cost.getByText('admissible').waitFor();
    await page.getByText('Costs in pushes').first().waitFor();

    await at(page, 'search', 0);
    const number = info?.run ?? 0;
    const first = ask({ ask: 'trace-node', run: number, index: 0 });
    await expect.poll(async () => digits(await fact(page, 'Generated'))).toBe(first.generated);
    await page.locator('[data-step="last"]').click();
    await at(page, 'search', (info?.size.rows ?? 0) - 1);
    expect(digits(await fact(page, 'n'))).toBe(report.stats.expanded);
    await page.locator('.facts .n', { hasText: 'Goal after' }).waitFor();
    await page.locator('.controls input[aria-valuetext^="Goal, after expansion"]').waitFor();
    await page.locator('[data-selected]', { hasText: 'goal, not expanded' }).waitFor();
    // The chart of the costs ends at the last expansion; the goal is marked as what it is.
    await page.locator(`.charts [data-end="Goal"][data-last="${report.stats.expanded}"]`).waitFor();

    const tree = ask({ ask: 'trace-tree', run: number, most: 1500 });
    const { leaves } = ask({ ask: 'trace-leaves', run: number, nodes: tree.nodes.map(({ node }) => node) });
    expect(leaves.length).toBeGreaterThan(0);
    await page.locator(`[data-leaves="${leaves.length}"]`).click();
    const ties = leaves.filter(({ f }) => f === report.cost).length;
    await page.locator('[data-leaf-totals]', { hasText: `${ties} with f = ${report.cost}` }).waitFor();
    const above = leaves.filter(({ f }) => f !== null && f > (report.cost ?? 0)).length;
    expect(above).toBeGreaterThan(0);
    await page.locator('[data-leaf-totals]', { hasText: `${above} with f above that` }).getByText('can cost less than its f').waitFor();
    await page.locator('[data-leaf-totals]').getByText('The goal is not counted here').waitFor();
    const { node } = ask({ ask: 'trace-node', run: number, index: 1 });
    await page.locator('.controls input[type="range"]').fill('1');
    await page.locator(`[data-leaves-of="${leaves.filter(({ parent }) => parent === node).length}"]`).waitFor();
  });

  test('what was never expanded is counted in the whole search, though its tree is too large to be shown', async () => {
    const level = builtIn('sokoban/10');
    await visit.go('watch/sokoban/10');
    await run(page, 'bfs');
    await page.locator('[data-run-of="bfs"]').waitFor();
    const { stats } = ask({ ask: 'solve', level, request: { algorithm: 'bfs' } }).report;
    // What is new, and the start; without what was expanded, and the goal.
    const left = (stats.generated ?? 0) - (stats.duplicates ?? 0) + 1 - (stats.expanded ?? 0) - 1;
    expect(left).toBeGreaterThan(0);
    await page.locator('.key .hidden').waitFor();
    expect(await page.locator(`[data-leaves="${left}"]`).innerText()).toMatch(/never expanded$/);
    // Without a heuristic there is no estimate.
    await run(page, 'dfs');
    await page.locator('[data-run-of="dfs"]').waitFor();
    expect(await fact(page, 'h')).toBe('–');
  });

  test('a good example is opened and leaves something to watch; what means nothing is not asked for', async () => {
    const example = ask({ ask: 'catalogue' }).puzzles.find(({ name }) => name === 'bloxorz')?.examples.find(({ request }) => request.algorithm === 'genetic');
    await visit.go('watch/bloxorz?algorithm=genetic');
    await page.waitForURL(`**/#/watch/${example?.level}`);
    expect(await page.locator('select[name="algorithm"]').inputValue()).toBe('genetic');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
    expect(Number(await page.locator('.controls input[type="range"]').getAttribute('max'))).toBeGreaterThanOrEqual(3);
    expect(await page.locator('input[name="max-length"]').count()).toBe(1);
    // From another level of the puzzle.
    await visit.go('watch/bloxorz/20');
    await page.locator('select[name="algorithm"]').selectOption('ids');
    await page.locator('[data-good-example]').click();
    await page.waitForURL('**/#/watch/bloxorz/1');
    expect(await page.locator('select[name="algorithm"]').inputValue()).toBe('ids');

    await visit.go('watch/light-up/7x7/1');
    await page.locator('select[name="algorithm"]').selectOption('anneal');
    await page.locator('input[name="cooling"]').waitFor();
    expect(await page.locator('select[name="space"]').count()).toBe(0);
    expect(await page.locator('input[name="max-length"]').count()).toBe(0);
  });
});
