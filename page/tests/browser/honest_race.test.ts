// Races that do not mislead: lanes of one's own making, times with their spread, costs in their unit, and links that keep it all.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { desktop, hasBrowser, phone, Site } from './site';

const done = (page: Page) => page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
const texts = (page: Page, what: string) => page.locator(what).allInnerTexts();

describe.skipIf(!hasBrowser)('an honest race', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('the same algorithm races twice, with parameters of its own, on two scales, with heat; a link keeps all of it', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('compare/sokoban/1?race=wastar');
    await done(page);
    await page.locator('[data-twice]').click();
    const lanes = page.locator('form li');
    expect(await lanes.count()).toBe(2);
    await lanes.nth(1).locator('[data-settings] summary').click();
    await lanes.nth(1).locator('input[name="weight"]').fill('9');
    await page.locator('[data-stale]').waitFor();
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-lane]').nth(1).waitFor();
    await done(page);
    const names = await texts(page, '[data-name]');
    expect(names[1]).toContain('9');
    expect(new Set(names).size).toBe(2);

    // Times are medians with their spread; the same search twice would be a tie.
    const times = await texts(page, '[data-results] tbody td:nth-child(3)');
    for (const time of times) expect(time).toMatch(/^\S+ \S+\s+(\S.* – .+, \d+ runs|one run)/);
    expect(await page.locator('.bars line').count()).toBeGreaterThan(0);
    // What is minimised has its unit, and moves stand beside it.
    const cards = await texts(page, '[data-lane] .state');
    for (const card of cards) expect(card).toMatch(/^Pushes: \d+ · Moves: \d+/);
    expect(await texts(page, '[data-results] th')).toContain('Pushes (cost)');
    // What is held now, and the most that was held, are told apart.
    expect(await texts(page, '[data-results] th')).toContain('Peak memory');
    expect(await texts(page, '[data-lane] dt')).toContain('Memory now');

    await page.locator('[data-choice="log"]').click();
    await page.locator('[data-scale="log"]').waitFor();
    await page.locator('.clock [data-choice="closed"]').click();
    await page.locator('[data-lane]').nth(1).getByText('states').waitFor();
    const commands = (await page.locator('[data-command]').last().innerText()).split('\n');
    expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual(['solvarium solve', 'solvarium solve']);

    // The race, its scales and the place in it survive a reload and a visit elsewhere.
    const slider = page.locator('.clock input[type="range"]');
    await slider.fill('500');
    for (const leave of [() => page.reload(), async () => (await visit.leave(), await page.goBack())]) {
      await leave();
      await done(page);
      expect(await texts(page, '[data-name]')).toEqual(names);
      await page.locator('[data-scale="log"]').waitFor();
      await expect.poll(() => slider.inputValue()).toBe('500');
      expect(await page.locator('form li').nth(1).locator('input[name="weight"]').inputValue()).toBe('9');
    }

    await page.locator('[data-share-level]').click();
    await expect.poll(() => page.locator('[data-link]').inputValue()).toContain('#/s/1/');
    const link = (await page.locator('[data-link]').inputValue()).replace(/^[^#]*#/, '#');
    const { view } = ask({ ask: 'read-link', link }).shared;
    if (view.page !== 'compare') throw new Error(view.page);
    expect([view.requests.map((lane) => [lane.algorithm, lane.settings]), view.log, view.heat]).toEqual([
      [['wastar', {}], ['wastar', { weight: '9' }]], true, 'closed',
    ]);
    await page.keyboard.press('Escape');
    await visit.go(link.slice(2));
    await done(page);
    expect(await texts(page, '[data-name]')).toEqual(names);
    await page.locator('[data-scale="log"]').waitFor();
    await page.locator('.clock [data-choice="closed"][aria-pressed="true"]').waitFor();
    await visit.close();
  });

  test('equal counts are a tie, and costs in different units are not ranked', async () => {
    const requests = [{ algorithm: 'astar' }, { algorithm: 'astar' }, { algorithm: 'astar', space: 'step' }];
    const { link } = ask({ ask: 'make-link', shared: { level: { from: 'built-in', name: 'sokoban/1' }, view: { page: 'compare', requests } } });
    const visit = await site.browser(phone);
    const { page } = visit;
    await visit.go(link.slice(2));
    await done(page);
    await page.locator('.clock input[type="range"]').fill('1000');
    await page.locator('[data-lane]').nth(1).locator('.rank.tied').waitFor();
    expect(await page.locator('[data-lane]').nth(2).locator('.rank.tied').count()).toBe(0);
    await page.locator('[data-other-costs]').waitFor();
    const costs = page.locator('[data-results] tbody td:nth-child(6)');
    expect(await costs.evaluateAll((cells) => cells.filter((cell) => cell.classList.contains('best')).length)).toBe(0);
    expect((await costs.allInnerTexts()).map((text) => text.split(':')[0])).toEqual(['Pushes', 'Pushes', 'Moves']);
    // The table fades where it is cut, its last column can be reached, and the names stay in sight.
    const table = page.locator('[data-results] .fading');
    await table.and(page.locator('.right:not(.left)')).waitFor();
    await table.evaluate((box) => box.scrollTo(10_000, 0));
    await table.and(page.locator('.left:not(.right)')).waitFor();
    const [box, name, last] = await Promise.all([table, table.locator('td').first(), table.locator('th').last()].map((one) => one.boundingBox()));
    expect(Math.round(name?.x ?? 0)).toBe(Math.round(box?.x ?? -1));
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
    await visit.close();
  });
});
