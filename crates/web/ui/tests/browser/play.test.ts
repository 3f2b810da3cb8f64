// Each puzzle is played to the win by keyboard and by mouse, undone all the way and redone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { ask, solution } from './engine';
import { hands, shows } from './hands';
import { desktop, hasBrowser, phone, Site } from './site';

const levels: Record<string, string> = { sokoban: 'sokoban/generated/3', 'water-sort': 'water-sort/classic/3' };

describe.skipIf(!hasBrowser)('playing', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  const puzzles = ask({ ask: 'catalogue' }).puzzles.map((card) => card.info.name).filter((name) => name in hands);

  test.each(puzzles.flatMap((puzzle) => [[puzzle, 'keys'] as const, [puzzle, 'pointer'] as const]))('%s by %s', async (puzzle, hand) => {
    const name = levels[puzzle] ?? `${puzzle}/1`;
    const level = ask({ ask: 'load', level: { from: 'built-in', name } });
    const board = level.start.board;
    const player = board.cells.findIndex((index) => board.legend[index]?.kind.startsWith('player'));
    const moves = solution(name);
    // Arrows to tap are for fingers only.
    const visit = await site.browser(puzzle === 'bloxorz' && hand === 'pointer' ? phone : desktop);
    await visit.go(`play/${name}`);
    await shows(visit.page, 0);
    await hands[puzzle]?.[hand](visit.page, moves, { player, width: board.width });
    await visit.page.locator('[data-won]').waitFor();

    for (let made = moves.length; made > 0; made--) await visit.page.keyboard.press('z');
    await shows(visit.page, 0);
    for (let made = 0; made < moves.length; made++) await visit.page.keyboard.press('y');
    await shows(visit.page, moves.length);
    expect(await visit.page.locator('.stage').getAttribute('data-solved')).toBe('true');

    await visit.go(`puzzle/${puzzle}`);
    await visit.page.locator(`a.level[href$="/${level.name}"]`).getByText(en.gallery.own).waitFor();
    await visit.close();
  });
});
