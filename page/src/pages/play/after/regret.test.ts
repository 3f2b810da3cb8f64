// The regret of a game, from what was spent and what was left.
import { expect, test } from 'vitest';
import { regretOf } from './regret.svelte';

test('what was lost grows where a shortest path was left', () => {
  expect(regretOf({ best: 3, spent: [0, 1, 2, 3, 4, 5], left: [3, 2, 3, 2, 1, 0] })).toEqual([0, 0, 2, 2, 2, 2]);
  expect(regretOf({ best: 3, spent: [0, 1, 4], left: [null, null, 0] })).toEqual([null, null, 1]);
});
