// Pictures of every page in both themes and both languages, on a desktop and on a phone, to be looked at.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ask } from './engine';
import { desktop, hasBrowser, phone, Site } from './site';

const folder = new URL('../../screenshots/', import.meta.url);
mkdirSync(folder, { recursive: true });

const puzzles = ask({ ask: 'catalogue' }).puzzles;
const pages: Record<string, string> = {
  gallery: '',
  ...Object.fromEntries(puzzles.map(({ info }) => [`levels-${info.name}`, `puzzle/${info.name}`])),
  ...Object.fromEntries(puzzles.map(({ info, packs }) => [`play-${info.name}`, `play/${packs[0]?.levels[2]?.name}`])),
  'play-many-cups': `play/${puzzles.find(({ info }) => info.name === 'water-sort')?.packs[0]?.levels.at(-1)?.name}`,
};

describe.skipIf(!hasBrowser)('pictures', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  const looks = [
    ['desktop', 'en', 'light'],
    ['desktop', 'vi', 'dark'],
    ['phone', 'en', 'dark'],
    ['phone', 'vi', 'light'],
  ] as const;
  test.each(looks)('searches and races: %s, %s, %s', async (size, language, theme) => {
    const visit = await site.browser(size === 'phone' ? phone : desktop, { language, theme });
    const { page } = visit;
    for (const { info, packs } of puzzles) {
      for (const kind of ['watch', 'compare']) {
        await visit.go(`${kind}/${packs[0]?.levels[2]?.name}`);
        await page.locator('form button[type="submit"]').click();
        await page.locator('[data-outcome], [data-race="done"]').first().waitFor();
        await page.locator('input[type="range"]').fill(kind === 'watch' ? '8' : '1000');
        await page.waitForTimeout(1200);
        await page.screenshot({ path: new URL(`${kind}-${info.name}-${size}-${language}-${theme}.png`, folder).pathname });
      }
    }
    await visit.close();
  }, 240_000);

  test.each(looks)('%s, %s, %s', async (size, language, theme) => {
    const visit = await site.browser(size === 'phone' ? phone : desktop, { language, theme });
    for (const [name, hash] of Object.entries(pages)) {
      await visit.go(hash);
      await visit.page.locator('h1').first().waitFor();
      await visit.page.waitForTimeout(name === 'gallery' ? 4500 : 1600);
      await visit.page.screenshot({ path: new URL(`${name}-${size}-${language}-${theme}.png`, folder).pathname });
    }
    await visit.close();
  });
});
