// Each puzzle is played to the win by keyboard and by mouse, undone all the way and redone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { ask, solution } from './engine';
import { shows } from './hands';
import { builtIn, handsOf, levelFor, played } from './puzzles';
import { desktop, hasBrowser, phone, Site, type Visit } from './site';

describe.skipIf(!hasBrowser)('playing', () => {
  let site: Site;
  /** One visit for each way to play. Boards are animated for those who play by keys. */
  let visits: Record<'keys' | 'pointer' | 'finger', Visit>;
  beforeAll(async () => {
    site = await Site.open();
    const [keys, pointer, finger] = [site.browser({ ...desktop, motion: true }), site.browser(desktop), site.browser(phone)];
    visits = { keys: await keys, pointer: await pointer, finger: await finger };
  });
  afterAll(async () => {
    for (const visit of Object.values(visits)) await visit.close();
    await site.close();
  });

  test.each(played.flatMap((puzzle) => [[puzzle, 'keys'] as const, [puzzle, 'pointer'] as const]))('%s by %s', async (puzzle, hand) => {
    const name = levelFor('play', puzzle);
    const level = ask({ ask: 'load', level: builtIn(name) });
    const hands = handsOf(puzzle);
    const moves = solution(name);
    const visit = visits[hands.touch && hand === 'pointer' ? 'finger' : hand];
    const { page } = visit;
    await page.bringToFront();
    await visit.go(`play/${name}`);
    await shows(page, 0);
    await hands[hand](page, moves, builtIn(name));
    await page.locator('[data-won]').waitFor();

    for (let made = moves.length; made > 0; made--) await page.keyboard.press('z');
    await shows(page, 0);
    for (let made = 0; made < moves.length; made++) await page.keyboard.press('y');
    await shows(page, moves.length);
    expect(await page.locator('.stage').getAttribute('data-solved')).toBe('true');

    await visit.go(`puzzle/${puzzle}`);
    await page.locator(`a.level[href$="/${level.name}"]`).getByText(en.gallery.own).waitFor();
  });
});
