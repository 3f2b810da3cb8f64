// What happened between two positions: one move, moves taken back, nothing at all; and which sound that makes.
import { expect, test } from 'vitest';
import type { Picture, Review } from '../protocol';
import { soundOf } from '../sound/table';
import { placementSounds } from './grid/sounds';
import { added, appeared, changeOf } from './change';

const review = (wrong = 0) => ({ wrong: Array.from({ length: wrong }, () => ({})), done_rows: [], done_columns: [] }) as unknown as Review;
const picture = (kinds: string[]) => ({ width: kinds.length, height: 1, legend: kinds.map((kind) => ({ kind })), cells: kinds.map((_, cell) => cell) }) as unknown as Picture;
const position = (kinds: string[], wrong = 0, solved = false) => ({ board: picture(kinds), review: review(wrong), solved });

test('one move is known by its text', () => {
  const change = changeOf(position(['open', 'open']), position(['open', 'tent']), [[], ['0,1']]);
  expect(change).toMatchObject({ made: '0,1', undone: false, lost: false });
  expect(change && appeared(change, ['tent'])).toEqual({ came: [1], went: [] });
});

test('the same moves are no change, whatever the words', () => {
  expect(changeOf(position(['open']), position(['open']), [['a', 'b'], ['a', 'b']])).toBeNull();
});

test('moves taken back, and a game that is lost', () => {
  const [before, after] = [position(['tent']), position(['open'])];
  expect(changeOf(before, after, [['a'], []])).toMatchObject({ made: null, undone: true, lost: false });
  expect(changeOf(before, after, [['a'], []], true)).toMatchObject({ lost: true });
});

test.each([
  ['placed', position(['tent']), ['a']],
  ['wrong', position(['tent'], 1), ['a']],
  ['won', position(['tent'], 0, true), ['a']],
] as const)('%s', (sound, after, moves) => {
  const change = changeOf(position(['open']), after, [[], moves]);
  expect(change && soundOf(placementSounds, change)).toBe(sound);
});

test('what is new in a list', () => {
  expect(added([1, 2], [2, 3, 1, 4])).toEqual([3, 4]);
});
