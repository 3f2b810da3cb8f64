// A picture of the page in each language, without reloading it, and what can be checked about each.
import { expect } from 'vitest';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { languageNames } from '../../src/i18n/languages';
import { speak } from './site';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

/** With `PICTURES` there is a picture in each theme, to be looked at; the checks need one. */
const THEMES = process.env.PICTURES ? (['light', 'dark'] as const) : (['light'] as const);
/** A picture with fewer bytes shows an empty page. */
const BLANK = 9000;
/** What a text with a hole in it looks like. */
const HOLES = /\bundefined\b|\bNaN\b|\[object |\$\{|=>/;
/** Several plain words in a row: a sentence that someone wrote. */
const SENTENCE = /[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}/;

/** Takes a picture of what the page shows in each language and theme. */
export async function shoot(page: Page, name: string): Promise<void> {
  const texts: Record<string, string[]> = {};
  for (const language of languageNames) {
    await speak(page, language);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"][lang="${language}"]`).waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const where = `${name}, ${language}, ${theme}`;
      const picture = await page.screenshot({ animations: 'disabled', path: `${folder}${name}-${language}-${theme}.png` });
      expect(picture.length, `${where}: is the page empty?`).toBeGreaterThan(BLANK);
      expect(await page.evaluate(overflow), `${where}: what runs over the edge?`).toEqual([]);
    }
    texts[language] = await page.evaluate(textsOf);
    expect(texts[language].filter((text) => HOLES.test(text)), `${name}, ${language}: holes in texts`).toEqual([]);
  }
  for (const language of languageNames.slice(1)) {
    const same = texts[language]?.filter((text) => SENTENCE.test(text) && texts.en?.includes(text));
    expect(same, `${name}, ${language}: still in English`).toEqual([]);
  }
  await speak(page, 'en');
}

/** What makes the page wider than its window. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > clientWidth + 1);
  return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map((part) => `${part.tagName}.${part.className}`)];
}

/** The texts that are in sight, except names, commands and what is marked as being in another language. */
function textsOf(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (text && parent?.checkVisibility() && !parent.closest('code, pre, script, style, [lang]:not(html)')) texts.push(text);
  }
  return texts;
}
