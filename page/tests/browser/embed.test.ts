// Links on the real server, inside other pages, and offline.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ask, Limits, View } from '../../src/protocol';
import { ask, solution } from './engine';
import { shows } from './hands';
import { plainHost } from './plain_host';
import { builtIn, handsOf } from './puzzles';
import { hasServer, Server } from './server';
import { desktop, hasBrowser } from './site';

const LEVEL = 'tents/1';
const hands = handsOf('tents');
const linkTo = (name: string, view: View): string => ask({ ask: 'make-link', shared: { level: builtIn(name), view } }).link;

/** The settings of a visit cannot be written into a frame that is still empty, or was refused. */
const NO_STORAGE = /Failed to read the 'localStorage' property/;

/** A page of another origin with a frame in it, and an icon, so that the browser asks for none. */
async function pageAround(address: string): Promise<{ url: string; end: () => void }> {
  const html = `<!doctype html><title>a course</title><link rel="icon" href="data:,"><iframe src="${address.replaceAll('&', '&amp;')}" width="640" height="480"></iframe>`;
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const end = () => (server.closeAllConnections(), void server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, end };
}

describe.skipIf(!hasBrowser || !hasServer)('links on the server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.site.close());

  test('a search of a link asks the server for no more than a second', async () => {
    const visit = await server.site.browser(desktop, { engine: 'server' });
    const { page } = visit;
    const limits: number[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      const sent = JSON.parse(request.postData() ?? '{}') as Ask;
      const seconds = (limits?: Limits) => limits?.seconds ?? Infinity;
      if (sent.ask === 'solve') limits.push(seconds(sent.request.limits));
      if (sent.ask === 'compare') for (const one of sent.requests) limits.push(seconds(one.limits) + (sent.repeat_seconds ?? 0));
    });
    const request = { algorithm: 'ids', limits: { seconds: 600 } };
    await visit.go(linkTo('sokoban/29', { page: 'watch', request }).slice(2));
    await page.locator('[data-note="ran-out"]').waitFor({ timeout: 30_000 });
    expect(limits).toEqual([1]);
    limits.length = 0;
    await visit.go(linkTo('sokoban/29', { page: 'compare', requests: [request, { algorithm: 'bfs' }, { algorithm: 'idastar' }] }).slice(2));
    await page.locator('[data-note="ran-out"]').waitFor({ timeout: 30_000 });
    expect(limits.length).toBe(3);
    expect(limits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(1 * Math.max(1, Math.min(3, await page.evaluate(() => navigator.hardwareConcurrency))));
    await page.locator('[data-go-on]').click();
    await page.locator('[data-race="running"] button').click();
    await visit.close();
  });

  test('the view for other pages is played inside one; the page itself is not let in', async () => {
    const link = linkTo(LEVEL, { page: 'play' });
    const around = await pageAround(`${server.site.address}?embed${link}`);
    const visit = await server.site.browser(desktop);
    const { page } = visit;
    await page.goto(around.url);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-embed="play"] .stage[data-length="0"] canvas').waitFor();
    expect(await frame.locator('header').count()).toBe(0);
    const [row = 0, column = 0] = (solution(LEVEL)[0] ?? '').split(',').map(Number);
    const canvas = frame.locator('.stage canvas');
    const { cell, left, top } = await canvas.evaluate(({ dataset }: HTMLElement) => ({
      cell: Number(dataset.cell), left: Number(dataset.left), top: Number(dataset.top),
    }));
    await canvas.click({ position: { x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell } });
    await frame.locator('.stage[data-length="1"]').waitFor();
    const full = frame.locator('a.full');
    expect(await full.getAttribute('target')).toBe('_blank');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), full.click()]);
    await shows(opened, 0);
    expect(await opened.locator('header').count()).toBeGreaterThan(0);
    expect(await opened.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game:')))).toEqual([]);
    await opened.close();

    const refused = await pageAround(`${server.site.address}${link}`);
    await page.goto(refused.url);
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
    await visit.close(new RegExp(`frame-ancestors|X-Frame-Options|Framing|${NO_STORAGE.source}`));
    around.end();
    refused.end();
  });

  test.each([
    ['replay', { page: 'replay', moves: solution(LEVEL) }, '[data-replay]'],
    ['watch', { page: 'watch', request: { algorithm: 'bfs' }, step: 3 }, '[data-shown="search"][data-at="2"]'],
    ['compare', { page: 'compare', requests: [{ algorithm: 'bfs' }, { algorithm: 'astar' }] }, '[data-race="done"]'],
  ] as const)('%s stands in another page too', async (_, view, there) => {
    const around = await pageAround(`${server.site.address}?embed${linkTo(LEVEL, { ...view } as unknown as View)}`);
    const visit = await server.site.browser(desktop);
    await visit.page.goto(around.url);
    await visit.page.frameLocator('iframe').locator(there).waitFor({ timeout: 60_000 });
    await visit.close(NO_STORAGE);
    around.end();
  });
});

describe.skipIf(!hasBrowser)('links on a static site', () => {
  test('work in a folder, and after one visit without the host', async () => {
    const site = await plainHost();
    const visit = await site.browser({ ...desktop, offline: true });
    const { page } = visit;
    const moves = solution(LEVEL);
    await visit.go('');
    await visit.isKept();
    await site.stop();
    await visit.go(linkTo(LEVEL, { page: 'play', moves: moves.slice(0, 2) }).slice(2));
    await page.reload();
    await shows(page, 2);
    await page.locator('[data-share-level]').click();
    await page.locator('canvas[data-qr]').waitFor();
    await page.keyboard.press('Escape');
    await hands.pointer(page, moves.slice(2), builtIn(LEVEL), 2);
    await page.locator('[data-won]').waitFor();
    await visit.go(linkTo(LEVEL, { page: 'watch', request: { algorithm: 'bfs' }, step: 2 }).slice(2));
    await page.locator('[data-shown="search"][data-at="1"]').waitFor();
    await visit.close();
    await site.close();
  });
});
