// Teaching: searches and races are presented, a lecture is given from its first slide to its last, and what is saved can be used.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middle } from './hands';
import { plainHost } from './plain_host';
import { hasServer, Server } from './server';
import { hasBrowser, Site, type Visit } from './site';

const FILE = fileURLToPath(new URL('../../../examples/lectures/astar.json', import.meta.url));
const example = JSON.parse(readFileSync(FILE, 'utf8')) as { slides: { title: string; step?: number[]; request?: string; requests?: string[]; view?: string }[] };
const projector = { width: 1280, height: 720 };

async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor();
}

/** Goes through the whole example with the keys of a remote control. */
async function give(page: Page): Promise<void> {
  const screen = page.locator('[data-presentation]');
  for (const [index, { title, step = [], request, requests, view }] of example.slides.entries()) {
    await screen.locator('[data-place]', { hasText: `${index + 1} / ${example.slides.length}` }).waitFor();
    expect(await screen.locator('h1').innerText()).toBe(title);
    if (requests) {
      await screen.locator('[data-scene="compare"][data-phase="done"]').waitFor({ timeout: 60_000 });
      expect(await screen.locator('[data-lane]').count()).toBe(requests.length);
    } else if (view === 'play') {
      await screen.locator('.stage[data-length="0"] canvas').waitFor();
      // The board is played by keys, also here.
      await page.keyboard.press('ArrowLeft');
      await screen.locator('.stage[data-length="1"]').waitFor();
    } else if (request) {
      await screen.locator('[data-scene="watch"][data-phase="done"] [data-shown="search"]').waitFor();
    } else {
      await screen.locator('[data-scene="board"] canvas').waitFor();
    }
    for (const [at, number] of step.entries()) {
      await screen.locator(`[data-stop="${at + 1}"]`).waitFor();
      await expect.poll(() => screen.locator('[data-fact="n"]').innerText()).toBe(String(number));
      if (at < step.length - 1) await page.keyboard.press('PageDown');
    }
    await page.keyboard.press('PageDown');
  }
  // After the last slide there is nothing more; back leads to it again.
  await screen.locator('[data-place]', { hasText: `${example.slides.length} / ` }).waitFor();
}

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
    const small = await screen.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest('.hidden-text, button, select')) continue;
        if (parseFloat(getComputedStyle(element).fontSize) < 20) found.push(node.textContent);
      }
      return found;
    });
    expect(small).toEqual([]);

    await page.keyboard.press('PageDown');
    await screen.locator('[data-at="1"]').waitFor();
    await page.keyboard.press('PageUp');
    await screen.locator('[data-at="0"]').waitFor();
    await page.keyboard.press('End');
    const last = await screen.locator('input[type="range"]').getAttribute('max');
    await screen.locator(`[data-at="${last}"]`).waitFor();
    await page.keyboard.press('t');
    await screen.locator('.tree canvas').waitFor();
    await page.keyboard.press('t');

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
  });

  test('a place is saved as a picture, a search as an animated file and as a page to scrub', async () => {
    await visit.go('watch/grid/1');
    await run(page, 'astar');
    await page.locator('[data-save-as]').click();
    const saved = async (what: string): Promise<Download> => (await Promise.all([page.waitForEvent('download'), page.locator(what).click()]))[0];
    const bytes = async (download: Download) => readFileSync(await download.path());

    const svg = (await bytes(await saved('[data-save-still="svg"]'))).toString();
    expect(svg).toMatch(/^<svg [^>]*><title>A\*/);
    expect(svg).toContain('</svg>');
    const png = await bytes(await saved('[data-save-still="png"]'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');

    const rows = 1 + Number(await page.locator('.controls input[type="range"]').getAttribute('max'));
    const gif = await saved('[data-save-whole="gif"]');
    expect(gif.suggestedFilename()).toBe('astar-grid-1.gif');
    expect(gifFrames(await bytes(gif))).toBe(rows);

    const html = await saved('[data-save-whole="html"]');
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

  test('what is wrong with a lecture is said with its place, and then it can be put right', async () => {
    await visit.go('lecture');
    const text = page.locator('textarea[name="lecture"]');
    await text.fill('{"title": "t",\n\n"slides": [{"title": "a", "level": "grid/999"}]}');
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-bad-lecture]', { hasText: 'line 3' }).waitFor();
    await text.fill('{"title": "t", "slides": [{"title": "Words alone", "text": "**Strong** and _stressed_"}]}');
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-slide="1"] h2', { hasText: 'Words alone' }).waitFor();
    expect(await page.locator('[data-slide="1"] strong').innerText()).toBe('Strong');
    await page.locator('[data-end-lecture]').click();
    await page.locator('textarea[name="lecture"]').waitFor();
    await page.locator('input[type="file"]').setInputFiles(FILE);
    await page.locator('[data-slide="1"] [data-scene="board"] canvas').waitFor();
    await page.locator('[data-next-slide]').click();
    await page.locator('[data-slide="2"] [data-stop="1"]').waitFor();
    await page.locator('[data-end-lecture]').click();
  });
});

test.skipIf(!hasBrowser)('a lecture is given from start to end without a network, and is still there after a reload', async () => {
  const site = await plainHost();
  const visit = await site.browser({ ...projector, offline: true });
  const { page } = visit;
  await visit.go('');
  await visit.isKept();
  await site.stop();
  await visit.go('lecture');
  await page.locator('[data-example-lecture]').click();
  await page.locator('[data-slide="1"]').waitFor();
  await page.keyboard.press('p');
  await give(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator(`[data-slide="${example.slides.length}"] [data-scene="compare"][data-phase="done"]`).waitFor({ timeout: 60_000 });
  await visit.close();
  await site.close();
});

test.skipIf(!hasBrowser || !hasServer)('`solvarium lecture` serves the page at the lecture', async () => {
  const server = await Server.start('lecture', FILE);
  const visit = await server.site.browser(projector);
  await visit.go('lecture/served');
  await visit.page.locator('[data-slide="1"] h2', { hasText: example.slides[0]?.title ?? '' }).waitFor();
  await visit.page.locator('[data-present]').click();
  await give(visit.page);
  await visit.close();
  await server.site.close();
});
