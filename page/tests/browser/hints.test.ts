// Hints and errors in every language, and what a game is measured by.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaries, languageNames, type Language } from '../../src/i18n/languages';
import { sentence } from '../../src/i18n/sentence';
import { ask, solution } from './engine';
import { shows } from './hands';
import { builtIn, cards, handsOf, levelFor } from './puzzles';
import { desktop, hasBrowser, Site, speak, type Visit } from './site';

const { en, vi } = dictionaries;
/** A level of each puzzle that has a tutor. */
const taught = cards.filter((card) => card.tutor_rules.length).map((card) => levelFor('play', card.name));
const TENTS = 'tents/6x6/1';
/** Cells as programs write them; people count rows and columns. */
const CODE = /\br\d+c\d+\b/;

describe.skipIf(!hasBrowser)('hints', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  /** One visit for each language. */
  const visits = new Map<Language, Visit>();
  afterAll(async () => {
    for (const visit of visits.values()) await visit.close();
  });

  const cases = languageNames.flatMap((language) => taught.map((level) => [language, level] as const));
  test.each(cases)('in %s: %s is solved by hints alone', async (language, level) => {
    const visit = visits.get(language) ?? (await site.browser(desktop, { language, bloxorz: 'flat' }));
    visits.set(language, visit);
    const { page } = visit;
    const t = dictionaries[language];
    await visit.go(`play/${level}`);
    await shows(page, 0);
    const panel = page.locator('[data-hint]');
    const rules = ask({ ask: 'catalogue' }, language).puzzles.find(({ name }) => level.startsWith(`${name}/`))?.tutor_rules ?? [];
    const moves: string[] = [];
    let plan: string[] = [];
    for (;;) {
      const hint = { ask: 'hint', level: builtIn(level), moves, plan } as const;
      const { step, rest } = ask(hint, language);
      if (!step) break;
      plan = rest?.slice(step.moves.length) ?? [];
      await page.keyboard.press('h');
      await panel.getByText(t.play.hintMore).waitFor();
      await page.keyboard.press('h');
      await page.keyboard.press('h');
      const act = panel.getByRole('button', { name: t.play.hintDo });
      await act.waitFor();
      const text = await panel.innerText();
      expect(text).toContain(rules.find(({ name }) => name === step.rule)?.title);
      expect(text).not.toMatch(CODE);
      for (const part of [step.where, step.why, step.what]) expect(text).toContain(sentence(part));
      if (language === 'vi') expect(text.match(/\b(the|tent|bulb|row|column|cell)\b/gi)).toBeNull();
      await act.click();
      moves.push(...step.moves);
      await shows(page, moves.length);
    }
    await page.locator('[data-won]').waitFor();
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
    await visit.go(`play/${TENTS}`);
    await shows(page, 0);
    await page.keyboard.press('h');
    await page.getByText(en.play.hintMore).waitFor();
    await handsOf('tents').keys(page, solution(TENTS).slice(0, 1), builtIn(TENTS));
    await page.locator('[data-hint]').waitFor({ state: 'detached' });
    await visit.close();
  });

  test('every puzzle has a tutor', () => {
    expect(taught.length).toBe(cards.length);
  });

  test('a hint is worded again when the language changes', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`play/${TENTS}`);
    await shows(page, 0);
    await page.keyboard.press('h');
    for (const language of [...languageNames, 'en'] as const) {
      await speak(page, language);
      const { step } = ask({ ask: 'hint', level: builtIn(TENTS), moves: [] }, language);
      await page.locator('[data-hint="1"]').getByText(sentence(step?.where ?? ''), { exact: true }).waitFor();
    }
    await visit.close();
  });

  test('an unknown level is reported in Vietnamese', async () => {
    const visit = await site.browser(desktop, { language: 'vi' });
    await visit.go('play/sokoban/9999');
    const asking = () => ask({ ask: 'load', level: builtIn('sokoban/9999') }, 'vi');
    const shown = await visit.page.getByText('sokoban/9999').innerText();
    expect(asking).toThrow(shown.slice(1, -1));
    await visit.close();
  });
});

/** A game of Tents with one tent where no solution has one. */
async function withMistake(site: Site): Promise<Visit> {
  const right = new Set(solution(TENTS));
  const { legal } = ask({ ask: 'load', level: builtIn(TENTS) }).start;
  const wrong = legal.find((text) => !right.has(text)) ?? '';
  const visit = await site.browser(desktop, { language: 'vi' });
  await visit.go(`play/${TENTS}`);
  await shows(visit.page, 0);
  await handsOf('tents').keys(visit.page, [wrong], builtIn(TENTS));
  return visit;
}
