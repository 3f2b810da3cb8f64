// The game on the server's clock is found again after a reload, and begins without one that could not be told to the server.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../store/fake_storage';

const start = vi.fn();
beforeEach(() => {
  fakeStorage();
  start.mockReset();
  vi.doMock('./client', () => ({ hub: { start } }));
});

test('a game ends once', async () => {
  const { Clock } = await import('./clock');
  const clock = new Clock('sokoban/1');
  start.mockResolvedValueOnce({ game: 'one' });
  clock.begin();
  expect(await clock.end()).toBe('one');
  expect(await clock.end()).toBeNull();
});

test('a reload finds the game, another level does not', async () => {
  const { Clock } = await import('./clock');
  const before = new Clock('sokoban/1');
  start.mockResolvedValueOnce({ game: 'one' });
  before.begin();
  await vi.waitFor(() => expect(localStorage.getItem('solvarium:clock:sokoban/1')).not.toBeNull());
  expect(await new Clock('sokoban/2').end()).toBeNull();
  expect(await new Clock('sokoban/1').end()).toBe('one');
});

test('without the server there is no game, not even the former', async () => {
  const { Clock } = await import('./clock');
  const clock = new Clock('sokoban/1');
  start.mockResolvedValueOnce({ game: 'one' }).mockRejectedValueOnce(new Error('gone'));
  clock.begin();
  clock.begin();
  expect(await clock.end()).toBeNull();
});
