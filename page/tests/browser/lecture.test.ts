// Lectures in a real browser: given from start to end, also offline, long titles, and what is wrong with a file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxesOf, overlapping } from './boxes';
import { plainHost } from './plain_host';
import { hasServer, Server } from './server';
import { hasBrowser, phone, projector, Site } from './site';

const FILE = fileURLToPath(new URL('../../../examples/lectures/astar.json', import.meta.url));
const example = JSON.parse(readFileSync(FILE, 'utf8')) as { slides: { title: string; step?: number[]; show?: string[]; request?: string; requests?: string[]; view?: string }[] };
const longTitles = [
  ['en', 'Uniform-cost search looks at every cell that is nearer than the goal, and A* with a good estimate leaves most of them alone'],
  ['vi', 'Tìm kiếm chi phí đều xem xét mọi ô gần hơn đích, còn A* với một ước lượng tốt thì bỏ qua gần hết những ô không cần thiết ấy'],
  ['en', `One word: ${'uniformcost'.repeat(10)}`],
] as const;

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

describe.skipIf(!hasBrowser)('lectures', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

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

  test('what is wrong with a lecture is said with its place, and then it can be put right', async () => {
    const visit = await site.browser(projector);
    const { page } = visit;
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
    await visit.close();
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
