// Links: what a person shares opens elsewhere as it was, is kept only when it is played, and never does harm.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LevelRef, Shared, View } from '../../src/protocol';
import { ask } from './engine';
import { BOARD, shows } from './hands';
import { shoot } from './pictures';
import { handsOf, played } from './puzzles';
import { desktop, hasBrowser, phone, Site, type Visit } from './site';

/** How many random links the page is given; the module for browsers is given ten thousand in its own tests. */
const ROUNDS = Number(process.env.LINKS ?? 1000);

const keptLevels = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('solvarium:own:')).length);

const linkTo = (shared: Shared): string => ask({ ask: 'make-link', shared }).link.slice(2);
const builtIn = (name: string): LevelRef => ({ from: 'built-in', name });
const show = (name: string, view: View): string => linkTo({ level: builtIn(name), view });

function solved(level: LevelRef): string[] {
  const { puzzle } = ask({ ask: 'load', level });
  const card = ask({ ask: 'catalogue' }).puzzles.find((one) => one.name === puzzle);
  return ask({ ask: 'solve', level, request: { algorithm: card?.default_algorithm ?? 'astar' } }).report.moves;
}

/** The link of the kind, as the dialog shows it, without the address before it. */
async function sharedLink(page: Page, kind: string): Promise<string> {
  await page.locator('[data-share-level]').click();
  await page.locator('[data-share]').waitFor();
  const choice = page.locator(`[data-share] [data-choice="${kind}"]`);
  if ((await choice.count()) > 0) await choice.click();
  await page.locator(`[data-share="${kind}"]`).waitFor();
  await expect.poll(() => page.locator('[data-link]').inputValue()).toContain('#/s/1/');
  const address = new URL(await page.locator('[data-link]').inputValue());
  expect(address.origin + address.pathname).toBe(new URL(page.url()).origin + new URL(page.url()).pathname);
  await page.keyboard.press('Escape');
  await page.locator('[data-share]').waitFor({ state: 'detached' });
  return address.hash.slice(2);
}

