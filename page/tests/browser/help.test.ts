// Help beside and after a game: lost games and the alarm, the engine that plays on, and a won game beside the best.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaries } from '../../src/i18n/languages';
import { runsOf } from '../../src/pages/play/after/runs';
import type { Action, RegretLine } from '../../src/protocol';
import { ask, solution } from './engine';
import { middle, shows } from './hands';
import { builtIn, cards, handsOf, levelFor } from './puzzles';
import { desktop, hasBrowser, phone, Site } from './site';

const { en, vi } = dictionaries;
const FIVE = ['water-sort', 'bloxorz', 'sokoban', 'tents', 'light-up'];

/** Games whose last move loses: nothing leads to a solution any more. */
const LOSING: Record<string, { level: string; moves: string[] }> = {
  'water-sort': { level: 'water-sort/classic/60', moves: ['1>10', '4>11'] },
  bloxorz: { level: 'bloxorz/11', moves: ['R', 'R', 'R', 'R', 'D'] },
  sokoban: { level: 'sokoban/generated/3', moves: ['l', 'u', 'R'] },
  tents: { level: 'tents/6x6/1', moves: wrongly('tents/6x6/1') },
  'light-up': { level: 'light-up/7x7/1', moves: wrongly('light-up/7x7/1') },
};

describe.skipIf(!hasBrowser)('help', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test.each(FIVE)('%s: the alarm goes off when the game is lost, and leads back', async (puzzle) => {
    const { level, moves } = LOSING[puzzle] ?? { level: '', moves: [] };
    const visit = await site.browser(desktop, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    const alarm = page.getByRole('button', { name: en.help.alarm });
    expect(await alarm.getAttribute('aria-pressed')).toBe('false');
    await alarm.click();
    await alarm.blur();
    await handsOf(puzzle).keys(page, moves, builtIn(level));
    await page.locator(`[data-lost="${moves.length}"]`).waitFor();
    await page.getByText(en.help.lostSince(moves.length)).waitFor();
    await page.getByRole('button', { name: en.help.goBack }).click();
    await shows(page, moves.length - 1);
    await page.locator('[data-lost]').waitFor({ state: 'detached' });
    await visit.close();
  });

  test('a lost game names the move by its number in the history, where what was taken away counts too', async () => {
    const visit = await site.browser(desktop, { alarm: true });
    const { page } = visit;
    await visit.go('play/tents/6x6/1');
    await shows(page, 0);
    const [right, wrong] = [solution('tents/6x6/1')[0] ?? '', wrongly('tents/6x6/1')[0] ?? ''];
    for (const [cell, length] of [[right, 1], [right, 0], [wrong, 1]] as const) {
      const [row = 0, column = 0] = cell.split(',').map(Number);
      const { x, y } = await middle(page.locator('.stage canvas'), row, column);
      await page.mouse.click(x, y);
      await shows(page, length);
    }
    await page.getByText(en.help.lostSince(3)).waitFor();
    await visit.close();
  });

  test('on a phone the alarm is in sight below the board, and a hint does not say it twice', async () => {
    const { level, moves } = LOSING.sokoban ?? { level: '', moves: [] };
    const visit = await site.browser({ ...phone, height: 664 });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    const alarm = page.getByRole('button', { name: en.help.alarm });
    await alarm.click();
    await alarm.blur();
    await page.evaluate(() => scrollTo(0, 0));
    await handsOf('sokoban').keys(page, moves, builtIn(level));
    const note = page.locator('.stage [data-lost]');
    await note.waitFor();
    const [bar, board] = await Promise.all([note.boundingBox(), page.locator('.stage .board').boundingBox()]);
    expect((bar?.y ?? 664) + (bar?.height ?? 0)).toBeLessThanOrEqual(664);
    expect(bar?.y).toBeGreaterThanOrEqual((board?.y ?? 664) + (board?.height ?? 0));
    await page.keyboard.press('h');
    await page.locator('[data-hint] [data-lost]').waitFor();
    expect(await page.locator('[data-lost]').count()).toBe(1);
    await page.getByRole('button', { name: en.help.goBack }).click();
    await shows(page, moves.length - 1);
    await page.locator('[data-lost]').waitFor({ state: 'detached' });
    await visit.close();
  });

  test('the alarm is off at first, and a hint says when a game is lost', async () => {
    const { level, moves } = LOSING.sokoban ?? { level: '', moves: [] };
    const visit = await site.browser(desktop, { language: 'vi' });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await handsOf('sokoban').keys(page, moves, builtIn(level));
    expect(await page.locator('[data-lost]').count()).toBe(0);
    await page.keyboard.press('h');
    await page.locator('[data-hint]').getByText(vi.help.lostSince(3)).waitFor();
    await page.getByRole('button', { name: vi.help.goBack }).click();
    await shows(page, 2);
    await visit.close();
  });

  test.each(FIVE)('%s: the engine plays the rest, and the game counts as one with help', async (puzzle) => {
    const level = fullName(levelFor('play', puzzle));
    const visit = await site.browser(desktop, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.getByRole('button', { name: en.help.solve }).click();
    await page.locator('[data-won]').waitFor();
    await page.locator('[data-assisted]').waitFor();
    await page.locator('[data-regret]').waitFor();
    expect(await page.locator('[data-medal]').count()).toBe(0);
    expect(await page.getByText(en.play.newBest).count()).toBe(0);
    await page.locator('[data-won]').getByText(en.play.wonByEngine).waitFor();
    await page.locator('.after').getByText(en.help.aided.after).waitFor();
    expect(await page.locator('.after').getByText(en.help.unaided.who, { exact: true }).count()).toBe(0);
    // It opens fresh the next time.
    await visit.go(`puzzle/${puzzle}`);
    await page.locator('[data-show="unsolved"]').click();
    await page.locator(`a.level[href$="/${level}"]`).waitFor({ state: 'detached' });
    await page.locator('[data-show="not-best"]').click();
    await page.locator(`a.level[href$="/${level}"]`).waitFor();
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await visit.close();
  });

  test.each(FIVE)('%s: a best game gets its medal, and Enter goes on', async (puzzle) => {
    const level = fullName(levelFor('play', puzzle));
    const won = ask({ ask: 'regret', level: builtIn(level), actions: solution(level) });
    const line = won.lines[0] as RegretLine;
    const visit = await site.browser(desktop, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await handsOf(puzzle).keys(page, line.moves, builtIn(level));
    await page.locator('[data-won]').waitFor();
    await page.locator('[data-regret="0"]').waitFor();
    await page.locator(`[data-medal="${line.measure}"]`).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('h1').getByText(levelNumber(nextOf(level)), { exact: true }).waitFor();
    await visit.close();
  });

  test.each(FIVE)('%s: after a detour the lost moves are named, and both games step together', async (puzzle) => {
    const level = fullName(levelFor('play', puzzle));
    const { actions, lines, chosen } = strayed(level);
    const line = lines[chosen] as RegretLine;
    const visit = await site.browser(desktop, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await perform(page, puzzle, level, actions);
    await page.locator('[data-won]').waitFor();
    const after = page.locator('.after');
    await after.locator('[data-own]').waitFor();
    if (chosen > 0) await after.locator(`[data-choice="${chosen}"]`).click();
    await page.locator(`[data-regret="${line.lapses.length}"]`).waitFor();
    expect(await after.locator('[data-own]').innerText()).toBe(String(line.own));
    expect(await after.locator('[data-best]').innerText()).toContain(String(line.best));
    const run = runsOf(line.lapses)[0] ?? { first: 0, last: 0, lost: 0 };
    await after.getByRole('button', { name: en.help.lapse(run.first, run.last, String(run.lost)), exact: true }).click();
    await after.locator(`[data-step="${run.first}"]`).waitFor();
    expect(await after.locator('figure .board').count()).toBe(2);
    await after.getByText(en.play.at(run.first, actions.length)).waitFor();
    await visit.close();
  });
});

/** A game in which something is placed where no solution has it, at once. */
function wrongly(name: string): string[] {
  const right = new Set(solution(name));
  const { legal } = ask({ ask: 'load', level: builtIn(name) }).start;
  return legal.filter((text) => !right.has(text)).slice(0, 1);
}

/** A won game with a detour, and which of its measures shows it. */
function strayed(name: string): { actions: Action[]; lines: RegretLine[]; chosen: number } {
  const level = builtIn(name);
  for (const first of ask({ ask: 'load', level }).start.legal) {
    const { hint, rest } = ask({ ask: 'hint', level, moves: [first] });
    if (hint !== 'next' && hint !== 'mistake') continue;
    const detour: Action[] = [first, ...(rest ?? [{ take: first }, ...solution(name)])];
    if (!rest && hint !== 'mistake') continue;
    const { lines } = ask({ ask: 'regret', level, actions: detour });
    const chosen = lines.findIndex(({ lapses }) => lapses.length > 0);
    if (chosen >= 0) return { actions: detour, lines, chosen };
  }
  throw new Error(`no detour in ${name}`);
}

/** Does what a person did. What was placed is taken away by the same click. */
async function perform(page: Page, puzzle: string, level: string, actions: readonly Action[]): Promise<void> {
  const { pointer, keys } = handsOf(puzzle);
  if (actions.every((action) => typeof action === 'string')) return keys(page, [...actions], builtIn(level));
  const [wrong = '', , ...rest] = actions as [string, Action, ...string[]];
  await pointer(page, [wrong], builtIn(level));
  await pointer(page, [wrong], builtIn(level), -1);
  await pointer(page, rest, builtIn(level));
}

/** The name under which a level is kept. */
const fullName = (name: string): string => ask({ ask: 'load', level: builtIn(name) }).name;

function nextOf(name: string): string {
  const pack = cards.flatMap((card) => card.packs).find(({ levels }) => levels.some((level) => level.name === name));
  const at = pack?.levels.findIndex((level) => level.name === name) ?? 0;
  return pack?.levels[at + 1]?.name ?? '';
}

const levelNumber = (name: string): string => en.gallery.level(name.split('/').at(-1) ?? '');
