// What people share on a real server: a level is published from the editor, checked, played on the server's clock, ranked,
// watched, beaten, rated, collected, taken along and reported.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageNames } from '../../src/i18n/languages';
import { clean } from './clean';
import { House, playSokoban, register, solution } from './house';
import { hasServer } from './server';
import { desktop, hasBrowser, phone, speak, type Visit } from './site';

/** Built-in levels of which copies are published, one for each language. */
const COPIED = ['sokoban/1', 'sokoban/2'];

/** Publishes a copy of a built-in level from the editor; the name of the shared level. */
async function publishFromEditor(visit: Visit, level: string, title: string): Promise<string> {
  const { page } = visit;
  await visit.go(`edit/${level}`);
  await page.locator('[data-verdict][data-fresh="true"]').waitFor();
  await page.locator('[data-publish-draft]').click();
  await page.locator('dialog[open] input[name="title"]').fill(title);
  await page.locator('dialog[open] input[name="tags"]').fill('copied, Small');
  await page.locator('dialog[open] input[name="mine"]').check();
  await page.locator('dialog[open] [type="submit"]').click();
  await page.locator('dialog[open] [data-published="1"][data-checked="1"] [data-level-verdict="verified"]').waitFor();
  await page.locator('dialog[open] [data-published] a').first().click();
  await page.locator('[data-level]').waitFor();
  return `shared/${await page.locator('[data-level]').getAttribute('data-level')}`;
}