describe.skipIf(!hasBrowser)('sharing by link', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  async function visiting(work: (visit: Visit) => Promise<void>, screen = desktop, settings = {}): Promise<void> {
    const visit = await site.browser(screen, settings);
    await work(visit);
    await visit.close();
  }
  /** A visit of somebody who looks at Bloxorz from above: what links carry has nothing to do with how it is drawn. */
  const playing = (work: (visit: Visit) => Promise<void>) => visiting(work, desktop, { bloxorz: 'flat' });

  test.each(played)('%s: a level of one’s own is shared, opened elsewhere and played to the win', async (puzzle) => {
    const hands = handsOf(puzzle);
    const { text } = ask({ ask: 'generate', puzzle, seed: 8 });
    const level: LevelRef = { from: 'text', text, puzzle };
    const moves = solved(level);
    let link = '';
    await playing(async (visit) => {
      const { page } = visit;
      await visit.go('');
      await page.locator('[data-open-level]').first().click();
      await page.locator('textarea[name="level"]').fill(text);
      await page.locator('dialog button[type="submit"]').click();
      await shows(page, 0);
      link = await sharedLink(page, 'level');
    });
    await playing(async (visit) => {
      const { page } = visit;
      await visit.go(link);
      await shows(page, 0);
      await page.locator('.stage').locator(BOARD).first().waitFor();
      expect(await page.locator('.app').getAttribute('data-puzzle')).toBe(puzzle);
      expect(await keptLevels(page)).toBe(0);
      await hands.keys(page, moves, level);
      await page.locator('[data-won]').waitFor();
      expect(await keptLevels(page)).toBe(1);
      await visit.go('');
      await page.locator('[data-own]').waitFor();
    });
  });

  test.each(played)('%s: a position is played on, a replay is played, both without touching one’s own game', async (puzzle) => {
    const hands = handsOf(puzzle);
    const name = hands.levels?.play ?? `${puzzle}/1`;
    const moves = solved(builtIn(name));
    const half = Math.max(1, moves.length - 2);
    let [position, replay] = ['', ''];
    await playing(async (visit) => {
      const { page } = visit;
      await visit.go(show(name, { page: 'play', moves: moves.slice(0, half) }));
      await shows(page, half);
      position = await sharedLink(page, 'position');
      replay = await sharedLink(page, 'replay');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('solvarium:game:')))).toEqual([]);
    });
    await playing(async (visit) => {
      const { page } = visit;
      await visit.go(`play/${name}`);
      await shows(page, 0);
      await hands.keys(page, moves.slice(0, 1), builtIn(name));
      await visit.go(position);
      await shows(page, half);
      await page.locator('[data-note="position"]').waitFor();
      await page.keyboard.press('z');
      await shows(page, half - 1);
      await page.keyboard.press('y');
      await shows(page, half);
      await visit.go(replay);
      await page.locator('[data-replay]').locator(BOARD).first().waitFor();
      await page.locator('[data-step="last"]').click();
      await page.locator(`[data-replay][data-at="${half}"]`).waitFor();
      await page.locator('[data-play-on]').click();
      await shows(page, half);
      await visit.go(`play/${name}`);
      await shows(page, 1);
    });
  });

  test('a whole replay plays by itself to the solved board', async () => {
    const moves = solved(builtIn('sokoban/generated/3'));
    await visiting(
      async (visit) => {
        await visit.go(show('sokoban/generated/3', { page: 'replay', moves }));
        await visit.page.locator(`[data-replay][data-at="${moves.length}"][data-solved="true"]`).waitFor({ timeout: 60_000 });
      },
      { ...desktop, motion: true },
    );
  });

  test('a search opens with its set-up, at its step', async () => {
    const request = { algorithm: 'wastar', heuristic: 'nearest', settings: { weight: 4 }, limits: { nodes: 4000 } };
    let link = '';
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go(show('sokoban/5', { page: 'watch', request, step: 23 }));
      await page.locator('[data-shown="search"][data-at="22"]').waitFor();
      expect(await page.locator('select[name="algorithm"]').inputValue()).toBe('wastar');
      expect(await page.locator('select[name="heuristic"]').inputValue()).toBe('nearest');
      expect(await page.locator('input[name="weight"]').inputValue()).toBe('4');
      expect(await page.locator('input[name="nodes"]').inputValue()).toBe('4000');
      await page.locator('[data-step="forward"]').click();
      await page.locator('[data-shown="search"][data-at="23"]').waitFor();
      link = await sharedLink(page, 'watch');
    });
    await visiting(async (visit) => {
      await visit.go(link);
      await visit.page.locator('[data-shown="search"][data-at="23"]').waitFor();
      expect(await visit.page.locator('input[name="weight"]').inputValue()).toBe('4');
      expect(await visit.page.locator('[data-command]').innerText()).toContain('-a wastar -e nearest --set weight=4 --max-nodes 4000');
    });
  });

  test('a comparison opens with its lanes and their parameters', async () => {
    const requests = [
      { algorithm: 'bfs' },
      { algorithm: 'wastar', heuristic: 'nearest', settings: { weight: 5 } },
      { algorithm: 'wastar', heuristic: 'nearest', settings: { weight: 2 } },
    ];
    let link = '';
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go(show('sokoban/1', { page: 'compare', requests }));
      await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
      await page.locator('[data-name]', { hasText: 'Weight 5' }).waitFor();
      link = await sharedLink(page, 'compare');
    });
    const { shared } = ask({ ask: 'read-link', link: `#/${link}` });
    const lanes = shared.view.page === 'compare' ? shared.view.requests : [];
    expect(lanes.map((lane) => [lane.algorithm, lane.settings])).toEqual([
      ['bfs', {}], ['wastar', { weight: '5' }], ['wastar', { weight: '2' }],
    ]);
    await visiting(async (visit) => {
      await visit.go(link);
      await visit.page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
      expect(await visit.page.locator('[data-lane]').count()).toBe(3);
    });
  });

  test.each(['watch', 'compare'])('a link to a long %s stops by itself, and continues only when told to', async (page_) => {
    const request = { algorithm: 'ids', limits: { seconds: 600 } };
    const view: View = page_ === 'watch' ? { page: 'watch', request } : { page: 'compare', requests: [request, { ...request, algorithm: 'idastar' }] };
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go(show('sokoban/29', view));
      await page.locator('[data-note="ran-out"]').waitFor({ timeout: 30_000 });
      await page.locator('[data-go-on]').click();
      await page.locator('[data-running] button, [data-race="running"] button').first().click();
    });
  });

  test('addresses of earlier days go on working', async () => {
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go('play/sokoban/1');
      await shows(page, 0);
      await visit.go('watch/sokoban/1');
      await page.locator('button[type="submit"]').waitFor();
      await visit.go('compare/sokoban/1?race=bfs,astar');
      await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
      expect(await page.locator('[data-lane]').count()).toBe(2);
    });
  });

  test('the dialog has a QR code, lines for other pages, and says when a link is long', async () => {
    let seed = 7;
    const below = (n: number) => ((seed = (Math.imul(seed, 1103515245) + 12345) >>> 0), (seed >>> 16) % n);
    const rows = Array.from({ length: 110 }, () => Array.from({ length: 110 }, () => '.#23456'[below(7)]));
    [rows[0], rows[109]].forEach((row, at) => row && (row[at * 109] = 'SG'[at]));
    const text = rows.map((row) => row.join('')).join('\n');
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go('play/water-sort/1');
      await shows(page, 0);
      await page.locator('[data-share-level]').click();
      await page.locator('canvas[data-qr]').waitFor();
      expect(Number(await page.locator('canvas[data-qr]').getAttribute('data-qr'))).toBeGreaterThan(20);
      expect(await page.locator('[data-frame]').inputValue()).toMatch(/^<iframe src="http[^"]*\?embed#\/s\/1\/[\w-]+"/);
      await page.keyboard.press('Escape');
      await visit.go(linkTo({ level: { from: 'text', text, puzzle: 'grid' }, view: { page: 'play' } }));
      await shows(page, 0);
      await page.locator('[data-share-level]').click();
      await page.getByText('some programs cut long links off').waitFor();
      await page.locator('[data-qr="none"]').waitFor();
    }, phone);
  });

  test('a link is also opened where levels are pasted', async () => {
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go('');
      await page.locator('[data-open-level]').first().click();
      await page.locator('textarea[name="level"]').fill(`look: https://example.org/#/${show('tents/1', { page: 'play' })}AA`);
      await page.locator('dialog button[type="submit"]').click();
      await page.locator('dialog [data-problem]').getByText('incomplete or damaged').waitFor();
      await page.locator('textarea[name="level"]').fill(`look: https://example.org/#/${show('tents/1', { page: 'play' })} !`);
      await page.locator('dialog button[type="submit"]').click();
      await shows(page, 0);
    });
  });

  test('what is wrong with a link is said, in the language of the page', async () => {
    const link = show('sokoban/1', { page: 'play' });
    await visiting(async (visit) => {
      const { page } = visit;
      for (const [wrong, said] of [
        [link.replace('s/1/', 's/9/'), 'version 9'],
        [link.slice(0, -2), 'incomplete or damaged'],
        ['s', 'not a link'],
        ['s/1/', 'incomplete or damaged'],
      ] as const) {
        await visit.go(wrong);
        await page.locator('[data-bad-link]').getByText(said).waitFor();
      }
      await page.locator('button.language').click();
      await page.locator('[data-bad-link]').getByText('bị thiếu hoặc bị hỏng').waitFor();
      await page.locator('[data-bad-link] a.button').click();
      await page.locator('a.tile[href]').first().waitFor();
    });
  });

  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('pictures on a %s', async (name, screen) => {
    const moves = solved(builtIn('sokoban/1'));
    const mine: LevelRef = { from: 'text', text: ask({ ask: 'generate', puzzle: 'light-up', seed: 8 }).text, puzzle: 'light-up', name: 'Hai căn phòng' };
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go(show('sokoban/1', { page: 'play', moves: moves.slice(0, 9) }));
      await shows(page, 9);
      await shoot(page, `share-position-${name}`);
      await page.locator('[data-share-level]').click();
      await page.locator('canvas[data-qr]').waitFor();
      await shoot(page, `share-dialog-${name}`);
      await page.keyboard.press('Escape');
      await visit.go(linkTo({ level: mine, view: { page: 'play' } }));
      await page.locator('[data-keep]').waitFor();
      await shoot(page, `share-visited-${name}`);
      await visit.go(show('bloxorz/1', { page: 'replay', moves: solved(builtIn('bloxorz/1')) }));
      await page.locator('[data-replay]').locator(BOARD).first().waitFor();
      await page.locator('[data-step="forward"]').click();
      await shoot(page, `share-replay-${name}`);
      await visit.go(show('sokoban/29', { page: 'watch', request: { algorithm: 'ids' }, step: 5 }));
      await page.locator('[data-note="ran-out"]').waitFor({ timeout: 30_000 });
      await shoot(page, `share-watch-${name}`);
      await visit.go('s/1/damaged');
      await page.locator('[data-bad-link]').waitFor();
      await shoot(page, `share-damaged-${name}`);
    }, screen);
  });

  test(`${ROUNDS} random texts as links: a message each time, never a broken page`, { timeout: 600_000 }, async () => {
    await visiting(async (visit) => {
      const { page } = visit;
      await visit.go('s/1/x');
      await page.locator('[data-bad-link]').waitFor();
      const unanswered = await page.evaluate(async (rounds) => {
        let seed = 20261117;
        const below = (n: number) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/%=?&.#đ€ ';
        const versions = ['1/', '1/', '1/', '2/', '0/', '', '/', '1', 'x/', '00001/'];
        const shown = (text: string) => document.querySelector<HTMLElement>('[data-bad-link]')?.dataset.badLink === text;
        const failed: string[] = [];
        for (let round = 0; round < rounds; round++) {
          const kinds = round % 3 === 0 ? letters.length : 64;
          const body = Array.from({ length: below(100) }, () => letters[below(kinds)]).join('');
          location.hash = `#/s/${versions[below(versions.length)]}${body}${round}`;
          const text = location.hash;
          await new Promise<void>((resolve) => {
            if (shown(text)) return resolve();
            const watch = new MutationObserver(() => shown(text) && done(true));
            const timer = setTimeout(() => done(false), 10_000);
            const done = (answered: boolean) => {
              clearTimeout(timer);
              watch.disconnect();
              if (!answered) failed.push(text);
              resolve();
            };
            watch.observe(document.body, { subtree: true, childList: true, attributes: true });
          });
          if (failed.length > 3) break;
        }
        return failed;
      }, ROUNDS);
      expect(unanswered).toEqual([]);
      await page.locator('[data-bad-link] h2').waitFor();
      await visit.go('');
      await page.locator('a.tile[href]').first().waitFor();
    });
  });
});
