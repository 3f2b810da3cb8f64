// A page that was opened once opens again without a network, and its engine works.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { desktop, hasBrowser, Site } from './site';
import { shows } from './hands';

describe.skipIf(!hasBrowser)('offline', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('a level can be opened', async () => {
    const visit = await site.browser(desktop);
    await visit.go('');
    await visit.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await visit.page.context().setOffline(true);
    await visit.page.reload();
    await visit.go('play/sokoban/1');
    await shows(visit.page, 0);
    await visit.page.locator('.stage canvas').waitFor();
    await visit.close();
  });
});
