// What counts in each puzzle.
import { expect, test } from 'vitest';
import { bestKnown, isTimed, scoreOf } from './score';

test.each([
  ['bloxorz', { rolls: 10, swaps: 1, keys: 11 }, 11],
  ['sokoban', { moves: 32, pushes: 10 }, 10],
  ['water-sort', { pours: 18 }, 18],
  ['tents', { tents: 6 }, 7],
])('%s', (puzzle, measures, score) => {
  expect(scoreOf(puzzle, { measures, cost: 7 })).toBe(score);
});

test('the best known score is the figure of what counts', () => {
  expect(bestKnown('sokoban', { best: [['moves', 17], ['pushes', 8]] })).toBe(8);
  expect(bestKnown('bloxorz', { difficulty: 'easy' })).toBeNull();
  expect(bestKnown('tents', { best: [['tents', 7]] })).toBeNull();
});

test('time counts where things are placed', () => {
  expect(isTimed('placement')).toBe(true);
  expect(isTimed('path')).toBe(false);
});
