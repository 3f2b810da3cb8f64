// What axe says about a page, in every theme and both languages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/i18n/languages';
import { speak } from './site';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
  /** The rules that are checked, if not all of them are. */
  runOnly?: RunOnly;
}
/** Colours are all that is left to differ once every rule was checked in both languages. */
const runOnly: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const looks: Look[] = [
  { language: 'en', colorScheme: 'light', contrast: 'no-preference' },
  { language: 'vi', colorScheme: 'dark', contrast: 'no-preference' },
  { language: 'vi', colorScheme: 'light', contrast: 'more', runOnly },
  { language: 'en', colorScheme: 'dark', contrast: 'more', runOnly },
];

/** Looks for what is serious or critical, in every look. */
export async function clean(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The view for other pages keeps the language it was opened in.
  const speaks = (await page.locator('button.language').count()) > 0;
  for (const { language, runOnly, ...media } of looks) {
    await page.emulateMedia(media);
    if (speaks) await speak(page, language);
    await page.locator(`html[data-theme="${media.colorScheme}"][data-contrast="${media.contrast === 'more' ? 'more' : 'normal'}"]`).waitFor({ state: 'attached' });
    // No rule that is checked needs the style sheets themselves.
    const how = { resultTypes: ['violations'], preload: false, ...(runOnly ? { runOnly } : {}) };
    const found = await page.evaluate(
      (how) => (window as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } }).axe.run(document, how),
      how,
    );
    const grave = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id} (${nodes.length}): ${node.html.slice(0, 120)} ${node.failureSummary?.slice(0, 300)}`));
    expect(told, `${page.url()} in ${language}, ${media.colorScheme}, contrast ${media.contrast}`).toEqual([]);
  }
  if (speaks) await speak(page, 'en');
}
