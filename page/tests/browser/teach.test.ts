// Teaching: searches and races are presented, a lecture is given from its first slide to its last, and what is saved can be used.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middle } from './hands';
import { plainHost } from './plain_host';
import { hasServer, Server } from './server';
import { hasBrowser, phone, Site, type Visit } from './site';

const FILE = fileURLToPath(new URL('../../../examples/lectures/astar.json', import.meta.url));
const example = JSON.parse(readFileSync(FILE, 'utf8')) as { slides: { title: string; step?: number[]; show?: string[]; request?: string; requests?: string[]; view?: string }[] };
const projector = { width: 1280, height: 720 };
const longTitles = [
  ['en', 'Uniform-cost search looks at every cell that is nearer than the goal, and A* with a good estimate leaves most of them alone'],
  ['vi', 'Tìm kiếm chi phí đều xem xét mọi ô gần hơn đích, còn A* với một ước lượng tốt thì bỏ qua gần hết những ô không cần thiết ấy'],
  ['en', `One word: ${'uniformcost'.repeat(10)}`],
] as const;

async function run(page: Page, algorithm: string): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome="solved"]').waitFor();
}

/** Goes through the whole example with the keys of a remote control. */
async function give(page: Page): Promise<void> {
  const screen = page.locator('[data-presentation]');
  for (const [index, { title, step = [], show = ['board'], request, requests, view }] of example.slides.entries()) {
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
      await screen.locator(`[data-scene="watch"][data-phase="done"] [data-parts="${show.join(' ')}"] [data-shown="search"]`).waitFor();
      if (show.includes('lists')) await screen.locator('[data-part="lists"] [data-list="open"] [data-entry]').first().waitFor();
    } else {
      await screen.locator('[data-scene="board"] canvas').waitFor();
      // Where nothing moves, arrows turn the slides too.
      await page.keyboard.press('ArrowRight');
      await screen.locator('[data-place]', { hasText: `${index + 2} / ${example.slides.length}` }).waitFor();
      await page.keyboard.press('PageUp');
      await screen.locator('[data-place]', { hasText: `${index + 1} / ${example.slides.length}` }).waitFor();
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

const boxesOf = (parts: Locator) => parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

/** Boxes that lie over one before them. */
function overlapping(boxes: DOMRect[]): DOMRect[] {
  const overlap = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)));
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

  test.each([projector, phone].flatMap((size) => longTitles.map(([language, title]) => [size.width, language, title, size] as const)))(
    'on a screen of %i pixels a long title is there to its end, and all of the slide below it (%s: %s)',
    async (_, language, title, size) => {
      const visit = await site.browser(size, { language });
      const { page } = visit;
      await visit.go('lecture');
      const slide = { title, text: 'S → G', notes: 'f = g + h', level: 'grid/1' };
      await page.locator('textarea[name="lecture"]').fill(JSON.stringify({ title, slides: [slide, { ...slide, request: 'astar' }] }));
      await page.locator('form button[type="submit"]').click();
      await page.locator('[data-slide="1"] canvas[data-cell]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

      await page.locator('[data-present]').click();
      await page.keyboard.press('n');
      const screen = page.locator('[data-presentation="shown"]');
      for (const scene of ['board', 'watch']) {
        await screen.locator(`[data-scene="${scene}"] canvas[data-cell]`).waitFor();
        const shown = await screen.locator('h1').evaluate((h1) => ({
          text: h1.textContent,
          width: h1.scrollWidth - h1.clientWidth,
          height: h1.scrollHeight - h1.clientHeight,
        }));
        expect(shown).toEqual({ text: title, width: 0, height: 0 });
        // Most of the height is left to what the title stands over.
        expect((await screen.locator('h1').boundingBox())?.height).toBeLessThanOrEqual(size.height / 6);

        const view = screen.locator('.view');
        expect(await view.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const parts = screen.locator('h1, [data-place], [data-previous], [data-next], [data-notes], [data-leave], .slide .text, canvas[data-cell], [data-strip]');
        // The board takes its room when the notes have theirs.
        await expect.poll(async () => overlapping(await boxesOf(parts))).toEqual([]);
        const boxes = await boxesOf(parts);
        expect(boxes).toHaveLength(9);
        const outside = ({ left, top, right, bottom }: DOMRect) => left < 0 || top < 0 || right > size.width || bottom > size.height;
        expect(boxes.filter(outside)).toEqual([]);
        const [room, board] = await Promise.all([view.boundingBox(), screen.locator('canvas[data-cell]').boundingBox()]);
        expect(board?.height).toBeGreaterThan(100);
        expect((board?.y ?? Infinity) + (board?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
        await page.keyboard.press('PageDown');
      }
      await visit.close();
    },
  );

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

    // A program that a lecture brings along is shown, and runs only when one says so.
    const request = { algorithm: 'astar', heuristic: 'own', script: '/* of a teacher */ function heuristic() { return 0; }' };
    await text.fill(JSON.stringify({ title: 't', slides: [{ title: 'Own', level: 'grid/1', request }] }));
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-foreign] pre', { hasText: 'of a teacher' }).waitFor();
    expect(await page.locator('[data-scene]').count()).toBe(0);
    await page.locator('[data-accept]').click();
    await page.locator('[data-slide="1"] [data-scene="watch"][data-phase="done"] [data-shown="search"]').waitFor({ timeout: 60_000 });
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
