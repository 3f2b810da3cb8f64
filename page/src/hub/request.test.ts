import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dictionaries } from '../i18n/languages';
import { settings } from '../store/settings.svelte';
import { HubError, hub } from './client';
import { addressOf, request } from './request';

const words = dictionaries.en.hub;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://puzzles.example/solve/' });
  vi.stubGlobal('fetch', fetched);
  settings.language = 'en';
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answers = (status: number, told?: unknown, headers: Record<string, string> = {}) =>
  fetched.mockImplementation(async () => new Response(told === undefined ? null : JSON.stringify(told), { status, headers }));
/** What was asked of the server. */
const asked = () => {
  const [address, { method, headers, body } = {}] = fetched.mock.calls.at(-1) ?? [];
  return { address: String(address), method, headers: headers as Record<string, string>, body };
};
const failure = async (work: Promise<unknown>) => work.then(() => expect.fail('nothing was refused'), (error: unknown) => error as HubError);

test('an ask is JSON in the language of the page, beside the page', async () => {
  answers(200, { version: '1', open: true, me: null });
  expect((await hub.info()).open).toBe(true);
  expect(asked()).toMatchObject({ address: 'https://puzzles.example/solve/api/hub', method: 'GET', body: undefined });
  settings.language = 'vi';
  answers(201, { me: {}, secret: null });
  await hub.register({ name: 'Ánh' });
  expect(asked()).toMatchObject({ method: 'POST', body: '{"name":"Ánh"}' });
  expect(asked().headers).toMatchObject({ 'accept-language': 'vi', 'content-type': 'application/json' });
});

test('names stay one part of the path, and what is left out is not asked for', async () => {
  answers(200, {});
  await hub.profile('a/b ?');
  expect(asked().address).toMatch(/\/people\/a%2Fb%20%3F$/);
  await hub.levels({ puzzle: 'tents', search: '', from: 0 });
  expect(asked().address).toMatch(/\/levels\?puzzle=tents&from=0$/);
  expect(addressOf('/levels/x/text', { to: 'xsb' })).toMatch(/api\/hub\/levels\/x\/text\?to=xsb$/);
});

test('an answer without a body is no problem', async () => {
  answers(204);
  await expect(hub.signOut()).resolves.toBeUndefined();
});

test('what the server refuses is thrown in its words', async () => {
  answers(409, { problem: 'taken', message: 'somebody is called Ann already' });
  const error = await failure(hub.register({ name: 'Ann' }));
  expect(error).toBeInstanceOf(HubError);
  expect(error).toMatchObject({ message: 'somebody is called Ann already', problem: 'taken', status: 409 });
});

test('levels that are all there already are an answer', async () => {
  answers(409, { levels: [], duplicates: [{ index: 1, id: 'x', title: 'X' }] });
  expect((await hub.publish({ text: '', licence: '', tags: [] })).duplicates).toHaveLength(1);
});

test('who asks too often learns when to ask again, also from a proxy', async () => {
  answers(429, { problem: 'too-many', message: 'too many requests' }, { 'retry-after': '3' });
  expect(await failure(hub.info())).toMatchObject({ message: 'too many requests', after: 3 });
  fetched.mockResolvedValue(new Response('slow down', { status: 429, headers: { 'retry-after': '7' } }));
  expect(await failure(hub.info())).toMatchObject({ message: words.tooOften('7'), after: 7 });
});

test('no answer, and an answer of something else, are told in plain words', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure(hub.info())).toMatchObject({ message: words.unreachable, problem: 'unreachable' });
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
  expect(await failure(hub.info())).toMatchObject({ message: words.noAnswer('502'), status: 502 });
  fetched.mockRejectedValue(new DOMException('', 'AbortError'));
  await expect(request('GET', '')).rejects.toBeInstanceOf(DOMException);
});
