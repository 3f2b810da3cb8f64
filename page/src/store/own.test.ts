// The person's own levels in the browser's storage.
import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from './fake_storage';

beforeEach(() => void fakeStorage());

test('what is known of the best solution is kept with the level, and stays when it is kept again', async () => {
  const { own } = await import('./own.svelte');
  const loaded = { puzzle: 'sokoban', text: '#######\n#@ $ .#\n#######' };
  const level = own.keep({ ...loaded, best: [['pushes', 2]] }, 'Short');
  expect(own.keep(loaded, 'Another name')).toEqual(level);
  expect([level.title, level.best]).toEqual(['Short', [['pushes', 2]]]);
});

test('the address of a level leads to it after it was changed', async () => {
  const { own, ownName } = await import('./own.svelte');
  const first = own.keep({ puzzle: 'sokoban', text: '#####\n#@$.#\n#####' }, 'First');
  const second = own.replace(first, { puzzle: 'sokoban', text: '######\n#@$ .#\n######' }, 'Second');
  const third = own.replace(second, { puzzle: 'sokoban', text: '#######\n#@$  .#\n#######' }, 'Third');
  expect([first, second, third].map((level) => own.named(ownName(level))?.title)).toEqual(['Third', 'Third', 'Third']);
  expect(own.named('own/unknown')).toBeUndefined();
});
