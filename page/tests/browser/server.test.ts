// The page as the real server serves it: it can use the server, outlives it, and needs it when it has no engine itself.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solution } from './engine';
import { shows } from './hands';
import { builtIn, handsOf } from './puzzles';
import { hasServer, Server } from './server';
import { desktop, hasBrowser, type Visit } from './site';

const LEVEL = 'tents/1';
const tents = handsOf('tents');
const UNREACHABLE = /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/;

/** Chooses where the engine runs, as a person does. */
async function choose({ page }: Visit, engine: 'auto' | 'worker' | 'server'): Promise<void> {
  await page.locator('button[data-engine]').click();
  await page.locator(`dialog[open] input[value="${engine}"]`).check();
  await page.keyboard.press('Escape');
  await page.locator(`button[data-engine="${engine}"]`).waitFor();
}

describe.skipIf(!hasBrowser || !hasServer)('the page of the server', () => {
  let server: Server;
  let visit: Visit;
  beforeEach(async () => {
    server = await Server.start();
    visit = await server.site.browser({ ...desktop, offline: true });
  });
  afterEach(() => server.site.close());

  test('a level is played to the win and a search watched over the server', async () => {
    const { page } = visit;
    await visit.go('');
    await page.locator('button[data-engine="worker"]').waitFor();
    await choose(visit, 'server');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await visit.go(`play/${LEVEL}`);
    await shows(page, 0);
    await tents.pointer(page, solution(LEVEL), builtIn(LEVEL));
    await page.locator('[data-won]').waitFor();

    await visit.go(`watch/${LEVEL}`);
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor();
    await page.locator('[data-step="forward"]').click();
    await page.locator('[data-shown="search"][data-at="1"]').waitFor();
    expect(asked).toContain('/api/ask');
    expect(asked).toContain('/api/stream');

    // What was recorded on the server is still looked at there after a change of the engine.
    await choose(visit, 'worker');
    await page.locator('[data-step="forward"]').click();
    await page.locator('[data-shown="search"][data-at="2"]').waitFor();
    await visit.close();
  });

  test('a long search on the server is cancelled', async () => {
    const { page } = visit;
    await visit.go('watch/sokoban/29');
    await choose(visit, 'server');
    await page.locator('select[name="algorithm"]').selectOption('ids');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-running] button').click();
    await page.getByText('The search was cancelled.').waitFor();
    await visit.close();
  });

  test('a server that goes away is missed by nobody', async () => {
    const { page } = visit;
    await visit.go(`play/${LEVEL}`);
    await choose(visit, 'server');
    const moves = solution(LEVEL);
    await shows(page, 0);
    await tents.pointer(page, moves.slice(0, 1), builtIn(LEVEL));
    await server.kill();
    // The next move finds the server gone: the page says so, continues by itself, and keeps what was done.
    await tents.pointer(page, moves.slice(1), builtIn(LEVEL), 1);
    await page.locator('[data-won]').waitFor();
    await page.locator('[data-gone]').waitFor();
    await page.locator('button[data-engine="worker"]').waitFor();
    await page.locator('[data-gone] button').click();
    await page.locator('[data-gone]').waitFor({ state: 'detached' });
    await visit.close(UNREACHABLE);
  });

  test('without its own engine the page uses the server, and says when that is gone too', async () => {
    const { page } = visit;
    await page.route('**/*.wasm', (route) => route.abort());
    // Nor does it get one for offline use.
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await visit.go(`play/${LEVEL}`);
    await page.locator('button[data-engine="server"]').waitFor();
    await shows(page, 0);
    const moves = solution(LEVEL);
    await tents.pointer(page, moves.slice(0, 2), builtIn(LEVEL));
    await server.kill();
    await page.keyboard.press('z');
    await page.getByRole('alert').getByText('The engine could not be started').waitFor();
    await visit.close(/ERR_FAILED|ERR_CONNECTION_REFUSED/);
  });
});
