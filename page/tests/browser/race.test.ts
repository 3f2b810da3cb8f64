// Races, run as a person runs them; what they export is right, and the command line shown gives the same numbers.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from './engine';
import { levelFor, puzzles } from './puzzles';
import { hasServer, program } from './server';
import { hasBrowser, oneVisit, speak, type Visit } from './site';

type Counts = Record<string, { expanded: number; generated: number; length: number }>;

/** What a table in CSV counts, by algorithm. */
function countsOf(table: string): Counts {
  const [head = [], ...rows] = table.trim().split(/\r?\n/).map((line) => line.split(','));
  const number = (row: string[], name: string) => Number(row[head.indexOf(name)]);
  const name = (row: string[]) => row[head.indexOf('algorithm')] ?? '';
  return Object.fromEntries(
    rows.map((row) => [name(row), { expanded: number(row, 'expanded'), generated: number(row, 'generated'), length: number(row, 'length') }]),
  );
}

/** What the command line of a race counts. */
function done(command: string): Counts {
  const words = command.split(' ');
  expect(words.slice(0, 2)).toEqual(['solvarium', 'compare']);
  return countsOf(execFileSync(program ?? '', [...words.slice(1), '--output', 'csv'], { encoding: 'utf8' }));
}

/** A race that an address begins has a second; then a button lets it continue. */
async function goOn(page: Page): Promise<void> {
  const button = page.locator('[data-go-on]');
  if ((await button.count()) === 0) return;
  await button.click();
  await button.waitFor({ state: 'detached' });
  await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
}

