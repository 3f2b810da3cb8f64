// The search tree: by rounds and sides, pointed at, folded, filtered, and the path to a node as boards; all as the engine has it.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TreePart } from '../../src/protocol';
import { ask } from './engine';
import { builtIn } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

const LEVEL = 'sokoban/1';

/** The nodes of the tree that the engine tells of the same search. */
function nodesOf(algorithm: string, part?: TreePart) {
  const { run } = ask({ ask: 'solve', level: builtIn(LEVEL), request: { algorithm }, trace: {} });
  return ask({ ask: 'trace-tree', run: run?.run ?? 0, most: 1500, ...(part ? { part } : {}) }).nodes;
}

const shows = (page: Page, count: number) => page.locator(`.tree[aria-label="Search tree of ${count} nodes"]`).waitFor();
const shown = async (page: Page) => Number((await page.locator('.tree[role="group"]').getAttribute('aria-label'))?.replace(/\D/g, ''));

async function run(page: Page, visit: Visit, algorithm: string): Promise<void> {
  await visit.go('learn');
  await visit.go(`watch/${LEVEL}`);
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
}

describe.skipIf(!hasBrowser)('the search tree', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test('of iterative deepening is the tree of the round, and follows it', async () => {
    await run(page, visit, 'ids');
    await shows(page, nodesOf('ids', { round: 1 }).length);
    await page.locator('[data-break="round"]').click();
    await shows(page, nodesOf('ids', { round: 2 }).length);
    await page.locator('select[name="round"]').selectOption('3');
    await shows(page, nodesOf('ids', { round: 3 }).length);
    await page.locator('select[name="round"]').selectOption('all');
    await shows(page, nodesOf('ids').length);
  });

  test('of a search from both ends is two trees that meet', async () => {
    await run(page, visit, 'bidirectional');
    await page.locator('[data-meeting]').waitFor();
    for (const side of ['forward', 'backward'] as const) {
      await page.locator(`[data-choice="${side}"]`).click();
      await shows(page, nodesOf('bidirectional', side).length);
      expect(await page.locator('[data-meeting]').count()).toBe(0);
    }
    await page.locator('[data-choice="both"]').click();
    await page.locator('[data-meeting]').waitFor();
  });

  test('tells of the node that is pointed at, folds, filters, and shows the path', async () => {
    await run(page, visit, 'astar');
    const nodes = nodesOf('astar');
    await shows(page, nodes.length);
    // The root stands at the top, in the middle.
    const canvas = page.locator('.tree canvas');
    const box = await canvas.boundingBox();
    if (!box) throw new Error('the tree is not drawn');
    await canvas.hover({ position: { x: box.width / 2, y: 18 } });
    await page.locator('[data-tip="0"]', { hasText: 'nodes below' }).waitFor();
    await page.locator('[data-selected="0"]').waitFor();

    // By its buttons one goes from node to node, and the search goes along.
    await page.locator('[data-walk="child"]').click();
    const child = nodes.find((node) => node.parent === 0);
    await page.locator(`[data-selected="${child?.node}"]`).waitFor();
    await page.locator(`[data-shown="search"][data-at="${child?.index}"]`).waitFor();
    await page.locator('[data-walk="parent"]').click();
    await page.locator('[data-selected="0"]').waitFor();

    await page.locator('[data-fold]').click();
    await shows(page, 1);
    await page.locator('[data-fold]').click();
    await shows(page, nodes.length);
    await page.locator('input[name="deepest"]').fill('2');
    await shows(page, nodes.filter((node) => node.depth <= 2).length);
    await page.locator('input[name="deepest"]').fill(String(Math.max(...nodes.map((node) => node.depth))));
    await shows(page, nodes.length);

    // The last row is the goal: its path is the solution, state by state.
    await page.locator('[data-step="last"]').click();
    const goal = nodes.find((node) => node.on_path && node.below === 0);
    await page.locator(`[data-selected="${goal?.node}"]`).waitFor();
    await page.locator('[data-path]').click();
    await page.locator(`[data-path-to="${goal?.node}"]`).waitFor();
    expect(await page.locator('[data-path-to] li').count()).toBe(Math.min(40, (goal?.depth ?? 0) + 1));
    // A board of the path leads to its expansion.
    await page.locator('[data-path-to] li button').nth(-2).click();
    const parent = nodes[goal?.parent ?? 0];
    await page.locator(`[data-shown="search"][data-at="${parent?.index}"]`).waitFor();

    // Only a subtree, and back.
    if (parent && parent.below > 0) {
      await page.locator('[data-only]').click();
      await page.getByRole('button', { name: 'Whole tree' }).click();
      await shows(page, nodes.length);
    }
    expect(await shown(page)).toBe(nodes.length);
  });
});
