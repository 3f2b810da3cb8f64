// What else the editor can do: wires, shapes, selections, several drafts and windows, a full storage, test games, import and
// export, a printed sheet, fingers.
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { middle } from './hands';
import { cards } from './puzzles';
import { desktop, hasBrowser, phone, Site } from './site';

const textOf = async (page: Page) => (await page.locator('[data-editor]').getAttribute('data-text')) ?? '';
const judged = (page: Page, verdict: string) => page.locator(`[data-verdict="${verdict}"][data-fresh="true"]`).waitFor();
const reads = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector<HTMLElement>('[data-editor]')?.dataset.text === wanted, text);
const contentOf = async (download: Download) => readFileSync((await download.path()) ?? '', 'utf8');

/** A stroke of the mouse over cells. */
async function drag(page: Page, ...cells: (readonly [row: number, column: number])[]): Promise<void> {
  const canvas = page.locator('.stage canvas');
  const [first, ...rest] = await Promise.all(cells.map(([row, column]) => middle(canvas, row, column)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}
const click = (page: Page, row: number, column: number) => drag(page, [row, column]);

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
    await page.locator('[data-line="length"]').getByText('13 (pushes), proved').waitFor();
    await page.locator('[data-tile="box"]').click();
    await click(page, 1, 2);
    await judged(page, 'invalid');
    await page.locator('[data-why]').getByText('boxes').waitFor();
    await page.locator('[data-go-to]').waitFor();
    await visit.close();
  });

  test('drafts of two windows never overwrite each other', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/light-up');
    await judged(page, 'solvable');
    await page.locator('[data-tile="black"]').click();
    await click(page, 0, 0);
    await page.waitForURL('**/#/edit/draft-*');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await reads(other, await textOf(page));
    // What one window draws, the other shows.
    await page.bringToFront();
    await click(page, 0, 1);
    await reads(other, await textOf(page));
    // A window that has not heard of a change makes a draft of its own.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('solvarium:draft:')) ?? '';
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/"revision":"[^"]*"/, '"revision":"elsewhere"'));
    });
    await page.bringToFront();
    await click(page, 0, 2);
    await page.locator('[data-notice="forked"]').waitFor();
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('solvarium:draft:')).length);
    expect(kept).toBe(2);
    await visit.close();
  });

  test('a draft for which there is no room is said to be unkept, and can be downloaded', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/sokoban');
    await judged(page, 'invalid');
    await page.evaluate(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('solvarium:draft:')) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    await page.locator('[data-tile="player"]').click();
    await click(page, 1, 1);
    await page.locator('[data-unkept]').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
    expect(await contentOf(file)).toBe(await textOf(page));
    await visit.close();
  });

  test('a level is imported as a draft and exported in other notations and as pictures', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/tents');
    await judged(page, 'solvable');
    await page.locator('[data-import]').click();
    await page.locator('textarea[name="level"]').fill('https://puzz.link/p?akari/4/3/g6.ag..gd');
    await page.locator('dialog button[type="submit"]').click();
    await reads(page, 'lightup 4 3\n.1.#\n0...\n##.3');
    await page.locator('[data-export]').click();
    await page.locator('select[name="format"]').selectOption('tatham');
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value.startsWith('4x3:'));
    const saved = async (what: string) => (await Promise.all([page.waitForEvent('download'), page.locator(`[data-save="${what}"]`).click()]))[0];
    expect((await contentOf(await saved('text'))).trim()).toBe('4x3:a1aB0cBBa3');
    const svg = await contentOf(await saved('svg'));
    expect(svg).toMatch(/^<svg .*<text[^>]*>3<\/text>.*<\/svg>$/s);
    expect((await saved('png')).suggestedFilename()).toMatch(/\.png$/);
    await page.keyboard.press('Escape');

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.locator('[data-sheet] img').waitFor();
    expect(await page.locator('.bench').isVisible()).toBe(false);
    expect(await page.locator('.app > header').first().isVisible()).toBe(false);
    await visit.close();
  });

  test('a file, a file that is dropped and a shared link are imported too', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    const ROOM = '######\n#@$-.#\n######';
    const begin = async () => {
      await visit.go('edit/tents');
      await page.waitForFunction((room) => ![undefined, room].includes(document.querySelector<HTMLElement>('[data-editor]')?.dataset.text), ROOM);
      await judged(page, 'solvable');
    };
    await begin();
    await page.locator('[data-import]').click();
    await page.locator('input[type="file"]').setInputFiles({ name: 'room.xsb', mimeType: 'text/plain', buffer: Buffer.from(ROOM) });
    await reads(page, ROOM);

    await begin();
    const carried = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'room.xsb'));
      return data;
    }, ROOM);
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: carried });
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
    await reads(page, ROOM);

    await begin();
    const { link } = ask({ ask: 'make-link', shared: { level: { from: 'text', text: ROOM, puzzle: 'sokoban' }, view: { page: 'play' } } });
    await page.locator('[data-import]').click();
    await page.locator('textarea[name="level"]').fill(`https://example.org/solvarium/${link}`);
    await page.locator('dialog button[type="submit"]').click();
    await reads(page, ROOM);
    await visit.close();
  });

  test('a crash of the page loses no stroke', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/sokoban');
    await page.locator('[data-verdict][data-fresh="true"]').waitFor();
    const before = await textOf(page);
    await page.locator('[data-tile="wall"]').click();
    await click(page, 2, 2);
    await page.waitForFunction((text) => document.querySelector<HTMLElement>('[data-editor]')?.dataset.text !== text, before);
    const drawn = await textOf(page);
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await again.goto(address);
    await reads(again, drawn);
    await visit.close();
  });

  test.each(cards)('$name is exported in every notation, and read back the same', async ({ name, formats, packs }) => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go(`edit/${packs[0]?.levels[0]?.name ?? ''}`);
    await page.locator('[data-verdict][data-fresh="true"]').waitFor();
    const drawn = await textOf(page);
    const level = { from: 'text', text: drawn, puzzle: name } as const;
    for (const format of formats.map((each) => each.name)) {
      await page.locator('[data-export]').click();
      const choice = page.locator('select[name="format"]');
      const own = (await choice.locator('option').first().innerText()) === format;
      await choice.selectOption(own ? '' : format);
      const wanted = own ? drawn : ask({ ask: 'convert', level, to: format }).text;
      await page.waitForFunction((text) => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value === text, wanted);
      await page.keyboard.press('Escape');

      await page.locator('[data-import]').click();
      await page.locator('textarea[name="level"]').fill(wanted);
      const before = page.url();
      await page.locator('dialog button[type="submit"]').click();
      const asked = page.locator(`dialog [data-problem="ambiguous"] [data-puzzle="${name}"]`);
      await page.waitForFunction((url) => location.href !== url || document.querySelector('dialog [data-problem="ambiguous"]'), before);
      if (await asked.count()) await asked.click();
      await page.waitForURL((url) => url.href !== before);
      await reads(page, drawn);
    }
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
