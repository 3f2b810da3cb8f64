// A search of two million expansions is recorded, scrubbed and paged, and the page stays small.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, hasBrowser, Site } from './site';

const EXPANSIONS = 2_000_000;
/** Bytes of scripts and data that the page itself may hold: some pages of rows, a summary of the tree. */
const MOST_BYTES = 96 << 20;

describe.skipIf(!hasBrowser)('a large search', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  test('does not sink the page', { timeout: 300_000 }, async () => {
    const visit = await site.browser(desktop);
    const { page } = visit;
    await visit.go('watch/sokoban/generated/100');
    await page.locator('select[name="algorithm"]').selectOption('ids');
    await page.locator('details summary').last().click();
    await page.locator('input[name="seconds"]').fill('');
    await page.locator('input[name="nodes"]').fill(String(EXPANSIONS));
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="limit"]').waitFor({ timeout: 240_000 });

    // Less than every expansion was recorded, but evenly, up to the end.
    await page.getByText(`Of ${EXPANSIONS.toLocaleString('en')} places in the search, one in`).waitFor();
    const slider = page.locator('.controls input[type="range"]');
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(100_000);
    expect(last).toBeLessThan(EXPANSIONS);

    const protocol = await page.context().newCDPSession(page);
    const heap = async () => {
      await protocol.send('HeapProfiler.collectGarbage');
      return (await protocol.send('Runtime.getHeapUsage')).usedSize;
    };
    const numbers = new Set<string>();
    for (const part of [1, 0.1, 0.9, 0.3, 0.7, 0.5, 0.2, 0.8, 0.4, 0.6, 0]) {
      const place = Math.round(part * last);
      await slider.fill(String(place));
      await page.locator(`[data-shown="search"][data-at="${place}"]`).waitFor();
      numbers.add(await page.locator('[data-fact="n"]').innerText());
      expect(await heap()).toBeLessThan(MOST_BYTES);
    }
    expect(numbers.size).toBe(11);

    const tree = await page.locator('.tree[role="group"]').getAttribute('aria-label');
    expect(Number(tree?.replace(/\D/g, ''))).toBeLessThanOrEqual(1500);
    await visit.close();
  });
});
