// New levels: made to a target, which is verified here once more, kept in a pack, played; stopped, refused; the daily level.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { shows } from './hands';
import { cards, handsOf } from './puzzles';
import { desktop, hasBrowser, phone, Site, type Screen } from './site';

/** A target in the form, and what an algorithm that had no part in it must find. */
interface Order {
  example: 'long' | 'logic';
  range?: [least: number, most: number];
  settings?: Record<string, string>;
  holds: (level: LevelRef) => void;
}

const solved = (level: LevelRef, algorithm: string, space?: string) => {
  const { report } = ask({ ask: 'solve', level, request: { algorithm, ...(space ? { space } : {}) } });
  expect(report.outcome).toBe('solved');
  return report;
};
const within = (value: number | undefined, [least, most]: [number, number]) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};
const reasoned = (level: LevelRef) => {
  expect(solved(level, 'deduce').steps.some((step) => step.level === 'hard')).toBe(true);
  expect(solved(level, 'expert').unique).toBe(true);
};

const orders: Record<string, Order> = {
  'water-sort': { example: 'long', range: [8, 12], settings: { colors: '4' }, holds: (level) => within(solved(level, 'bfs').length ?? 0, [8, 12]) },
  bloxorz: {
    example: 'long',
    range: [10, 30],
    settings: { width: '8', height: '6', switches: '1', bridges: '1' },
    holds: (level) => within(solved(level, 'bfs').length ?? 0, [10, 30]),
  },
  sokoban: { example: 'long', range: [6, 14], holds: (level) => within(solved(level, 'bfs', 'push').measures.pushes, [6, 14]) },
  tents: { example: 'logic', settings: { width: '7' }, holds: reasoned },
  'light-up': { example: 'logic', settings: { width: '7' }, holds: reasoned },
};

/** Fills in the form. */
async function fill(page: Page, { example, range, settings = {} }: Order): Promise<void> {
  await page.locator(`[data-example="${example}"]`).click();
  if (range) {
    await page.locator('[data-condition="measure"] input[name="least"]').fill(String(range[0]));
    await page.locator('[data-condition="measure"] input[name="most"]').fill(String(range[1]));
  }
  await page.locator('form details summary').click();
  for (const [name, value] of Object.entries(settings)) await page.locator(`form details [name="${name}"]`).fill(value);
  await page.locator('form input[name="count"]').fill('2');
  await page.locator('form input[name="seed"]').fill('7');
}

