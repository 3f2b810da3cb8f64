// Where a sheet comes from and goes to: several drafts and windows, a full storage, a crash, import and export, a shared and a
// kept level.
import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { cards, edited } from './puzzles';
import { click, judged, reads, textOf } from './sheet';
import { desktop, hasBrowser, Site } from './site';

const contentOf = async (download: Download) => readFileSync((await download.path()) ?? '', 'utf8');

describe.skipIf(!hasBrowser)('drafts and files of the editor', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

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

  test('a draft is shared as it is, without being kept', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/light-up');
    await judged(page, 'solvable');
    await page.locator('[data-tile="black"]').click();
    await click(page, 0, 0);
    await judged(page, 'solvable');
    const drawn = await textOf(page);
    await page.locator('[data-share-draft]').click();
    const field = page.locator('dialog input[data-link]');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input[data-link]')?.value.includes('#/s/'));
    const address = await field.inputValue();
    const { shared } = ask({ ask: 'read-link', link: address.slice(address.indexOf('#')) });
    expect(ask({ ask: 'load', level: shared.level }).text).toBe(ask({ ask: 'load', level: { from: 'text', text: drawn, puzzle: 'light-up' } }).text);
    await visit.close();
  });

  test('a level that was kept is changed in its place, and what it was stays among the drafts', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('edit/light-up');
    await judged(page, 'solvable');
    await page.locator('[data-tile="black"]').click();
    await click(page, 0, 0);
    await judged(page, 'solvable');
    await page.locator('[data-keep]').click();
    await page.waitForURL('**/#/play/own/*');
    const first = page.url();
    await page.locator('a.edit').click();
    await page.locator('[data-save-over]').waitFor();
    await page.locator('[data-tile="black"]').click();
    await click(page, 0, 1);
    await judged(page, 'solvable');
    await page.locator('[data-save-over]').click();
    await page.waitForURL((url) => url.href.includes('#/play/own/') && url.href !== first);
    // What was bookmarked before leads to the level as it is now.
    await page.goto(first);
    await page.reload();
    await page.locator('.stage canvas').waitFor();
    await visit.go('puzzle/light-up');
    await page.locator('[data-own]').first().waitFor();
    expect(await page.locator('[data-own]').count()).toBe(1);
    expect(await page.locator('[data-draft]').count()).toBe(2);
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

  test.each(cards.filter(({ name }) => edited.includes(name)))('$name is exported in every notation, and read back the same', async ({ name, formats, packs }) => {
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
});
