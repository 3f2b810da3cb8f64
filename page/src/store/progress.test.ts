// Bests: what earlier versions kept is not lost, and help never makes a record.
import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from './fake_storage';
import type { Made } from './progress.svelte';

const game: Made = { cost: 9, moves: 20, seconds: 30, measures: { pushes: 9, moves: 20 }, assisted: false };
let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
});

const store = async () => (await import('./progress.svelte')).progress;

test('bests of the first version are kept', async () => {
  const old = { 'sokoban/1': { cost: 7, moves: 30, seconds: 12 } };
  storage.writeElsewhere('bests', 1, old);
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

const theirs = { cost: 5, moves: 30, seconds: 40, records: { pushes: 5, moves: 30 }, known: { pushes: 4 } };

test('bests of another window are shown', async () => {
  const progress = await store();
  storage.writeElsewhere('bests', 2, { 'sokoban/2': theirs });
  storage.writeElsewhere('recent', 1, [{ level: 'sokoban/3', moves: 4, when: 1 }]);
  expect(progress.best('sokoban/2')).toEqual(theirs);
  expect(progress.isStarted('sokoban/3')).toBe(true);
});

test('bests of another window are not overwritten: the better of both is kept', async () => {
  const progress = await store();
  progress.solved('sokoban/1', game);
  storage.writeElsewhere('bests', 2, { 'sokoban/1': theirs, 'sokoban/2': theirs }, false);
  expect(progress.solved('sokoban/1', { ...game, cost: 7 })).toBe(false);
  const best = { ...theirs, records: { pushes: 5, moves: 20 } };
  expect(storage.stored('bests')).toEqual({ 'sokoban/1': best, 'sokoban/2': theirs });
  storage.writeElsewhere('bests', 2, { 'sokoban/1': theirs, 'sokoban/3': theirs }, false);
  progress.learn('sokoban/1', { pushes: 3 });
  expect(storage.stored('bests')).toEqual({ 'sokoban/1': { ...best, known: { pushes: 3 } }, 'sokoban/2': theirs, 'sokoban/3': theirs });
});