describe.skipIf(!hasBrowser)('new levels', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('the home page leads to both ways of making a level', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await page.locator('[data-own-levels] [data-new-level]').click();
    const sokoban = page.locator('.choice[data-puzzle="sokoban"]');
    expect(await sokoban.locator('[data-generate]').getAttribute('href')).toBe('#/new/sokoban');
    expect(await sokoban.locator('[data-draw]').getAttribute('href')).toBe('#/edit/sokoban');
    await visit.close();
  });

  test.each(Object.entries(orders))('%s: made to a target, kept in a pack, played', async (puzzle, order) => {
    const hands = handsOf(puzzle);
    const screen: Screen = hands.touch ? phone : desktop;
    const visit = await site.browser(screen, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go(`puzzle/${puzzle}`);
    await page.locator('[data-new-level]').first().click();
    await fill(page, order);
    const command = await page.locator('form code').last().innerText();
    expect(command).toMatch(new RegExp(`^solvarium generate ${puzzle} .*--target .* --seed 7 --count 2$`));
    await page.locator('[data-make]').click();
    await page.locator('[data-ended]').waitFor();
    expect(await page.locator('[data-found]').count()).toBe(2);

    await page.locator('input[name="pack-title"]').fill('Bộ thử');
    await page.locator('[data-found="7"] [data-keep]').click();
    await page.locator('[data-found="7"] [data-keep][aria-pressed="true"]').waitFor();
    await page.locator('[data-found="8"] [data-keep]').click();
    await page.locator('[data-show-pack]').click();
    const pack = page.locator('[data-pack]');
    await pack.getByRole('heading', { name: 'Bộ thử' }).waitFor();
    expect(await pack.locator('[data-own]').count()).toBe(2);
    await pack.getByText('0 of 2 solved').waitFor();

    const [file] = await Promise.all([page.waitForEvent('download'), pack.locator('[data-download-pack]').click()]);
    expect(file.suggestedFilename()).toBe('bo-thu.txt');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const { levels } = ask({ ask: 'levels', text: Buffer.concat(chunks).toString('utf8'), puzzle });
    expect(levels.length).toBe(2);
    levels.forEach(({ text }) => order.holds({ from: 'text', text, puzzle }));

    await page.reload();
    await pack.locator('[data-own] a.name').first().click();
    await shows(page, 0);
    const level: LevelRef = { from: 'text', text: levels[0]?.text ?? '', puzzle };
    const card = cards.find(({ name }) => name === puzzle);
    await hands.keys(page, solved(level, card?.default_algorithm ?? '').moves, level);
    await page.locator('[data-won]').waitFor();
    await visit.go(`puzzle/${puzzle}`);
    await pack.getByText('1 of 2 solved').waitFor();
    await visit.close();
  });

  test('a pack is renamed, put in another order, deleted and brought back', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('new/tents');
    await page.locator('form input[name="count"]').fill('3');
    await page.locator('[data-make]').click();
    await page.locator('[data-ended]').waitFor();
    await page.locator('[data-keep-found]').click();
    // What is played from here is still here afterwards.
    await page.locator('[data-found] [data-play]').first().click();
    await shows(page, 0);
    await page.goBack();
    await page.locator('[data-found] [data-keep][aria-pressed="true"]').nth(2).waitFor();
    await page.locator('[data-show-pack]').click();
    const pack = page.locator('[data-pack]');
    const order = () => pack.locator('[data-own]').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.own));
    await pack.locator('[data-own]').nth(2).waitFor();
    const before = await order();
    await pack.getByRole('button', { name: /^Move later/ }).first().click();
    expect(await order()).toEqual([before[1], before[0], before[2]]);
    await pack.getByRole('button', { name: /^Rename the pack/ }).click();
    await pack.getByRole('textbox').fill('Evenings');
    await page.keyboard.press('Enter');
    await pack.getByRole('heading', { name: 'Evenings' }).waitFor();
    await pack.getByRole('button', { name: /^Delete the pack/ }).click();
    await pack.waitFor({ state: 'detached' });
    await page.locator('[data-undo-removal]').click();
    await page.reload();
    await pack.getByRole('heading', { name: 'Evenings' }).waitFor();
    expect(await order()).toEqual([before[1], before[0], before[2]]);
    await visit.close();
  });

  test('what takes too long is stopped, and what is wrong is said', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('new/tents');
    await page.locator('[data-target-mode]').click();
    await page.locator('textarea[name="target"]').fill('unique, tents many');
    await page.locator('[data-make]').click();
    await page.getByRole('alert').getByText('line 1, column 15').waitFor();
    await page.locator('textarea[name="target"]').fill('tents 1000..');
    await page.locator('form input[name="tries"]').fill('99999');
    await page.locator('[data-make]').click();
    await page.locator('[data-progress]').getByText(/[1-9][0-9]* candidates? tried/).waitFor();
    await page.locator('[data-stop]').click();
    await page.locator('[data-ended]').getByText('Stopped.').waitFor();
    await page.locator('form input[name="tries"]').fill('3');
    await page.locator('form input[name="count"]').fill('1');
    await page.locator('[data-make]').click();
    await page.locator('[data-ended][data-tried="3"]').getByText('3 candidates did not meet “tents 1000..”.').waitFor();
    await visit.close();
  });

  test('the level of the day is that of the engine, and can be played', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    const today = page.locator('a[data-daily][data-puzzle="tents"]');
    const date = await today.getAttribute('data-daily');
    await today.click();
    await shows(page, 0);
    const level: LevelRef = { from: 'built-in', name: `tents/daily/${date}` };
    await handsOf('tents').keys(page, solved(level, 'expert').moves, level);
    await page.locator('[data-won]').waitFor();
    await visit.go('puzzle/tents');
    await page.locator(`a[data-daily="${date}"]`).getByText('Solved').waitFor();
    await visit.close();
  });
});
