// The regret of a game, from what was spent and what was left.
import { expect, test, vi } from 'vitest';
import type { LevelRef } from '../../../protocol';
import { progress } from '../../../store/progress.svelte';
import type { PlayGame } from '../game.svelte';
import { Regret, regretOf } from './regret.svelte';

vi.mock('../../../transport/asking', () => ({ asked: () => Promise.resolve({ lines: [{ measure: 'steps', best: 3 }] }) }));

test('what was lost grows where a shortest path was left', () => {
  expect(regretOf({ best: 3, spent: [0, 1, 2, 3, 4, 5], left: [3, 2, 3, 2, 1, 0] })).toEqual([0, 0, 2, 2, 2, 2]);
  expect(regretOf({ best: 3, spent: [0, 1, 4], left: [null, null, 0] })).toEqual([null, null, 1]);
});

test('what is best by other rules is not kept as the best of the level', async () => {
  const learn = vi.spyOn(progress, 'learn');
  const game = { actions: ['R'], at: 1 } as unknown as PlayGame;
  const finish = async (rules?: LevelRef['rules']) => {
    const regret = new Regret(game, { from: 'built-in', name: 'grid/1', ...(rules ? { rules } : {}) }, 'grid/1');
    await vi.waitFor(() => expect(regret.lines).not.toBeNull());
  };
  await finish({ neighbours: 8 });
  expect(learn).not.toHaveBeenCalled();
  await finish();
  expect(learn).toHaveBeenCalledWith('grid/1', { steps: 3 });
});
