// Levels that were made are kept in packs, and taken out again without losing what was there before.
import { beforeEach, expect, test } from 'vitest';
import type { LoadedLevel } from '../../protocol';
import { fakeStorage } from '../../store/fake_storage';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

const found = { level: { puzzle: 'tents', text: 'tents 1 1' } as LoadedLevel };
const open = async () => ({ ...(await import('./keeping')), ...(await import('../../store/own.svelte')), ...(await import('../../store/packs.svelte')) });

test('what was made here is removed with its pack entry, and brought back', async () => {
  const { keepFound, takeOutFound, own, packs } = await open();
  const stored = new Set<string>();
  const level = keepFound(found, 'Tents 7', stored);
  const pack = packs.add(packs.create('tents', 'Mine'), [level]);
  const undo = takeOutFound(pack, level, stored);
  expect([own.all, packs.with(level)]).toEqual([[], undefined]);
  undo();
  expect(own.all).toEqual([level]);
  expect(packs.with(level)?.id).toBe(pack.id);
});

test('a level stays that was there before or is in another pack', async () => {
  const { keepFound, takeOutFound, own, packs } = await open();
  own.keep(found.level, 'Old');
  const stored = new Set<string>();
  const level = keepFound(found, 'Tents 7', stored);
  const [one, other] = ['One', 'Other'].map((title) => packs.add(packs.create('tents', title), [level]));
  if (!one || !other) throw new Error('two packs were made');
  takeOutFound(one, level, new Set([level.id]));
  expect(packs.with(level)?.title).toBe('Other');
  takeOutFound(other, level, stored);
  expect(packs.with(level)).toBeUndefined();
  expect(own.all).toEqual([level]);
});

test('a pack for which there is no room lasts as long as the page is open', async () => {
  const { packs } = await open();
  const makeRoom = storage.fill();
  const pack = packs.create('tents', 'Mine');
  makeRoom();
  storage.writeElsewhere('pack:x', 1, { ...pack, id: 'x', title: 'Theirs' });
  expect(packs.of('tents').map((one) => [one.title, packs.isKept(one)])).toEqual([['Mine', false], ['Theirs', true]]);
  packs.rename(pack, 'Stored');
  expect(packs.isKept(pack)).toBe(true);
});
