// Hints in both languages, what a game is measured by, and errors that are told by their kind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { ask, solution } from './engine';
import { hands, shows } from './hands';
import { desktop, hasBrowser, Site, type Visit } from './site';

const dictionaries = { en, vi };
/** The letters r2c5 are the engine's; people count rows and columns. */
const ENGINE = /\br\d+c\d+\b/;

describe.skipIf(!hasBrowser)('hints', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  const cases = (['en', 'vi'] as const).flatMap((language) => ['tents/6x6/1', 'light-up/7x7/1'].map((level) => [language, level] as const));
  test.each(cases)('in %s: %s is solved by hints alone', async (language, level) => {
    const visit = await site.browser(desktop, { language });
    const { page } = visit;
    const t = dictionaries[language];
    await visit.go(`play/${level}`);
    await shows(page, 0);
    const panel = page.locator('[data-hint]');
    const moves: string[] = [];
    for (;;) {
      const { step } = ask({ ask: 'hint', level: { from: 'built-in', name: level }, moves });
      if (!step) break;
      await page.keyboard.press('h');
      await panel.getByText(t.play.hintMore).waitFor();
      await page.keyboard.press('h');
      await page.keyboard.press('h');
      const act = panel.getByRole('button', { name: t.play.hintDo });
      await act.waitFor();
      const told = await panel.innerText();
      expect(told).toContain(t.tutor.names[`${level.split('/')[0]}/${step.rule}`]);
      expect(told).not.toMatch(ENGINE);
      if (language === 'vi') expect(told.match(/\b(the|tent|bulb|row|column|cell)\b/gi)).toBeNull();
      await act.click();
      moves.push(...step.moves);
      await shows(page, moves.length);
    }
    await page.locator('[data-won]').waitFor();
    await visit.close();
  });

  test('a mistake is pointed out and taken away', async () => {
    const visit = await withMistake(site);
    const { page } = visit;
    await page.keyboard.press('h');
    await page.getByText(vi.play.hintMistake).waitFor();
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await page.getByRole('button', { name: vi.play.hintDo }).click();
    await shows(page, 0);
    await visit.close();
  });

  test('a move makes a hint old', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('play/tents/6x6/1');
    await shows(page, 0);
    await page.keyboard.press('h');
    await page.getByText(en.play.hintMore).waitFor();
    await hands['tents']?.keys(page, solution('tents/6x6/1').slice(0, 1), { player: 0, width: 6 });
    await page.locator('[data-hint]').waitFor({ state: 'detached' });
    await visit.close();
  });

  test('puzzles without a tutor offer no hint', async () => {
    const visit = await site.browser(desktop);
    await visit.go('play/sokoban/1');
    await shows(visit.page, 0);
    expect(await visit.page.getByRole('button', { name: en.play.hint, exact: true }).count()).toBe(0);
    await visit.close();
  });

  test('an unknown level is told in Vietnamese, the engine’s words below', async () => {
    const visit = await site.browser(desktop, { language: 'vi' });
    await visit.go('play/sokoban/9999');
    await visit.page.getByText(vi.problems.kinds['no-level']('')).waitFor();
    await visit.page.getByText(vi.problems.details).click();
    await visit.page.getByText('no built-in level').waitFor();
    await visit.close();
  });
});

/** A game of Tents with one tent where no solution has one. */
async function withMistake(site: Site): Promise<Visit> {
  const name = 'tents/6x6/1';
  const right = new Set(solution(name));
  const { legal } = ask({ ask: 'load', level: { from: 'built-in', name } }).start;
  const wrong = legal.find((text) => !right.has(text)) ?? '';
  const visit = await site.browser(desktop, { language: 'vi' });
  await visit.go(`play/${name}`);
  await shows(visit.page, 0);
  await hands['tents']?.keys(visit.page, [wrong], { player: 0, width: 6 });
  return visit;
}
