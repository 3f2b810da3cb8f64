// Places are a person's own, by each measure; a game beats another by any.
import { expect, test } from 'vitest';
import type { Ranked } from '../../../hub/types';
import { beats, placesOf } from './places';

const ranked = (...names: [string, number][]) => names.map(([name, rank]) => ({ rank, value: 0, entry: { person: { name } } }) as unknown as Ranked);

test('a person has a place for each measure in which they are ranked', () => {
  const board = { measures: ['pushes', 'moves', 'turns'], ranks: { pushes: ranked(['An', 1], ['Bo', 2]), moves: ranked(['Bo', 1], ['An', 1], ['Cy', 3]) } };
  expect(placesOf(board, 'Cy')).toEqual([{ measure: 'moves', rank: 3, of: 3 }]);
  expect(placesOf(board, 'An').map(({ rank, of }) => [rank, of])).toEqual([[1, 2], [1, 3]]);
  expect(placesOf(board, 'Di')).toEqual([]);
});

test.each([
  [{ pushes: 5, moves: 20 }, true],
  [{ pushes: 9, moves: 9 }, true],
  [{ pushes: 6, moves: 10 }, false],
  [{}, false],
])('%j', (made, isBetter) => expect(beats(made, { measures: { pushes: 6, moves: 10 } })).toBe(isBetter));
