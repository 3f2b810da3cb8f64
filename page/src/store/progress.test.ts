// Bests: what earlier versions kept is not lost, and help never makes a record.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Made } from './progress.svelte';

const kept = new Map<string, string>();
const game: Made = { cost: 9, moves: 20, seconds: 30, measures: { pushes: 9, moves: 20 }, assisted: false };

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const store = async () => (await import('./progress.svelte')).progress;

test('bests of the first version are kept', async () => {
  const old = { 'sokoban/1': { cost: 7, moves: 30, seconds: 12 } };
  kept.set('solvarium:bests', JSON.stringify({ version: 1, value: old }));
  const progress = await store();
  expect(progress.best('sokoban/1')).toEqual({ cost: 7, moves: 30, seconds: 12, records: {}, known: {} });
});

test('each measure has its own record', async () => {
  const progress = await store();
  progress.solved('sokoban/1', game);
  const longer = { ...game, cost: 11, moves: 18, measures: { pushes: 11, moves: 18 } };
  expect(progress.solved('sokoban/1', longer)).toBe(false);
  expect(progress.best('sokoban/1')?.records).toEqual({ pushes: 9, moves: 18 });
});

test('a game with help is no record, and one without replaces it', async () => {
  const progress = await store();
  const helped = { ...game, cost: 5, measures: { pushes: 5, moves: 20 }, assisted: true };
  expect(progress.solved('sokoban/1', helped)).toBe(false);
  expect(progress.best('sokoban/1')).toMatchObject({ cost: 5, assisted: true, records: {} });
  expect(progress.solved('sokoban/1', game)).toBe(true);
  expect(progress.solved('sokoban/1', helped)).toBe(false);
  const best = progress.best('sokoban/1');
  expect(best).toMatchObject({ cost: 9, records: { pushes: 9, moves: 20 } });
  expect(best?.assisted).toBeUndefined();
});

test('what is known is the least that was found', async () => {
  const progress = await store();
  progress.learn('sokoban/1', { pushes: 4 });
  expect(progress.best('sokoban/1')).toBeUndefined();
  progress.solved('sokoban/1', game);
  progress.learn('sokoban/1', { pushes: 8, moves: 20 });
  progress.learn('sokoban/1', { pushes: 9 });
  expect(progress.best('sokoban/1')?.known).toEqual({ pushes: 8, moves: 20 });
});
