import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from './types';

const fetched = vi.fn<typeof fetch>();
const document = { baseURI: 'https://puzzles.example/', cookie: '' };
const me: Me = {
  name: 'Ánh',
  role: 'teacher',
  character: { sprite: 'owl', body: '#6f5bb5', accent: '#f4e9c9', theme: 'dark', tag: '' },
  created: 0,
  has_passphrase: true,
  has_link: false,
};
const answers = (told: unknown, status = 200) => fetched.mockImplementation(async () => new Response(JSON.stringify(told), { status }));

/** A page that has just been opened. */
async function opened() {
  vi.resetModules();
  return (await import('./house.svelte')).house;
}

beforeEach(() => {
  document.cookie = 'solvarium-house=here';
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('a page without a house asks nobody', async () => {
  document.cookie = 'other=1';
  const house = await opened();
  expect(house.here).toBe(null);
  expect(await house.find()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('a house is asked once who is here', async () => {
  answers({ version: '1', open: true, me });
  const house = await opened();
  await Promise.all([house.find(), house.find()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([house.here, house.open, house.me?.name, house.isTeacher, house.isAdmin]).toEqual([true, true, 'Ánh', true, false]);
});

test('a server that has lost its house is not asked again', async () => {
  answers('nothing of this name', 404);
  const house = await opened();
  expect(await house.find()).toBe(false);
  expect(document.cookie).toMatch(/^solvarium-house=;.*max-age=0/);
});

test('a server that is away for a moment is found again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const house = await opened();
  expect(await house.find()).toBe(false);
  answers({ version: '1', open: false, me: null });
  expect(await house.again()).toBe(true);
});

test('whoever signs in brings their theme, and takes it along when it changes', async () => {
  answers({ me, secret: null });
  const house = await opened();
  const { settings: own } = await import('../store/settings.svelte');
  await house.signIn({ secret: 'x' });
  expect([house.me?.name, own.theme]).toEqual(['Ánh', 'dark']);
  house.wear('light');
  expect(house.me?.character.theme).toBe('light');
  expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({ method: 'PATCH', body: expect.stringContaining('"theme":"light"') as string });
  await house.signOut();
  expect(house.me).toBe(null);
  house.wear('dark');
  expect(fetched.mock.calls.at(-1)?.[1]?.method).toBe('DELETE');
});

test('whoever deletes their account is gone', async () => {
  answers({ me, secret: null });
  const house = await opened();
  await house.signIn({ secret: 'x' });
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await house.leave();
  expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({ method: 'DELETE', body: '{"name":"Ánh"}' });
  expect(house.me).toBe(null);
});
