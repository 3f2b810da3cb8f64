// The person's own levels: opened by text, by file and from a collection, kept over a reload, played, watched and compared.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { shows } from './hands';
import { desktop, hasBrowser, phone, Site } from './site';

const CORRIDOR = '#######\n#@ $ .#\n#######';
/** A cup with one unit and a mistake, or a number above a white cell. */
const AMBIGUOUS = '1\n-1\n';
const COLLECTION = `The corridor\n\n${CORRIDOR}\n\nThe hall\n\n########\n#@     #\n#  $$  #\n#  ..  #\n########\n`;

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('[data-open-level]').first().click();
  await page.locator('textarea[name="level"]').fill(text);
  await page.locator('dialog button[type="submit"]').click();
}

const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe.skipIf(!hasBrowser)('levels of one’s own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('a pasted level is played, found again after a reload, watched and compared', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await paste(page, CORRIDOR);
    await shows(page, 0);
    const name = new URL(page.url()).hash.replace('#/play/', '');
    expect(name).toMatch(/^own\/[a-z0-9]{11}$/);
    await page.keyboard.press('ArrowRight');
    await shows(page, 1);

    await page.reload();
    await shows(page, 1);
    for (const made of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(page, made);
    }
    await page.locator('[data-won]').waitFor();

    await visit.go(`watch/${name}`);
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor();
    const command = await page.locator('[data-command]').innerText();
    expect(command).toContain('solvarium solve sokoban-1.txt --puzzle sokoban -a bfs');
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save="level"]').click()]);
    expect(file.suggestedFilename()).toBe('sokoban-1.txt');

    await visit.go(`compare/${name}`);
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor();
    expect(await page.locator('[data-command]').innerText()).toContain('solvarium compare sokoban-1.txt --puzzle sokoban -a bfs,');

    await visit.go('puzzle/sokoban');
    await page.locator(`[data-own="${name.slice(4)}"] canvas`).waitFor();
    await visit.close();
  });

  test('the same level is kept once; it can be renamed, removed and brought back', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    for (const text of [CORRIDOR, `${CORRIDOR}\n\n`]) {
      await visit.go('');
      await paste(page, text);
      await shows(page, 0);
    }
    await visit.go('');
    const tile = page.locator('[data-own]');
    await tile.waitFor();
    expect(await tile.count()).toBe(1);

    await tile.getByRole('button', { name: /^Rename/ }).click();
    await tile.locator('input').fill('Đường hầm');
    await page.keyboard.press('Enter');
    await tile.getByText('Đường hầm').waitFor();
    await tile.getByRole('button', { name: /^Remove/ }).click();
    await tile.waitFor({ state: 'detached' });
    await page.locator('[data-undo-removal]').click();
    await page.reload();
    await tile.getByText('Đường hầm').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), tile.getByRole('button', { name: /^Save/ }).click()]);
    expect(file.suggestedFilename()).toBe('duong-ham.txt');

    await tile.getByRole('button', { name: /^Remove/ }).click();
    await tile.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-own-levels]').waitFor();
    expect(await tile.count()).toBe(0);
    await visit.close();
  });

  test('of a collection in a file one level is chosen, or all are kept', async () => {
    const visit = await site.browser(phone);
    const { page } = visit;
    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    await page.locator('input[type="file"]').setInputFiles(textFile('two_rooms.sok', COLLECTION));
    await page.locator('[data-part="2"]').getByText('The hall').waitFor();
    await page.locator('[data-part="2"] canvas').waitFor();
    await page.locator('[data-part="2"]').click();
    await shows(page, 0);
    expect(await page.locator('h1').innerText()).toBe('The hall');

    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    await page.locator('input[type="file"]').setInputFiles(textFile('two_rooms.sok', COLLECTION));
    await page.locator('[data-keep-all]').click();
    await page.waitForURL('**/#/puzzle/sokoban');
    await page.getByRole('heading', { level: 1, name: 'Sokoban' }).waitFor();
    await page.locator('[data-own]').getByText('The corridor').waitFor();
    expect(await page.locator('[data-own]').count()).toBe(2);
    await visit.close();
  });

  test('a file that is dropped onto the page is opened', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('puzzle/tents');
    await page.locator('[data-own-levels]').waitFor();
    const carried = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'the_corridor.xsb'));
      return data;
    }, CORRIDOR);
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: carried });
    await page.getByText('Drop to open the level').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
    await shows(page, 0);
    expect(await page.locator('h1').innerText()).toBe('the corridor');
    await visit.close();
  });

  test('every puzzle opens what its generator writes', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    const puzzles = ask({ ask: 'catalogue' }).puzzles.filter((card) => card.generator).map((card) => card.name);
    for (const puzzle of puzzles) {
      await visit.go('');
      await paste(page, ask({ ask: 'generate', puzzle, seed: 3 }).text);
      await shows(page, 0);
      expect(await page.locator('.app').getAttribute('data-puzzle')).toBe(puzzle);
    }
    await visit.close();
  });

  test('nonsense is answered with what is wrong, and where', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await paste(page, 'good day\nto you');
    await page.locator('[data-problem="unrecognised"]').waitFor();
    await page.locator('[data-problem] [data-puzzle="tents"]').click();
    await page.locator('[data-problem="level"]').waitFor();

    await page.locator('textarea[name="level"]').fill('tents 3 2\ncols 1 0 x\nrows 1 0\nT..\n...');
    expect(await page.locator('[data-problem]').count()).toBe(0);
    await page.locator('dialog button[type="submit"]').click();
    const problem = page.locator('[data-problem="level"]');
    await problem.getByText('line 2, column 10').waitFor();
    expect(await problem.locator('mark').innerText()).toBe('x');

    await page.locator('input[type="file"]').setInputFiles(textFile('huge.txt', '#'.repeat(9 << 20)));
    await page.locator('[data-problem="failure"]').getByText('larger than 8 MiB').waitFor();

    await page.locator('textarea[name="level"]').fill(CORRIDOR);
    await page.locator('dialog button[type="submit"]').click();
    await shows(page, 0);
    await visit.close();
  });

  test('a text that several puzzles read is asked about', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await paste(page, AMBIGUOUS);
    await page.locator('[data-problem="ambiguous"] [data-puzzle="light-up"]').click();
    await shows(page, 0);
    expect(await page.locator('.app').getAttribute('data-puzzle')).toBe('light-up');
    await visit.close();
  });

  test('a level for which there is no room is played all the same, and said to be unkept', async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('');
    await page.evaluate(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('solvarium:own:')) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    await paste(page, CORRIDOR);
    await shows(page, 0);
    await page.keyboard.press('ArrowRight');
    await shows(page, 1);
    await page.locator('a.logo').click();
    await page.locator('[data-own]').getByText('storage is full').waitFor();
    await visit.close();
  });

  test('a level that is not here is said to be gone', async () => {
    const visit = await site.browser(desktop);
    await visit.go('play/own/00000000000');
    await visit.page.getByText('This level is not, or is no longer, stored in this browser.').waitFor();
    await visit.close();
  });
});
