// What is looked for goes into the address and comes back.
import { expect, test } from 'vitest';
import { read, wanted, write } from './query';

test('looking for all needs no words', () => expect(write(read(''))).toBe(''));

test.each(['search=%C4%91%C3%A8n', 'puzzle=sokoban&verified=1&sort=rating&page=3', 'tag=small', 'by=An+B'])('%s comes back', (query) =>
  expect(write(read(query))).toBe(query),
);

test('what cannot be understood is left out', () => expect(read('sort=odd&page=-2&what=ever')).toEqual(read('')));

test('the server counts levels, not pages', () =>
  expect(wanted(read('page=3&verified=1&puzzle=tents'))).toMatchObject({ from: 48, count: 24, verdict: 'verified', puzzle: 'tents' }));
