// Reduced motion is honoured: previews stand still, boards jump. The page's clock is held, so nothing depends on how fast the
// machine is; the same steps with motion allowed show that the pictures would differ.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { solution } from './engine';
import { BOARD, shows } from './hands';
import { builtIn, drawn, handsOf, levelFor, played, puzzles } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

const animated = played.filter((puzzle) => handsOf(puzzle).animated);

describe.skipIf(!hasBrowser).each([
  ['reduce', true],
  ['no-preference', false],
] as const)('motion: %s', (reducedMotion, still) => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
  });

  test('previews of the gallery', async () => {
    await visit.go('');
    // A preview is drawn once it is in sight.
    for (const puzzle of puzzles) {
      await page.locator(`.preview.${puzzle}`).scrollIntoViewIfNeeded();
      await page.locator(`.preview.${puzzle}`).locator(BOARD).first().waitFor();
    }
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const puzzle of puzzles) {
      await page.locator(`.preview.${puzzle}`).scrollIntoViewIfNeeded();
      await page.clock.runFor(50);
      const before = await look(page, `.preview.${puzzle}`);
      await page.clock.runFor(2600);
      expect(before === (await look(page, `.preview.${puzzle}`)), puzzle).toBe(still);
    }
    await page.clock.resume();
  });

  test.each(animated)('the board of %s', async (puzzle) => {
    const level = levelFor('play', puzzle);
    await visit.go(`play/${level}`);
    await shows(page, 0);
    await page.locator('.stage').locator(drawn(puzzle)).first().waitFor();
    await page.clock.runFor(5000);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
    await page.clock.runFor(1000);
    await handsOf(puzzle).keys(page, solution(level).slice(0, 1), builtIn(level));
    await page.clock.runFor(40);
    const before = await look(page, '.stage');
    await page.clock.runFor(4000);
    expect(before === (await look(page, '.stage'))).toBe(still);
    await page.clock.resume();
  });
});

/** What a part of the page looks like, to compare. */
async function look(page: Page, part: string): Promise<string> {
  return (await page.locator(part).screenshot({ animations: 'disabled' })).toString('base64');
}
