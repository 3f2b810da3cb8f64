// A solved game stays in the browser until its board has it.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../store/fake_storage';

const finish = vi.fn();
const enter = vi.fn();
const GAME = { level: 'sokoban/1', moves: ['R'], help: ['hint'], by: 'An' };

async function begin() {
  const storage = fakeStorage();
  const { HubError } = await vi.importActual<typeof import('./client')>('./client');
  vi.doMock('./client', () => ({ hub: { finish, enter }, HubError }));
  const { unsent } = await import('./unsent.svelte');
  return { storage, unsent, refused: (problem: string) => new HubError('no', problem, 400) };
}
beforeEach(() => {
  finish.mockReset();
  enter.mockReset();
});

test('a game on the clock is finished, and then forgotten', async () => {
  const { unsent } = await begin();
  const kept = unsent.keep({ ...GAME, game: 'clock' });
  expect(unsent.all).toEqual([kept]);
  expect(await unsent.send(kept)).toBe(true);
  expect(finish).toHaveBeenCalledWith('clock', { moves: ['R'], help: ['hint'] });
  expect(unsent.all).toEqual([]);
});

test('a game that the clock has forgotten is entered without a time', async () => {
  const { unsent, refused } = await begin();
  finish.mockRejectedValueOnce(refused('missing'));
  expect(await unsent.send(unsent.keep({ ...GAME, game: 'clock' }))).toBe(true);
  expect(enter).toHaveBeenCalledWith('sokoban/1', { moves: ['R'], help: ['hint'] });
});

test('the same moves twice are no failure', async () => {
  const { unsent, refused } = await begin();
  enter.mockRejectedValueOnce(refused('taken'));
  expect(await unsent.send(unsent.keep({ ...GAME, game: null }))).toBe(false);
  expect(unsent.all).toEqual([]);
});

test('what fails stays, also for the next visit', async () => {
  const { unsent, storage, refused } = await begin();
  enter.mockRejectedValueOnce(refused('unreachable'));
  const kept = unsent.keep({ ...GAME, game: null });
  await expect(unsent.send(kept)).rejects.toThrow('no');
  expect(unsent.all).toEqual([kept]);
  expect(storage.stored(`unsent:${kept.id}`)).toEqual(kept);
});
