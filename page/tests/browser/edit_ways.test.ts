// What else can be done to a sheet: wires, shapes, selections, clues, test games, fingers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middle } from './hands';
import { click, drag, judged, reads, textOf } from './sheet';
import { desktop, hasBrowser, phone, Site } from './site';

describe.skipIf(!hasBrowser)('ways of the editor', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('switches of Bloxorz are wired to bridges by dragging and by keys, and splits get their landings', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/bloxorz');
    await judged(page, 'invalid');
    const paint = async (tile: string, ...cells: (readonly [number, number])[]) => {
      await page.locator(`[data-tile="${tile}"]`).click();
      await drag(page, ...cells);
    };
    await paint('tile', [1, 0], [1, 5]);
    await paint('closed', [1, 6], [1, 7]);
    await paint('tile', [1, 8], [1, 9]);
    await paint('soft', [1, 3]);
    await paint('goal', [1, 9]);
    await paint('start', [1, 0]);
    await judged(page, 'unsolvable');
    await page.locator('[data-mode="link"]').click();
    await drag(page, [1, 3], [1, 6]);
    await judged(page, 'solvable');
    const wired = await textOf(page);
    expect(wired).toMatch(/:soft\^/);

    // Again, and the wire is gone; then by keys, from the switch to the bridge.
    await drag(page, [1, 3], [1, 7]);
    await judged(page, 'unsolvable');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await reads(page, wired);

    await page.locator('[data-mode="paint"]').click();
    await paint('split', [1, 4]);
    await judged(page, 'invalid');
    await page.locator('[data-mode="link"]').click();
    await drag(page, [1, 4], [1, 1]);
    await drag(page, [1, 4], [1, 5]);
    await page.locator('[data-verdict]:not([data-verdict="invalid"])').waitFor();
    expect(await textOf(page)).toContain(':split@1,1@1,5');
    await visit.close();
  });

  test('a test starts anywhere and leaves the draft as it is', async () => {
    const visit = await site.browser(desktop, { bloxorz: 'flat' });
    const { page } = visit;
    await visit.go('edit/bloxorz/1');
    await judged(page, 'solvable');
    const before = await textOf(page);
    await page.locator('[data-test-play]').click();
    await page.locator('[data-test] svg[role="img"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-test][data-length="1"]').waitFor();
    await page.locator('[data-start-elsewhere]').click();
    await page.locator('[data-test] canvas').waitFor();
    await click(page, 4, 5);
    await page.locator('[data-test][data-length="0"] svg[role="img"]').waitFor();
    for (const [made, key] of ['ArrowRight', 'ArrowRight'].entries()) {
      await page.keyboard.press(key);
      await page.locator(`[data-test][data-length="${made + 1}"]`).waitFor();
    }
    await page.locator('[data-end-test]').click();
    expect(await textOf(page)).toBe(before);
    await visit.close();
  });

  test('on a phone the tested board has the room of the editor, and the buttons are in one row', async () => {
    const visit = await site.browser(phone);
    const { page } = visit;
    await visit.go('edit/sokoban/1');
    await judged(page, 'solvable');
    await page.locator('[data-test-play]').tap();
    const board = page.locator('[data-test] .stage canvas');
    await board.waitFor();
    expect(await page.locator('[data-tile]').count()).toBe(0);
    const [box, view] = [await board.boundingBox(), page.viewportSize()];
    expect(box?.width).toBeGreaterThan((view?.width ?? 0) * 0.8);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(view?.height ?? 0);
    const tops = await page.locator('[data-test] button').evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
    await page.locator('[data-end-test]').tap();
    await page.locator('[data-tile]').first().waitFor();
    await visit.close();
  });

  test('shapes, fills and selections change the sheet, each in one step', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/light-up');
    await judged(page, 'solvable');
    await page.locator('summary').filter({ hasText: 'Shape' }).click();
    for (const side of ['right', 'right', 'right', 'right', 'bottom', 'bottom', 'bottom', 'bottom', 'bottom']) await page.locator(`[data-less="${side}"]`).click();
    await reads(page, 'lightup 3 2\n...\n...');
    await page.locator('[data-tile="black"]').click();
    await click(page, 0, 0);
    await page.locator('[data-mirror="horizontal"]').click();
    await reads(page, 'lightup 3 2\n..#\n...');
    await page.locator('[data-turn]').click();
    await reads(page, 'lightup 2 3\n..\n..\n.#');
    await page.locator('[data-more="left"]').click();
    await reads(page, 'lightup 3 3\n...\n...\n..#');

    await page.locator('[data-mode="rectangle"]').click();
    await page.locator('[data-tile="number1"]').click();
    await drag(page, [0, 0], [1, 1]);
    await reads(page, 'lightup 3 3\n11.\n11.\n..#');
    await page.locator('[data-mode="fill"]').click();
    await page.locator('[data-tile="number2"]').click();
    await click(page, 0, 1);
    await reads(page, 'lightup 3 3\n22.\n22.\n..#');
    await page.keyboard.press('Control+z');
    await reads(page, 'lightup 3 3\n11.\n11.\n..#');

    await page.locator('[data-mode="select"]').click();
    await drag(page, [1, 1], [2, 2]);
    await page.keyboard.press('Control+x');
    await reads(page, 'lightup 3 3\n11.\n1..\n...');
    await click(page, 0, 0);
    await page.keyboard.press('Control+v');
    await reads(page, 'lightup 3 3\n1..\n.#.\n...');
    await visit.close();
  });

  test('clues of Tents are counted or given, and what is wrong is shown at its place', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/tents/6x6/1');
    await page.locator('[data-line="unique"]').getByText('Exactly one solution').waitFor();
    await page.locator('[data-clue="columns-0"]').fill('');
    await page.keyboard.press('Enter');
    await page.locator('[data-verdict]').getByText('solution').first().waitFor();
    expect(await textOf(page)).toContain('cols ? ');
    await page.locator('[data-clue="rows-1"]').fill('9');
    await page.keyboard.press('Enter');
    await judged(page, 'invalid');
    await visit.close();
  });

  test('dead squares are laid over a board of Sokoban, and a mistake is marked on its cell', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/sokoban/3');
    await judged(page, 'solvable');
    await page.locator('[data-verdict]').getByText('Show dead squares (7)').waitFor();
    await page.locator('[data-line="length"]').getByText('13 pushes, proved').waitFor();
    await page.locator('[data-tile="box"]').click();
    await click(page, 1, 2);
    await judged(page, 'invalid');
    await page.locator('[data-why]').getByText('boxes').waitFor();
    await page.locator('[data-go-to]').click();
    expect(await page.locator('.stage canvas').evaluate((canvas) => canvas === document.activeElement)).toBe(true);
    await visit.close();
  });

  test('a finger paints, and everything to be touched is large enough', async () => {
    const visit = await site.browser(phone);
    const { page } = visit;
    await visit.go('edit/light-up');
    await judged(page, 'solvable');
    await page.locator('[data-tile="black"]').tap();
    const canvas = page.locator('.stage canvas');
    await canvas.scrollIntoViewIfNeeded();
    const [from, to] = [await middle(canvas, 0, 0), await middle(canvas, 0, 3)];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.x + (to.x - from.x) * share, from.y);
    await touch('touchEnd', to.x, to.y);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-editor]')?.dataset.text?.startsWith('lightup 7 7\n####...'));
    const small = await page.locator('.editor :is(button, a.button, summary, input:not([type="checkbox"]))').evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0 && (box.height < 43.5 || box.width < 43.5)).length,
    );
    expect(small).toBe(0);
    await visit.close();
  });
});
