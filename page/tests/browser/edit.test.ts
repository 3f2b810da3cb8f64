// In the editor a level of each puzzle is made by keys and by mouse; the verdict follows, every step can be undone, a reload
// finds the draft, and the level is played.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';
import { middle, shows, type MadeLevel } from './hands';
import { cards, handsOf, played } from './puzzles';
import { judged, reads, textOf } from './sheet';
import { desktop, hasBrowser, Site } from './site';

function draftOf(puzzle: string): MadeLevel {
  const { draft } = handsOf(puzzle);
  if (!draft) throw new Error(`${puzzle} has no draft`);
  return draft;
}

async function byKeys(page: Page, { strokes, verdicts }: MadeLevel): Promise<void> {
  const keys = new Map(
    await page.locator('[data-tile]').evaluateAll((tiles) => tiles.map(({ dataset }) => [dataset.tile ?? '', dataset.key ?? ''] as const)),
  );
  let [row, column] = [0, 0];
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  for (const [made, [tile, toRow, toColumn]] of strokes.entries()) {
    await page.keyboard.press(keys.get(tile) ?? '');
    await press(toRow > row ? 'ArrowDown' : 'ArrowUp', Math.abs(toRow - row));
    await press(toColumn > column ? 'ArrowRight' : 'ArrowLeft', Math.abs(toColumn - column));
    [row, column] = [toRow, toColumn];
    await page.keyboard.press('Space');
    if (made === 0) await judged(page, verdicts[1]);
  }
}

async function byMouse(page: Page, { strokes }: MadeLevel): Promise<void> {
  const canvas = page.locator('.stage canvas');
  for (const [tile, row, column] of strokes) {
    await page.locator(`[data-tile="${tile}"]`).click();
    const { x, y } = await middle(canvas, row, column);
    await page.mouse.click(x, y);
  }
}

describe.skipIf(!hasBrowser)('the editor', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test.each(played.filter((puzzle) => handsOf(puzzle).draft))('a level of %s is made, undone, found again and played', async (puzzle) => {
    const draft = draftOf(puzzle);
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`puzzle/${puzzle}`);
    await page.locator('[data-new-in-editor]').click();
    await judged(page, draft.verdicts[0]);
    const before = await textOf(page);
    await byKeys(page, draft);
    await judged(page, draft.verdicts[2]);
    const made = await textOf(page);
    expect(made).not.toBe(before);
    expect(page.url()).toContain('#/edit/draft-');

    while (await page.locator('[data-undo]').isEnabled()) await page.keyboard.press('Control+z');
    await reads(page, before);
    await judged(page, draft.verdicts[0]);
    while (await page.locator('[data-redo]').isEnabled()) await page.keyboard.press('Control+y');
    await reads(page, made);

    await page.reload();
    await reads(page, made);
    await judged(page, draft.verdicts[2]);

    await visit.go(`edit/${puzzle}`);
    await reads(page, before);
    await byMouse(page, draft);
    await reads(page, made);
    await judged(page, draft.verdicts[2]);
    await page.locator('[data-keep]').click();
    await shows(page, 0);
    const level: LevelRef = { from: 'text', text: made, puzzle };
    const algorithm = cards.find((card) => card.name === puzzle)?.default_algorithm ?? 'astar';
    await handsOf(puzzle).keys(page, ask({ ask: 'solve', level, request: { algorithm } }).report.moves, level);
    await page.locator('[data-won]').waitFor();

    await visit.go(`puzzle/${puzzle}`);
    await page.locator('[data-own]').first().waitFor();
    expect(await page.locator('[data-draft]').count()).toBe(2);
    await visit.close();
  });
});