describe.skipIf(!hasBrowser || !hasServer)('shared levels', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.start();
  });
  afterAll(() => house.close());

  test.each(languageNames.map((language, at) => ({ language, level: COPIED[at] ?? '' })))('from the editor to the board, in $language', async ({ language, level }) => {
    const visit = await house.visit({ language });
    const { page } = visit;
    await register(visit, `Maker ${language}`);
    const name = await publishFromEditor(visit, level, `Bản ${language}`);
    await page.locator('h1').filter({ hasText: `Bản ${language}` }).waitFor();

    // Played to the end, it is on the board in the first place.
    const moves = solution(level);
    await page.locator('[data-act="play"]').click();
    await playSokoban(page, moves);
    await page.locator('[data-ranked="entered"] [data-place="1"]').first().waitFor();
    await page.locator('[data-ranked] [data-to-board]').click();
    const mine = page.locator(`[data-entry]`).filter({ hasText: `Maker ${language}` });
    await mine.waitFor();

    // It is watched, and then to be beaten; the same moves again do not beat it.
    await mine.locator('[data-watch]').click();
    await page.locator('[data-replay]').waitFor();
    await page.keyboard.press('End');
    await page.locator(`[data-replay][data-at="${moves.length}"][data-solved="true"]`).waitFor();
    await page.locator('[data-beat]').click();
    await page.locator('[data-target]').waitFor();
    await playSokoban(page, moves);
    await page.locator('[data-beaten="false"]').waitFor();
    await page.locator('[data-ranked="known"], [data-ranked="entered"]').waitFor();

    // The same level, under another title, is here already.
    await visit.go(`edit/${level}`);
    await page.locator('[data-verdict][data-fresh="true"]').waitFor();
    await page.locator('[data-publish-draft]').click();
    await page.locator('dialog[open] input[name="mine"]').check();
    await page.locator('dialog[open] [type="submit"]').click();
    await page.locator(`dialog[open] [data-duplicate] a[href="#/levels/${name.split('/')[1]}"]`).click();
    await page.locator('[data-level]').waitFor();
    await visit.close(/status of 409/);
  });

  test('a level is found, rated, changed, collected, taken along, reported and deleted', async () => {
    const visit = await house.visit();
    const { page } = visit;
    await register(visit, 'Reader');
    await visit.go('levels/publish');
    await page.locator('textarea[name="text"]').fill('######\n#@$ .#\n######\n\n#######\n#@ $ .#\n#######\n\n#######\n#. $ @#\n#######\n');
    await page.locator('input[name="title"]').fill('Corridor');
    await page.locator('input[name="tags"]').fill('narrow');
    await page.locator('input[name="mine"]').check();
    await page.locator('[data-publish-form] [type="submit"]').click();
    // The third is the second, mirrored.
    await page.locator('[data-published="2"][data-checked="2"] [data-level-verdict="verified"]').nth(1).waitFor();
    await page.locator('[data-duplicate]').waitFor();

    await visit.go('levels');
    await page.locator('input[name="search"]').fill('corridor');
    await page.locator('[data-found="2"]').waitFor();
    await page.locator('[data-verified]').click();
    await page.locator('[data-verified][aria-pressed="true"]').waitFor();
    await page.locator('[data-shared]').first().click();
    await page.locator('[data-tag="narrow"]').click();
    await page.locator('[data-given="tag"]').waitFor();
    await page.locator('[data-shared]').last().click();

    await page.locator('input[name="stars"][value="4"]').check({ force: true });
    await page.locator('[data-rating="1"]').waitFor();
    await page.locator('[data-edit-details]').click();
    await page.locator('dialog[open] input[name="title"]').fill('A new name');
    await page.locator('dialog[open] [type="submit"]').click();
    await page.locator('h1').filter({ hasText: 'A new name' }).waitFor();
    await page.locator('[data-prove]').click();
    await page.locator('[data-best] small').first().waitFor();

    const download = page.waitForEvent('download');
    await page.locator('select[name="notation"]').selectOption('xsb');
    await page.locator('[data-download]').click();
    expect(await (await download).failure()).toBeNull();
    const permalink = await page.locator('[data-permalink]').inputValue();

    await page.locator('[data-report]').click();
    await page.locator('dialog[open] textarea').fill('It is mine.');
    await page.locator('dialog[open] [type="submit"]').click();
    await page.locator('dialog[open] [data-reported]').waitFor();
    await page.keyboard.press('Escape');

    // A collection of both, in another order, played through.
    await page.locator('[data-add-to]').click();
    await page.locator('dialog[open] a').click();
    await page.locator('[data-chosen]').waitFor();
    await page.locator('input[name="title"]').fill('Two corridors');
    await page.locator('[data-found-level] button').first().click();
    await page.locator('[data-chosen]').nth(1).locator('button').first().click();
    const first = await page.locator('[data-chosen]').first().getAttribute('data-chosen');
    await page.locator('[data-collection-form] [type="submit"]').click();
    await page.locator('[data-collection]').waitFor();
    expect(await page.locator('[data-shared]').first().getAttribute('data-shared')).toBe(first);
    await page.locator('[data-download]').waitFor();
    await page.locator('[data-play-through]').click();
    await page.locator('.stage[data-length="0"] canvas').waitFor();
    expect(page.url()).toContain(`play/shared/${first}`);
    await page.locator(`a[href^="#/play/shared/"]`).first().click();
    await page.waitForURL((url) => !url.href.includes(first ?? ''));

    // The short link leads to the page, until the level is deleted.
    await page.goto(permalink);
    await page.locator('h1').filter({ hasText: 'A new name' }).waitFor();
    for (const act of ['watch', 'compare', 'edit']) await page.locator(`[data-act="${act}"]`).waitFor();
    await page.locator('[data-act="watch"]').click();
    await page.waitForURL(/#\/watch\/shared\//);
    await page.locator('form:not(dialog *) button[type="submit"]').click();
    await page.locator('[data-outcome]').waitFor();
    await page.goBack();
    await page.locator('[data-remove]').click();
    await page.locator('[data-remove-now]').click();
    await page.locator('[data-found]').waitFor();
    await visit.close();
  });

  test('a game that cannot be sent is kept, and sent later', async () => {
    const visit = await house.visit();
    const { page } = visit;
    await register(visit, 'Offline');
    await visit.go('play/sokoban/3');
    const moves = solution('sokoban/3');
    await page.route('**/api/hub/games/*', (route) => route.abort());
    await page.route('**/api/hub/entries', (route) => route.abort());
    await playSokoban(page, moves);
    await page.locator('[data-ranked="failed"]').waitFor();
    await page.reload();
    await page.unroute('**/api/hub/games/*');
    await page.unroute('**/api/hub/entries');
    // The pages of the community send it by themselves.
    await visit.go('board/sokoban/3');
    await page.locator('[data-board="sokoban/3"]').waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    await page.locator('[data-reload]').click();
    await page.locator('[data-entry]').filter({ hasText: 'Offline' }).waitFor();

    // Solvers run on the server, and are watched like people.
    await page.locator('[data-choice="solvers"]').click();
    await page.locator('[data-run-here]').click();
    await page.locator('select[name="algorithm"]').selectOption('astar');
    await page.locator('[data-view="solvers"] [type="submit"]').click();
    await page.locator('[data-run] [data-watch]').click();
    await page.locator('[data-replay]').waitFor();

    await visit.go('standings');
    await page.locator('[data-standing="Offline"]').waitFor();
    await page.locator('select[name="scope"]').selectOption('pack:daily');
    await page.locator('[data-standings="0"]').waitFor();
    await visit.close(/ERR_FAILED/);
  });

  test('axe finds nothing on the new pages, which fit a phone', async () => {
    const visit = await house.visit({}, phone);
    const { page } = visit;
    await register(visit, 'Eyes');
    const shared = await page.evaluate(async () => ((await (await fetch('api/hub/levels?count=1')).json()) as { levels: { id: string }[] }).levels[0]?.id);
    const pages = { levels: '[data-shared]', [`levels/${shared}`]: '[data-board]', 'levels/publish': 'form', 'board/sokoban/3': '[data-entry]', standings: '[data-standings]', 'collections': '[data-found]', 'collections/new': '[data-collection-form]' };
    for (const [hash, shown] of Object.entries(pages)) {
      await visit.go(hash);
      await page.locator(shown).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), hash).toBe(0);
      await clean(page);
    }
    const entry = await page.evaluate(async () => ((await (await fetch('api/hub/board?level=sokoban/3')).json()) as { fastest: { entry: { id: string } }[] }).fastest[0]?.entry.id);
    await visit.go(`entry/${entry}`);
    await page.locator('[data-replay] canvas').waitFor();
    await clean(page);
    await visit.go(`play/sokoban/3?beat=${entry}`);
    await page.locator('[data-target]').waitFor();
    await playSokoban(page, solution('sokoban/3'));
    await page.locator('[data-ranked] [data-to-board]').waitFor();
    await clean(page);
    for (const dialog of ['report', 'add-to']) {
      await visit.go(`levels/${shared}`);
      await page.locator(`[data-${dialog}]`).click();
      await page.locator('dialog[open]').waitFor();
      await clean(page);
      await page.keyboard.press('Escape');
    }
    await visit.close();
  });

  test('without an account all is there to see, and a game may be kept for later', async () => {
    const visit = await house.visit({ language: 'vi' }, desktop);
    const { page } = visit;
    await visit.go('play/sokoban/4');
    await playSokoban(page, solution('sokoban/4'));
    await page.locator('[data-ranked="stranger"] [data-keep-game]').click();
    await register(visit, 'Newcomer');
    await visit.go('levels');
    await page.locator('[data-unsent="1"] [data-send-again]').click();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    await speak(page, 'en');
    await visit.go('board/sokoban/4');
    await page.locator('[data-entry]').filter({ hasText: 'Newcomer' }).waitFor();
    await visit.close();
  });
});
