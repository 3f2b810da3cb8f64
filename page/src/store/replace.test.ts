// A level of the person's own that is changed in its place.
import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from './fake_storage';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});
const open = async () => ({ ...(await import('./own.svelte')), ...(await import('./packs.svelte')) });
const text = (board: string) => ({ puzzle: 'light-up', text: board });

test('a changed level takes the place of the former one, in its pack too', async () => {
  const { own, packs } = await open();
  const [one, former, last] = ['a', 'b', 'c'].map((board) => own.keep(text(board), board));
  if (!one || !former || !last) throw new Error('three were kept');
  packs.add(packs.create('light-up', 'Pack'), [one, former, last]);
  const level = own.replace(former, text('d'), 'better');
  packs.replace(former, level);
  expect(level).toMatchObject({ title: 'better', text: 'd', when: former.when });
  expect(own.all.map(({ id }) => id)).not.toContain(former.id);
  expect(own.named(`own/${former.id}`)).toEqual(level);
  expect(packs.with(level)?.levels).toEqual([one.id, level.id, last.id]);
});

test('a level whose text stays is only renamed', async () => {
  const { own } = await open();
  const former = own.keep(text('e'), 'old');
  expect(own.replace(former, text('e'), 'new')).toEqual({ ...former, title: 'new' });
  expect(own.named(`own/${former.id}`)?.title).toBe('new');
});

test('where there is no room for the changed level, the former stays', async () => {
  const { own } = await open();
  const former = own.keep(text('f'), 'old');
  storage.fill();
  const level = own.replace(former, text('g'), 'new');
  expect(own.isKept(level)).toBe(false);
  expect(own.named(`own/${former.id}`)).toEqual(former);
});
