// Drafts of several windows, and drafts for which there is no room.
import { beforeEach, expect, test } from 'vitest';
import { emptySheet } from '../pages/edit/sheet';
import { fakeStorage } from './fake_storage';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

const copyOf = (title: string) => `${title} (2)`;
const open = async () => (await import('./drafts.svelte')).allDrafts;
const sheetOf = (width: number) => emptySheet(width, 3, '.');
const [first, second, third] = [sheetOf(4), sheetOf(5), sheetOf(6)];

test('a draft that had no room is stored when there is some', async () => {
  const drafts = await open();
  const begun = drafts.save(drafts.begin('tents', 'One', first), {}, copyOf);
  const makeRoom = storage.fill();
  const unkept = drafts.save(begun, { sheet: second }, copyOf);
  expect([drafts.isKept(unkept.id), drafts.isAnyUnkept]).toEqual([false, true]);
  makeRoom();
  const kept = drafts.save(unkept, { sheet: third }, copyOf);
  expect([kept.id, drafts.isAnyUnkept]).toEqual([begun.id, false]);
  expect(storage.stored(`draft:${begun.id}`)).toEqual(kept);
});

test('a draft that had no room never replaces what another window wrote in the meantime', async () => {
  const drafts = await open();
  const begun = drafts.save(drafts.begin('tents', 'One', first), {}, copyOf);
  const makeRoom = storage.fill();
  const unkept = drafts.save(drafts.save(begun, { sheet: second }, copyOf), { sheet: third }, copyOf);
  makeRoom();
  const theirs = { ...begun, sheet: second, revision: 'theirs' };
  storage.writeElsewhere(`draft:${begun.id}`, 1, theirs);
  expect(drafts.named(begun.id)?.sheet).toEqual(third);
  const kept = drafts.save(unkept, {}, copyOf);
  expect(kept).toMatchObject({ title: 'One (2)', sheet: third });
  expect(kept.id).not.toBe(begun.id);
  expect(storage.stored(`draft:${begun.id}`)).toEqual(theirs);
  expect(drafts.named(begun.id)).toEqual(theirs);
  expect(drafts.isAnyUnkept).toBe(false);
});
