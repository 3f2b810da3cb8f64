// No English is left where the page is in another language: neither in what the engine says nor on a page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageNames, type Language } from '../../src/i18n/languages';
import { ask } from './engine';
import { algorithms, cards, puzzles } from './puzzles';
import { desktop, hasBrowser, Site, type Visit } from './site';

/** Titles that are the same in every language. */
const PROPER = /^(Solvarium|Bloxorz|Sokoban|(ID)?A\*|\d+x\d+)$/;

/** The texts of a reply, by where they stand; names and what is written for programs are no texts. */
function texts(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return /(title|tagline|rules|summary|guarantee|((?<!targets\.)measures|facts|(?<!kind\.)choices)\.[^.]+)$/.test(at) ? [[at, value]] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}.${key}`));
}

const others = languageNames.slice(1);

test.each(others)('everything that the catalogue describes, in %s', (language) => {
  const english = new Map(texts(ask({ ask: 'catalogue' }, 'en')));
  const translated = texts(ask({ ask: 'catalogue' }, language));
  expect(translated.map(([at]) => at)).toEqual([...english.keys()]);
  expect(translated.filter(([at, text]) => text === english.get(at) && !PROPER.test(text))).toEqual([]);
});

describe.skipIf(!hasBrowser)('pages', () => {
  let site: Site;
  const visits = new Map<Language, Visit>();
  beforeAll(async () => {
    site = await Site.open();
    for (const language of languageNames) visits.set(language, await site.browser(desktop, { language }));
  });
  afterAll(async () => {
    for (const visit of visits.values()) await visit.close();
    await site.close();
  });

  /** The engine's names stand for themselves in every language. */
  const names = new Set([...puzzles, ...algorithms, ...cards.flatMap((card) => [...card.heuristics, ...card.formats])].map(nameOf));
  const level = (puzzle: string) => cards.find(({ name }) => name === puzzle)?.packs[0]?.levels[0]?.name ?? '';
  const addresses = ['', 'learn', ...puzzles.flatMap((puzzle) => [`puzzle/${puzzle}`, ...['play', 'watch', 'compare', 'edit'].map((page) => `${page}/${level(puzzle)}`)])];

  test.each(addresses)('#/%s', async (address) => {
    const english = await linesOf('en', address);
    for (const language of others) {
      const same = (await linesOf(language, address)).filter((line) => english.includes(line) && !PROPER.test(line) && !names.has(line));
      expect(same, language).toEqual([]);
    }
  });

  /** The lines of a page that have words in them. */
  async function linesOf(language: Language, address: string): Promise<string[]> {
    const visit = visits.get(language) as Visit;
    await visit.go(address);
    await visit.page.reload();
    await visit.page.locator('#content :is(h1, h2)').first().waitFor();
    if (address === '') await visit.page.locator('.tile .count').getByText(/\d/).first().waitFor();
    const text = await visit.page.locator('body').innerText();
    return text.split('\n').map((line) => line.trim()).filter((line) => /\p{L}{3}/u.test(line));
  }
});

function nameOf(named: string | { name: string }): string {
  return typeof named === 'string' ? named : named.name;
}
