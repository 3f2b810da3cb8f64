// Moves and marks at each place of a history.
import { expect, test } from 'vitest';
import type { Action } from '../../store/progress.svelte';
import { deedsAt, joined, marksAt, movesAt, placeBefore } from './history';

const actions: Action[] = ['0,1', '2,3', { take: '0,1', mark: [1] }, { mark: [4, 5] }, { clear: [4] }, '4,4'];

test('moves come and go', () => {
  expect(actions.map((_, at) => movesAt(actions, at).join(' '))).toEqual(['', '0,1', '0,1 2,3', '2,3', '2,3', '2,3']);
  expect(movesAt(actions, 6)).toEqual(['2,3', '4,4']);
});

test('marks come and go', () => {
  expect([...marksAt(actions, 4)]).toEqual([1, 4, 5]);
  expect([...marksAt(actions, 6)]).toEqual([1, 5]);
});

test('a move is found where it was made', () => {
  expect(placeBefore(actions, 2, 1)).toBe(0);
  expect(placeBefore(actions, 6, 1)).toBe(1);
  expect(placeBefore(actions, 6, 2)).toBe(5);
  expect(placeBefore(actions, 6, 9)).toBe(0);
});

test('marks are no deeds', () => {
  expect(deedsAt(actions, 6)).toEqual(['0,1', '2,3', { take: '0,1' }, '4,4']);
});

test('one gesture is one action', () => {
  expect(joined({ take: '0,1' }, [1], true)).toEqual({ take: '0,1', mark: [1] });
  expect(joined({ mark: [1] }, [2], true)).toEqual({ mark: [1, 2] });
  expect(joined({ clear: [1] }, [2], false)).toEqual({ clear: [1, 2] });
  expect(joined({ mark: [1] }, [2], false)).toBeNull();
  expect(joined('0,1', [2], true)).toBeNull();
});
