import { test } from 'vitest';
import { Site, type Screen } from './site';
import { ask, solution } from './engine';
import { shows } from './hands';
import { builtIn, handsOf } from './puzzles';
const screens: Record<string, Screen> = { phone: { width: 390, height: 664, touch: true }, land: { width: 844, height: 390, touch: true }, desk: { width: 1280, height: 720 }, big: { width: 1920, height: 1080 } };
test('look', async () => {
  const site = await Site.open();
  const shots: [string, keyof typeof screens, 'light' | 'dark', 'en' | 'vi'][] = [['a', 'desk', 'light', 'en'], ['b', 'phone', 'dark', 'vi'], ['c', 'land', 'light', 'vi'], ['d', 'big', 'dark', 'en']];
  for (const [id, size, theme, language] of shots) {
    const visit = await site.browser(screens[size] as Screen, { theme, language, alarm: true });
    const { page } = visit;
    const snap = (name: string, fullPage = false) => page.screenshot({ path: `/tmp/look/${id}-${name}.png`, fullPage });
    await visit.go('play/sokoban/generated/3');
    await shows(page, 0);
    for (let i = 0; i < 3; i++) { await page.keyboard.press('h'); if (i === 0) await page.locator('[data-hint] dl').waitFor(); }
    await page.waitForTimeout(300);
    await snap('hint', true);
    await handsOf('sokoban').keys(page, ['l', 'u', 'R'], builtIn('sokoban/generated/3'));
    await page.locator('[data-lost]').waitFor();
    await snap('alarm', true);
    await visit.go('play/water-sort/classic/3');
    await shows(page, 0);
    const level = builtIn('water-sort/classic/3');
    const first = ask({ ask: 'load', level }).start.legal.find((m) => !solution('water-sort/classic/3').slice(0,1).includes(m)) ?? '';
    const { rest } = ask({ ask: 'hint', level, moves: [first] });
    await handsOf('water-sort').keys(page, [first, ...(rest ?? [])], level);
    await page.locator('[data-regret]').waitFor();
    await page.waitForTimeout(1200);
    await snap('won');
    await snap('after', true);
    await visit.go('puzzle/water-sort');
    await page.locator('a.level').first().waitFor();
    await page.waitForTimeout(500);
    await snap('puzzle');
    await visit.close(/./);
  }
  await site.close();
}, 400_000);
