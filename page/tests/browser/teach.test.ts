// Teaching: searches and races are presented, and what is saved can be used. Lectures have a file of their own.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxesOf, overlapping } from './boxes';
import { middle } from './hands';
import { hasBrowser, phone, projector, Site, type Visit } from './site';

async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor();
}

/** What is saved when something is pressed. */
const saved = async (page: Page, what: string): Promise<Download> => (await Promise.all([page.waitForEvent('download'), page.locator(what).click()]))[0];
const bytes = async (download: Download) => readFileSync(await download.path());

/** The pictures of a GIF, counted by walking through its blocks. */
function gifFrames(gif: Buffer): number {
  expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  let [at, frames] = [13, 0];
  const skip = () => {
    for (let length = gif[at++] ?? 0; length > 0; length = gif[at++] ?? 0) at += length;
  };
  for (;;) {
    const kind = gif[at++];
    if (kind === 0x3b) break;
    if (kind === 0x21) at += 1;
    else {
      expect(kind).toBe(0x2c);
      at += 9 + 768 + 1;
      frames++;
    }
    skip();
  }
  expect(at).toBe(gif.length);
  return frames;
}

describe.skipIf(!hasBrowser)('teaching', () => {
  let site: Site;
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    site = await Site.open();
    visit = await site.browser(projector);
    page = visit.page;
  });
  afterAll(async () => {
    await visit.close();
    await site.close();
  });

  test('a search fills the screen in large type, and the keys of a remote control step through it', async () => {
    await visit.go('watch/grid/2');
    await run(page, 'astar');
    await page.locator('h1').first().click();
    await page.keyboard.press('p');
    const screen = page.locator('[data-presentation="shown"]');
    await screen.locator('[data-shown="search"][data-at="0"]').waitFor();
    await screen.locator('canvas[data-cell]').waitFor();
    const covered = await page.evaluate(() => document.elementFromPoint(60, 400)?.closest('[data-presentation]') !== null);
    expect(covered).toBe(true);
    const small = () => screen.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest('.hidden-text, button, select')) continue;
        if (parseFloat(getComputedStyle(element).fontSize) < 20) found.push(node.textContent);
      }
      return found;
    });
    expect(await small()).toEqual([]);
    expect(await screen.locator('.line .numbers').innerText()).toMatch(/^Expansion 1 of \d+$/);

    await page.keyboard.press('PageDown');
    await screen.locator('[data-at="1"]').waitFor();
    await page.keyboard.press('PageUp');
    await screen.locator('[data-at="0"]').waitFor();
    await page.keyboard.press('End');
    const last = await screen.locator('input[type="range"]').getAttribute('max');
    await screen.locator(`[data-at="${last}"]`).waitFor();
    // The goal is no expansion of its own.
    expect(await screen.locator('.line .numbers').innerText()).toBe(`Goal, after expansion ${last}`);
    await page.keyboard.press('t');
    await screen.locator('.tree canvas').waitFor();
    await page.keyboard.press('t');

    // The code and the lists, in type of the same size; steps inside an expansion by key.
    await page.keyboard.press('Home');
    await page.keyboard.press('k');
    await page.keyboard.press('l');
    await screen.locator('[data-parts="board code lists"]').waitFor();
    const code = screen.locator('[data-part="code"]');
    await screen.locator('[data-part="code"][data-think="0:0"]').waitFor();
    expect(await small()).toEqual([]);
    const lit = code.locator('[aria-current="step"]');
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('ArrowDown');
      await screen.locator(`[data-part="code"][data-think="0:${step}"]`).waitFor();
      const [line, seen] = await Promise.all([lit.boundingBox(), code.locator('.code').boundingBox()]);
      expect(line && seen && line.y >= seen.y - 1 && line.y + line.height <= seen.y + seen.height + 1).toBe(true);
    }
    await page.keyboard.press('ArrowUp');
    await screen.locator('[data-part="lists"][data-think="0:2"] [data-list="open"]').waitFor();
    // All parts at once have room beside one another: nothing is cut off, and nothing lies over anything.
    await page.keyboard.press('t');
    await screen.locator('[data-parts="board code lists tree"] .tree canvas').waitFor();
    expect(overlapping(await boxesOf(screen.locator('[data-parts] > *')))).toEqual([]);
    const beyond = (part: string, last: string) => screen.locator(`[data-part="${part}"]`).evaluate(
      (box, last) => (box.querySelector(last)?.getBoundingClientRect().bottom ?? Infinity) - box.getBoundingClientRect().bottom, last,
    );
    expect(await beyond('tree', 'section')).toBeLessThanOrEqual(1);
    expect(await screen.locator('[data-part="tree"] section').evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1);
    expect(await beyond('code', 'dl')).toBeLessThanOrEqual(1);
    await page.keyboard.press('t');
    // Slow motion, slower and faster.
    await page.keyboard.press('+');
    expect(await screen.locator('select[name="slow-speed"]').inputValue()).toBe('2');
    await page.keyboard.press('s');
    await screen.locator('[data-part="code"][data-think="1:0"]').waitFor();
    await page.keyboard.press('s');
    await page.keyboard.press('k');
    await page.keyboard.press('l');
    await screen.locator('[data-parts="board"]').waitFor();
    // A remote control still steps by expansions.
    await page.keyboard.press('PageDown');

    await page.keyboard.press('b');
    await page.locator('[data-presentation="black"]').waitFor();
    await page.keyboard.press('.');
    await screen.waitFor();

    // A pointer marks cells, by mouse and by keys.
    const at = await middle(screen.locator('canvas[data-cell]'), 2, 3);
    await page.mouse.click(at.x, at.y);
    await screen.locator('[data-marks="1"]').waitFor();
    await page.mouse.click(at.x, at.y);
    await screen.locator('[data-marks="0"]').waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await screen.locator('[data-marks="1"]').waitFor();
    await page.keyboard.press('c');
    await screen.locator('[data-marks="0"]').waitFor();

    await page.keyboard.press('n');
    await screen.locator('[data-strip] textarea').fill('Ask what h is here.');
    await page.keyboard.press('Escape');
    await page.locator('[data-presentation]').waitFor({ state: 'detached' });
    await page.locator('[data-present]').click();
    await page.keyboard.press('n');
    expect(await page.locator('[data-strip] textarea').inputValue()).toBe('Ask what h is here.');
    await page.locator('[data-leave]').click();
    await page.locator('[data-presentation]').waitFor({ state: 'detached' });
    // The page is in reach again, at the place where the presentation was left.
    await page.keyboard.press('Home');
    await page.locator('[data-shown="search"][data-at="0"]').waitFor();
  });

  test('however many parameters a title names, everything stays on the screen', async () => {
    await visit.go('watch/tents/15x15/1');
    await run(page, 'genetic');
    await page.locator('[data-run-of="genetic"]').waitFor();
    await page.locator('[data-present]').click();
    const screen = page.locator('[data-presentation="shown"]');
    for (const last of ['[data-leave]', '[data-toggle="tree"]']) {
      const box = await screen.locator(last).boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(projector.width);
    }
    // Boards are changed outside of any space, so none is named.
    expect(await screen.locator('h1').innerText()).not.toContain('ordered');
    await page.keyboard.press('Escape');
    await page.locator('[data-presentation]').waitFor({ state: 'detached' });
  });

  test('on a phone nothing lies over the facts, however little height a long title leaves them', async () => {
    const visit = await site.browser(phone, { language: 'vi' });
    const { page } = visit;
    await visit.go('watch/tents/15x15/1');
    await run(page, 'genetic');
    await page.locator('[data-run-of="genetic"]').waitFor();
    await page.locator('[data-present]').click();
    const parts = page.locator('[data-presentation="shown"]').locator('h1, .board, .facts dl > div, .line');
    await expect.poll(() => parts.count()).toBe(7);
    expect(overlapping(await boxesOf(parts))).toEqual([]);
    await visit.close();
  });

  test('a race is presented', async () => {
    await visit.go('compare/grid/2?race=bfs,astar');
    await page.locator('[data-race="done"]').waitFor();
    await page.locator('[data-present]').click();
    const screen = page.locator('[data-presentation="shown"]');
    expect(await screen.locator('[data-lane]').count()).toBe(2);
    const slider = screen.locator('input[type="range"]');
    const before = Number(await slider.inputValue());
    await page.keyboard.press('PageUp');
    await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await page.locator('[data-presentation]').waitFor({ state: 'detached' });

    // It is saved as a picture of its lanes, and as an animated file.
    await page.locator('[data-save-as]').click();
    const svg = (await bytes(await saved(page, '[data-save-still="svg"]'))).toString();
    expect(svg.match(/>Grid · [^<]*2<\/text>/g)?.length).toBe(2);
    expect(svg.match(/Expanded \d+/g)?.length).toBe(2);
    expect(gifFrames(await bytes(await saved(page, '[data-save-whole="gif"]')))).toBe(61);
    await page.keyboard.press('Escape');
  });

  test('a place is saved as a picture, a search as an animated file and as a page to scrub', async () => {
    await visit.go('watch/grid/1');
    await run(page, 'astar');
    await page.locator('[data-save-as]').click();

    const svg = (await bytes(await saved(page, '[data-save-still="svg"]'))).toString();
    expect(svg).toMatch(/^<svg [^>]*><title>A\*/);
    expect(svg).toContain('</svg>');
    const png = await bytes(await saved(page, '[data-save-still="png"]'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');

    // Each part of the view, and all of them at once; words stay words, and the caption names what was run, and where.
    const still = async (kind: string) => {
      await page.locator('select[name="still"]').selectOption(kind);
      const file = await saved(page, '[data-save-still="svg"]');
      expect(file.suggestedFilename()).toBe(`astar-grid-1-${kind}.svg`);
      const picture = (await bytes(file)).toString();
      expect(picture).toMatch(/<text[^>]*>A\*[^<]*<\/text>/);
      expect(picture).toMatch(/>Grid · [^<]*1<\/text>/);
      expect(picture).toMatch(/>Expansion 1<\/text>/);
      return picture;
    };
    expect(await still('tree')).toMatch(/<path d="[^"]*A/);
    expect(await still('charts')).toContain('>Goal</text>');
    expect(await still('lists')).toContain('>Open list (');
    expect(await still('code')).toContain('font-weight="700"');
    const all = await still('all');
    expect(all).toContain('>Open list (');
    expect(all).toContain('font-family="monospace"');
    await page.locator('select[name="still"]').selectOption('board');

    const rows = 1 + Number(await page.locator('.controls input[type="range"]').getAttribute('max'));
    const gif = await saved(page, '[data-save-whole="gif"]');
    expect(gif.suggestedFilename()).toBe('astar-grid-1.gif');
    expect(gifFrames(await bytes(gif))).toBe(rows);

    const html = await saved(page, '[data-save-whole="html"]');
    const place = join(tmpdir(), `solvarium-${process.pid}.html`);
    await html.saveAs(place);
    const alone = await page.context().newPage();
    await alone.goto(`file://${place}`);
    const picture = alone.locator('#picture');
    const first = await picture.innerHTML();
    expect(first.length).toBeGreaterThan(200);
    await alone.locator('#bar').fill(String(rows - 1));
    await alone.locator(`body[data-at="${rows - 1}"]`).waitFor();
    expect(await picture.innerHTML()).not.toBe(first);
    await alone.keyboard.press('Home');
    await alone.locator('body[data-at="0"]').waitFor();
    expect(await picture.innerHTML()).toBe(first);
    await alone.close();
    await page.keyboard.press('Escape');
  });

  test('a long search is saved at even distances, which is said, and saving can be cancelled', async () => {
    await visit.go('watch/sokoban/10');
    await run(page, 'bfs');
    await page.locator('[data-save-as]').click();
    expect(await page.locator('[data-extent]').innerText()).toMatch(/^Of [\d,]+ places, 240 are in the file, evenly spaced\.$/);
    await page.locator('[data-save-whole="gif"]').click();
    await page.locator('[data-saving="busy"]').waitFor();
    await page.locator('[data-cancel-save]').click();
    await page.locator('[data-saving="idle"]').waitFor();
    await page.keyboard.press('Escape');
  });
});
