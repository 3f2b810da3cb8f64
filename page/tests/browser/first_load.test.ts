// The first visit to the real server: how much travels until the gallery can be used, and what the browser may keep.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './engine';
import { hasServer, Server } from './server';
import { desktop, hasBrowser } from './site';

const MOST_BYTES = 1_200_000;
const puzzles = ask({ ask: 'catalogue' }).puzzles.length;
const assets = hasBrowser ? readdirSync(new URL('../../dist/assets/', import.meta.url)) : [];

describe.skipIf(!hasBrowser || !hasServer)('the first visit', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.site.close());

  test('no more than 1.2 MB travel until the gallery can be used', async () => {
    const visit = await server.site.browser({ ...desktop, offline: true });
    const { page } = visit;
    const network = await page.context().newCDPSession(page);
    const order: string[] = [];
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    page.on('requestfinished', (request) => order.push(new URL(request.url()).pathname));
    const offline = page.context().waitForEvent('serviceworker');
    void offline.then(() => order.push('service worker'));
    await network.send('Network.enable');
    await visit.go('');
    await page.locator('a.tile .count').filter({ hasText: /\d/ }).nth(puzzles - 1).waitFor();
    const seconds = await page.evaluate(() => performance.now() / 1000);
    console.log(`first visit: ${(bytes / 1e6).toFixed(2)} MB, the gallery usable after ${seconds.toFixed(1)} s`);

    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    // Parts that the gallery does not need come when they are needed, and what is kept for offline use comes last.
    expect(order.filter((path) => /scene|uPlot|Watch|Compare|Play/.test(path))).toEqual([]);
    await offline;
    expect(order.findIndex((path) => path.endsWith('.wasm'))).toBeGreaterThan(-1);
    expect(order.indexOf('service worker')).toBeGreaterThan(order.findIndex((path) => path.endsWith('.wasm')));
    await visit.close();
  });

  const wasm = assets.find((name) => name.endsWith('.wasm')) ?? '';
  const script = assets.find((name) => /^index-.*\.js$/.test(name)) ?? '';
  test.each([
    [`assets/${wasm}`, 'public, max-age=31536000, immutable'],
    [`assets/${script}`, 'public, max-age=31536000, immutable'],
    ['', 'no-cache'],
    ['sw.js', 'no-cache'],
  ])('%s is compressed, kept, and not sent twice', async (path, kept) => {
    const address = server.site.address + path;
    const first = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });
    await first.arrayBuffer();
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe(kept);
    if (path.startsWith('assets/')) expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});
