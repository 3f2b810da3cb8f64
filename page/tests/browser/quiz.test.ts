// A quiz, gone through from start to end: from the watch page, by keys and by hand, and again by its link.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { desktop, hasBrowser, phone, Site } from './site';

const LEVEL = 'sokoban/1';
const level: LevelRef = { from: 'built-in', name: LEVEL };

/** The height of the small desktop on which a quiz fits. */
const HEIGHT = 720;

/** Where the parts of a kind begin and end on the screen. */
async function edges(page: Page, what: string): Promise<[number, number]> {
  const boxes = await Promise.all((await page.locator(what).all()).map((one) => one.boundingBox()));
  return [Math.min(...boxes.map((box) => box?.y ?? -1)), Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? Infinity)))];
}

/** Answers the question that is open, and goes on. */
async function answer(page: Page, choice: number, told: 'right' | 'wrong'): Promise<void> {
  // All answers are in sight with their question; then the reason is, and the question still is.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await edges(page, '[data-answer]'))[1]).toBeLessThanOrEqual(HEIGHT);
  await page.keyboard.press(String(choice + 1));
  await page.locator(`[data-told="${told}"]`).waitFor();
  expect((await page.locator('[data-told]').innerText()).length).toBeGreaterThan(20);
  const below = await page.locator('header').first().evaluate((header) => header.getBoundingClientRect().bottom);
  expect((await edges(page, '[data-question] h2'))[0]).toBeGreaterThanOrEqual(below);
  expect((await edges(page, '[data-next]'))[1]).toBeLessThanOrEqual(HEIGHT);
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
    await page.setViewportSize({ width: 1280, height: HEIGHT });
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
    // What was missed is listed, with the way to where it happened.
    expect(await page.locator('[data-missed]').count()).toBe(1);
    const missed = await page.locator('[data-missed] a').getAttribute('href');
    expect(ask({ ask: 'read-link', link: missed ?? '' }).shared.view).toMatchObject({ page: 'watch', request: { algorithm: 'astar' }, step: questions[0]?.n });

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
    // On a phone the question comes before the form, whose title is told once.
    expect(await other.page.locator('aside h2').isVisible()).toBe(false);
    expect((await edges(other.page, '[data-question] h2'))[0]).toBeLessThan(phone.height - 100);
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
    // What was chosen and answered is there after a reload.
    await visit.page.locator('[data-answer="0"]').click();
    const told = await visit.page.locator('[data-told]').getAttribute('data-told');
    await visit.page.reload();
    await visit.page.locator(`[data-told="${told}"]`).waitFor({ timeout: 30_000 });
    expect(await visit.page.locator('select[name="algorithm"]').inputValue()).toBe('bfs');
    await visit.close();
  });
});
