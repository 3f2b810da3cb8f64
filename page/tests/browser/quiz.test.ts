// A quiz, gone through from start to end: from the watch page, by keys and by hand, and again by its link.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { desktop, hasBrowser, phone, Site } from './site';

const LEVEL = 'sokoban/1';
const level: LevelRef = { from: 'built-in', name: LEVEL };

/** Answers the question that is open, and goes on. */
async function answer(page: Page, choice: number, told: 'right' | 'wrong'): Promise<void> {
  await page.keyboard.press(String(choice + 1));
  await page.locator(`[data-told="${told}"]`).waitFor();
  expect((await page.locator('[data-told]').innerText()).length).toBeGreaterThan(20);
  await page.locator('[data-next]').click();
}

describe.skipIf(!hasBrowser)('a quiz', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('is made from the search that is watched, explains every answer, counts, and is shared by link', async () => {
    const { questions } = ask({ ask: 'quiz', level, request: { algorithm: 'astar' }, seed: 1, count: 6 });
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(3);
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`watch/${LEVEL}`);
    await page.locator('[data-quiz-link]').click();
    await page.locator('[data-quiz="asking"]').waitFor({ timeout: 30_000 });
    for (const [at, { kind, n, right, choices }] of questions.entries()) {
      await page.locator(`[data-question="${kind}"][data-n="${n}"]`).waitFor();
      expect(await page.locator('[data-answer]').count()).toBe(choices.length);
      expect(await page.locator('[data-score]').getAttribute('data-score')).toBe(String(Math.max(0, at - 1)));
      // The first one is answered wrongly.
      if (at === 0) await answer(page, (right + 1) % choices.length, 'wrong');
      else await answer(page, right, 'right');
    }
    await page.locator(`[data-result="${questions.length - 1}"]`).waitFor();

    await page.locator('[data-share-level]').click();
    await page.locator('[data-share="quiz"]').waitFor();
    await expect.poll(() => page.locator('[data-link]').inputValue()).toContain('#/s/1/');
    const link = new URL(await page.locator('[data-link]').inputValue()).hash;
    const { view } = ask({ ask: 'read-link', link }).shared;
    expect(view).toMatchObject({ page: 'quiz', request: { algorithm: 'astar' }, seed: 1, count: 6 });
    await page.keyboard.press('Escape');

    const other = await site.browser(phone, { language: 'vi' });
    await other.go(link.slice(2));
    const [first] = questions;
    await other.page.locator(`[data-question="${first?.kind}"][data-n="${first?.n}"]`).waitFor({ timeout: 30_000 });
    await other.page.locator(`[data-answer="${first?.right}"]`).click();
    await other.page.locator('[data-told="right"]').waitFor();
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await other.close();

    await page.locator('[data-again]').click();
    await page.locator(`[data-question="${first?.kind}"]`).waitFor();
    await visit.close();
  });

  test('what has no open list is refused in words', async () => {
    const visit = await site.browser(desktop);
    await visit.go(`quiz/${LEVEL}?request=${encodeURIComponent('{"algorithm":"anneal"}')}`);
    await visit.page.locator('[data-quiz="failed"]').waitFor({ timeout: 30_000 });
    await visit.page.locator('select[name="algorithm"]').selectOption('bfs');
    await visit.page.locator('[data-question]').waitFor({ timeout: 30_000 });
    await visit.close();
  });
});
