// The game of a link leaves the person's own games and records alone.
import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from '../../store/fake_storage';

beforeEach(() => void fakeStorage());

const open = async () => ({ ...(await import('./games')), ...(await import('../../store/progress.svelte')) });
const made = { cost: 2, moves: 2, seconds: 5, measures: { moves: 2 }, assisted: false };
const gameOf = (...actions: string[]) => ({ actions, at: actions.length, seconds: 3 });

test('a game by other rules is not the game of the level', async () => {
  const { sharedGames, progress } = await open();
  const mine = gameOf('R', 'D');
  progress.save('grid/1', 2, mine);
  const games = sharedGames('grid/1', { page: 'play' }, { neighbours: 8 });
  expect(games.saved('grid/1')).toBeNull();
  games.save('grid/1', 1, gameOf('DR'));
  expect(progress.saved('grid/1')).toEqual(mine);
  expect(games.solved('grid/1', made)).toBe(false);
  expect(progress.best('grid/1')).toBeUndefined();
});

test('a shared level by its own rules is the game of the level', async () => {
  const { sharedGames, progress } = await open();
  const games = sharedGames('grid/1', { page: 'play' }, {});
  games.save('grid/1', 1, gameOf('R'));
  expect(progress.saved('grid/1')).toEqual(gameOf('R'));
  expect(games.solved('grid/1', made)).toBe(true);
});

test('a game that goes on from shared moves is no record later either', async () => {
  const { sharedGames, progress } = await open();
  const games = sharedGames('grid/1', { page: 'play', moves: ['R', 'D'] }, {});
  expect(games.solved('grid/1', made)).toBe(false);
  for (const actions of [['R', 'D', 'D'], ['R', 'L']]) {
    games.save('grid/1', actions.length, gameOf(...actions));
    expect(progress.saved('grid/1')).toEqual({ ...gameOf(...actions), assisted: true });
  }
  games.save('grid/1', 1, gameOf('L'));
  expect(progress.saved('grid/1')).toEqual(gameOf('L'));
});