async function saved(page: Page, kind: string, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-save="${kind}"]`).click()]);
  expect(download.suggestedFilename()).toBe(`solvarium-${name.replaceAll('/', '-')}.${kind}`);
  return readFileSync(await download.path());
}

describe.skipIf(!hasBrowser || !hasServer)('racing', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test.each(puzzles)('%s: three algorithms race', async (puzzle) => {
    const short = levelFor('search', puzzle);
    const { name } = ask({ ask: 'load', level: { from: 'built-in', name: short } });
    await visit.leave();
    await visit.go(`compare/${short}`);
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-lane]').count()).toBe(3);
    expect(await page.locator('[data-results] tbody tr').count()).toBe(3);

    // On a desktop nothing of the table is hidden, and the names in the form are whole.
    if (puzzle === 'sokoban') {
      expect(await page.locator('[data-results] .fading').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
      const room = await page.locator('select[name="entry"]').evaluateAll((all) => all.map((one) => one.clientWidth));
      expect(Math.min(...room)).toBeGreaterThan(220);
    }
    // Where A* is among those that raced, it is what the first is compared with.
    expect(await page.locator('select[name="diff-second"] option:checked').innerText()).toBe('A*');
    await page.locator('[data-sort="expanded"]').click();
    const counts = await page.locator('[data-results] tbody tr td:nth-child(4)').allInnerTexts();
    const numbers = counts.map((text) => Number(text.replace(/\D/g, '')));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));

    await page.locator('.clock input[type="range"]').fill('1000');
    await page.locator('[data-lane="astar"][data-arrived="true"]').waitFor();
    expect((await saved(page, 'svg', name)).toString()).toMatch(/^<svg /);
    expect((await saved(page, 'png', name)).subarray(1, 4).toString()).toBe('PNG');
    const table = countsOf((await saved(page, 'csv', name)).toString());

    const command = await page.locator('[data-command]').innerText();
    expect(command).toContain(`solvarium compare ${name} -a bfs,greedy,astar`);
    expect(table).toEqual(done(command));
  });

  test('eight race, and their counts do not depend on who runs beside them', async () => {
    const names = ['bfs', 'dfs', 'ids', 'astar', 'idastar', 'beam', 'anneal', 'genetic'];
    await visit.leave();
    await visit.go(`compare/sokoban/1?race=${names.join(',')}`);
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await goOn(page);
    expect(await page.locator('[data-lane]').count()).toBe(names.length);
    const table = countsOf((await saved(page, 'csv', 'sokoban/1')).toString());
    expect(table).toEqual(done(await page.locator('[data-command]').innerText()));
  });

  test('a race is cancelled, and the next one runs', async () => {
    await visit.leave();
    await visit.go('compare/sokoban/28?race=bfs,ids,astar');
    await page.locator('[data-go-on]').click();
    await page.locator('[data-race="running"] button').click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await visit.leave();
    await visit.go('compare/sokoban/1?race=bfs,astar');
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await page.locator('.clock input[type="range"]').fill('1000');
    await page.locator('[data-lane="bfs"][data-arrived="true"]').waitFor();
  });

  test('a race that was left and found again still moves, and so does the next one', async () => {
    await visit.leave();
    await visit.go('compare/sokoban/10');
    await page.locator('form li').nth(2).getByRole('button', { name: /^Remove/ }).click();
    const run = page.locator('button[type="submit"]');
    await run.click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    const slider = page.locator('.clock input[type="range"]');
    const stands = () => page.locator('.clock .where, [data-lane] dl > :first-child dd').allInnerTexts();
    const ends = await page.locator('[data-results] tbody td:nth-child(4)').allInnerTexts();
    expect(ends.length).toBe(2);
    const most = ends.reduce((one, other) => (Number(one.replace(/\D/g, '')) < Number(other.replace(/\D/g, '')) ? other : one));
    const [first, last] = [['0 expansions', '0', '0'], [`${most} expansions`, ...ends]];

    const moves = async () => {
      for (const [key, place] of [['Home', first], ['End', last]] as const) {
        await page.keyboard.press(key);
        await expect.poll(stands).toEqual(place);
      }
    };
    for (const tab of ['Watch', 'Play']) {
      await slider.fill('204');
      const left = await stands();
      await page.locator('header nav').getByRole('link', { name: tab, exact: true }).click();
      await page.locator('[data-race]').waitFor({ state: 'detached' });
      await page.locator('header nav').getByRole('link', { name: 'Compare', exact: true }).click();
      await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
      await expect.poll(() => slider.inputValue()).toBe('204');
      expect(await stands()).toEqual(left);
      await moves();
    }
    await run.click();
    await page.locator('[data-race="running"]').waitFor({ state: 'detached' });
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await moves();
  });

  test('the clock and the lane that takes longest count the same expansions', async () => {
    await visit.leave();
    await visit.go('compare/sokoban/10?race=bfs,astar');
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    const expanded = page.locator('[data-lane="bfs"] dl > :first-child dd');
    // Of 1,902 expansions, most of these places lie between two.
    for (const at of [204, 333, 409, 777, 999]) {
      await page.locator('.clock input[type="range"]').fill(String(at));
      expect(await page.locator('.clock .where').innerText()).toBe(`${await expanded.innerText()} expansions`);
    }
  });

  test('what was proved least is the cost, not the moves', async () => {
    await visit.leave();
    await visit.go('compare/sokoban/10?race=bfs,astar');
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await page.locator('.clock input[type="range"]').fill('1000');
    const states = () => page.locator('[data-lane] .state').allInnerTexts();
    expect(await states()).toEqual(Array(2).fill(expect.stringMatching(/^Pushes: \d+ \(proved least\) · Moves: \d+$/)));
    await speak(page, 'vi');
    expect(await states()).toEqual(Array(2).fill(expect.stringMatching(/^[^·]+: \d+ \(đã chứng minh là ít nhất\) · [^·]+: \d+$/)));
    await speak(page, 'en');
  });

  test('from the gallery, one click shows A* and BFS race', async () => {
    await visit.go('');
    await page.locator('[data-begin="race"]').click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    const lanes = await page.locator('[data-lane]').evaluateAll((all) => all.map((lane) => (lane as HTMLElement).dataset.lane));
    expect(lanes).toEqual(['astar', 'bfs']);
    await visit.go('');
    await page.locator('[data-begin="play"]').click();
    await page.locator('.stage[data-length="0"]').waitFor();
  });
});
