// Each puzzle is played to the win by keyboard and by mouse, undone all the way and redone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { ask, solution } from './engine';
import { hands, shows } from './hands';
import { desktop, hasBrowser, phone, Site, type Visit } from './site';

const levels: Record<string, string> = { sokoban: 'sokoban/generated/3', 'water-sort': 'water-sort/classic/3' };

describe.skipIf(!hasBrowser)('playing', () => {
  let site: Site;
  /** One visit for each way to play. Things move for those who play by keys. */
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

  const puzzles = ask({ ask: 'catalogue' }).puzzles.map((card) => card.info.name).filter((name) => name in hands);

  test.each(puzzles.flatMap((puzzle) => [[puzzle, 'keys'] as const, [puzzle, 'pointer'] as const]))('%s by %s', async (puzzle, hand) => {
    const name = levels[puzzle] ?? `${puzzle}/1`;
    const level = ask({ ask: 'load', level: { from: 'built-in', name } });
    const board = level.start.board;
    const player = board.cells.findIndex((index) => board.legend[index]?.kind.startsWith('player'));
    const moves = solution(name);
    // Arrows to tap are for fingers only.
    const visit = visits[puzzle === 'bloxorz' && hand === 'pointer' ? 'finger' : hand];
    const { page } = visit;
    await page.bringToFront();
    await visit.go(`play/${name}`);
    await shows(page, 0);
    await hands[puzzle]?.[hand](page, moves, { player, width: board.width });
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
