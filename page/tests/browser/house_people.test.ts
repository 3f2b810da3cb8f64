// Accounts, characters, people and order, on a real server with a house: as a newcomer, as somebody who comes back, as an admin.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaries, languageNames, type Language } from '../../src/i18n/languages';
import { words } from '../../src/pages/people/words';
import { clean } from './clean';
import { built, House, register } from './house';
import { hasServer, Server } from './server';
import { desktop, hasBrowser, phone, type Visit } from './site';

const PASSPHRASE = 'bốn con mèo nhỏ';
/** The browser tells each refusal in its console. */
const REFUSED = /status of 4\d\d/;

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const isIn = (page: Page) => part(page, 'character').waitFor();
async function signIn({ page }: Visit, name: string, passphrase = PASSPHRASE): Promise<void> {
  await page.locator('[data-form="in"] input[name="name"]').fill(name);
  await page.locator('[data-form="in"] input[name="passphrase"]').fill(passphrase);
  await page.locator('[data-form="in"] [type="submit"]').click();
}
const signOut = async ({ page }: Visit) => {
  await page.locator('[data-sign-out]').click();
  await part(page, 'door').waitFor();
};

describe.skipIf(!hasBrowser || !hasServer)('people in a house', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.start();
  });
  afterAll(() => house.close());

  test.each(languageNames)('an account, from the first link to the last click (%s)', async (language: Language) => {
    const t = words[language];
    const name = { en: 'Ann', vi: 'Nguyễn Ánh' }[language];
    const visit = await house.visit({ language });
    const { page } = visit;

    // In by a link, which is shown once.
    await visit.go('');
    await page.locator('[data-account]').filter({ hasText: dictionaries[language].hub.signIn }).click();
    await page.locator('[data-part="door"] [data-choice="new"]').click();
    await page.locator('input[name="name"]').fill(name);
    await page.locator('[data-choice="link"]').click();
    await page.locator('[data-form="new"] [type="submit"]').click();
    const link = await page.locator('[data-secret]').inputValue();
    expect(link).toMatch(/#\/account\/in\/\w+$/);
    await page.getByRole('button', { name: t.secret.done }).click();
    await expect.poll(() => page.locator('[data-secret]').count()).toBe(0);
    await expect.poll(() => page.locator('[data-account]').getAttribute('aria-label')).toBe(dictionaries[language].hub.accountOf(name));

    // A passphrase beside it; out, and in again by each.
    await part(page, 'ways').locator('summary').first().click();
    await page.locator('[data-form="passphrase"] input[name="new"]').fill(PASSPHRASE);
    await page.locator('[data-form="passphrase"] [type="submit"]').click();
    await page.getByText(t.ways.changed).waitFor();
    await signOut(visit);
    await signIn(visit, name, 'not this one');
    await page.locator('[role="alert"]').waitFor();
    await signIn(visit, name.toUpperCase());
    await isIn(page);
    await signOut(visit);
    await page.goto(link);
    await isIn(page);
    expect(page.url()).toMatch(/#\/account$/);

    // The character goes wherever the name goes, and the theme comes along.
    await part(page, 'character').locator('label').filter({ has: page.locator('input[value="owl"]') }).click();
    await page.locator('input[name="tag"]').fill('đội cú');
    await page.locator('select[name="theme"]').selectOption('dark');
    await page.locator('[data-save]').click();
    await page.getByText(t.character.saved, { exact: true }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark');
    await visit.go(`person/${encodeURIComponent(name)}`);
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText('đội cú').waitFor();
    await page.getByText(t.person.noLevels(name)).waitFor();

    // A key works until it is revoked.
    await visit.go('account');
    await part(page, 'keys').locator('input[name="label"]').fill('robot');
    await part(page, 'keys').locator('[type="submit"]').click();
    const key = await page.locator('[data-token]').inputValue();
    expect((await house.asks(key, 'GET', '/me/keys')).told).toMatchObject([{ label: 'robot' }]);
    await page.getByRole('button', { name: t.keys.revokeOf('robot') }).click();
    await page.getByText(t.keys.none).waitFor();
    expect((await house.asks(key, 'GET', '/me/keys')).status).toBe(401);

    // A new link ends the old one.
    await part(page, 'ways').locator('summary').last().click();
    await page.locator('[data-renew]').click();
    expect(await page.locator('[data-secret]').inputValue()).not.toBe(link);

    // All that is kept is given out, and goes.
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ me: { name, character: { sprite: 'owl', tag: 'đội cú' } } });
    await page.locator('[data-delete]').click();
    await page.getByText(t.data.going[0] ?? '').waitFor();
    await page.locator('[data-delete-all]').click();
    await page.getByText(t.data.gone).waitFor();
    await page.goto(link);
    await page.getByText(t.door.failed).waitFor();
    await visit.close(REFUSED);
  });

  test('whoever is somebody already is asked before a link makes them somebody else', async () => {
    const visit = await house.visit();
    const { page } = visit;
    await register(visit, 'Bình', PASSPHRASE);
    await part(page, 'ways').locator('summary').last().click();
    await page.locator('[data-renew]').click();
    const link = await page.locator('[data-secret]').inputValue();
    await signOut(visit);
    await register(visit, 'Chi', PASSPHRASE);
    await page.goto(link);
    await page.getByText(words.en.door.other('Chi')).waitFor();
    await page.getByRole('button', { name: words.en.door.stay }).click();
    await page.locator('h1 + p [data-person="Chi"]').waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: words.en.door.change }).click();
    await page.locator('h1 + p [data-person="Bình"]').waitFor();
    // A link that was copied is as good as one that is opened.
    await signOut(visit);
    await page.locator('summary').click();
    await page.locator('[data-form="link"] input').fill('no link');
    await page.locator('[data-form="link"] [type="submit"]').click();
    await page.locator('[role="alert"]').waitFor();
    await page.locator('[data-form="link"] input').fill(link);
    await page.locator('[data-form="link"] [type="submit"]').click();
    await isIn(page);
    await visit.close(REFUSED);
  });

  test('an admin gives roles and links, hides and bans, and it is written down', async () => {
    const player = await house.visit();
    await register(player, 'Dũng', PASSPHRASE);
    const label = part(player.page, 'keys').locator('input[name="label"]');
    await label.fill('test');
    await label.press('Enter');
    const key = await player.page.locator('[data-token]').inputValue();
    const level = await house.asks(key, 'POST', '/levels', { text: '#####\n#@$.#\n#####\n', puzzle: 'sokoban', title: 'Short', licence: 'CC0-1.0', tags: [] });
    const { id } = (level.told as { levels: { id: string }[] }).levels[0] ?? { id: '' };
    await player.go('admin');
    await player.page.getByText(words.en.admin.notYou).waitFor();
    await player.close();

    const visit = await house.visit();
    const { page } = visit;
    const t = words.en.admin;
    await visit.go(house.adminHash);
    await isIn(page);
    await page.locator('[data-admin]').click();
    await page.getByText(t.noReports).waitFor();

    const thing = part(page, 'thing');
    await thing.locator('input[name="id"]').fill(`${house.address}l/${id}`);
    await thing.locator('input[name="hide-reason"]').fill('too short');
    await thing.locator('[data-hide]').click();
    await page.getByText(t.hidden).waitFor();
    expect((await fetch(`${house.address}api/hub/levels/${id}`)).status).toBe(404);
    await thing.locator('[data-show]').click();
    await page.getByText(t.shown).waitFor();
    expect((await fetch(`${house.address}api/hub/levels/${id}`)).status).toBe(200);

    const person = part(page, 'person');
    await person.locator('input[name="name"]').fill('Dũng');
    await person.locator('[data-form="find"] [type="submit"]').click();
    await person.locator('select[name="role"]').selectOption('teacher');
    await page.getByText(t.roleIs('Dũng', 'Teacher')).waitFor();
    await person.locator('[data-new-link]').click();
    expect(await page.locator('[data-secret]').inputValue()).toMatch(/account\/in/);
    await person.locator('input[name="ban-reason"]').fill('spam');
    await person.locator('[data-ban]').click();
    await page.getByText(t.banned('Dũng')).waitFor();
    expect((await house.asks(key, 'GET', '/me/keys')).status).toBeGreaterThanOrEqual(401);
    for (const act of ['hide', 'show', 'role', 'link', 'ban']) await page.locator(`[data-act="${act}"]`).waitFor();
    await person.locator('[data-unban]').click();
    await page.getByText(t.unbanned('Dũng')).waitFor();
    expect((await house.asks(key, 'GET', '/me/keys')).status).toBe(200);
    await clean(page);
    await visit.close(REFUSED);
  });

  test('what is reported lies before the admin, with a click into the form', async () => {
    const visit = await house.visit();
    const { page } = visit;
    await register(visit, 'Hà', PASSPHRASE);
    await register(await house.visit(), 'Rude name', PASSPHRASE);
    await visit.go('person/Rude%20name');
    await page.locator('[data-report]').click();
    await page.locator('dialog[open] textarea').fill('the name');
    await page.locator('dialog[open] [type="submit"]').click();
    await page.locator('[data-reported]').waitFor();
    await visit.close();
    const admin = await house.visit();
    await admin.go(house.adminHash);
    await isIn(admin.page);
    await admin.go('admin');
    await part(admin.page, 'reports').getByRole('button', { name: 'Rude name' }).click();
    expect(await part(admin.page, 'person').locator('input[name="name"]').inputValue()).toBe('Rude name');
    await admin.close();
  });

  test('the pages are clean for axe, and fit a phone', async () => {
    const visit = await house.visit({}, phone);
    const { page } = visit;
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await visit.go('account');
    await part(page, 'door').waitFor();
    await clean(page);
    await fits();
    await register(visit, 'Giang', PASSPHRASE);
    for (const summary of await part(page, 'ways').locator('summary').all()) await summary.click();
    await page.locator('[data-renew]').click();
    await page.locator('[data-secret]').waitFor();
    await clean(page);
    await fits();
    await page.locator('[data-delete]').click();
    await page.locator('dialog[open]').waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await visit.go('person/Giang');
    await page.getByRole('heading', { name: 'Giang' }).waitFor();
    await clean(page);
    await fits();
    await visit.close(REFUSED);
  });

  test('a server without a house: no way to it, and nothing is asked', async () => {
    const server = await Server.start('serve', '--page', built);
    const visit = await server.site.browser(desktop);
    const asked: string[] = [];
    visit.page.on('request', (request) => asked.push(request.url()));
    await visit.go('');
    await visit.page.locator('a.tile').first().waitFor();
    expect(await visit.page.locator('[data-account]').count()).toBe(0);
    await visit.go('account');
    await visit.page.getByText(words.en.noHouse).waitFor();
    expect(asked.filter((url) => url.includes('/api/hub'))).toEqual([]);
    await visit.close();
    await server.site.close();
  });
});
