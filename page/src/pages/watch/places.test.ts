// Places of pages, across a reload and with more of them than are kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from './choice';
import type { Place } from './places';

const choice: Choice = {
  algorithm: 'astar', heuristic: '', space: '', params: {}, rules: {}, nodes: '', seconds: '30', mebibytes: '', seed: '0',
};
const place = (at: number): Place => ({ choice, ran: choice, shown: 'search', at });

beforeEach(() => {
  const held = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => held.set(key, text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module as after a reload. */
async function loaded() {
  vi.resetModules();
  return import('./places');
}

test('a place is found again after a reload', async () => {
  const before = await loaded();
  before.keepPlace('watch:level:sokoban/1', place(7));
  expect(before.placeAt('watch:level:sokoban/1')).toEqual(place(7));
  vi.runAllTimers();
  const after = await loaded();
  expect(after.placeAt('watch:level:sokoban/1')).toEqual(place(7));
  expect(after.placeAt('watch:level:sokoban/2')).toBeUndefined();
});

test('the oldest of many are dropped', async () => {
  const { keepPlace, placeAt } = await loaded();
  for (let at = 0; at < 60; at++) keepPlace(`level:${at}`, place(at));
  expect(placeAt('level:0')).toBeUndefined();
  expect(placeAt('level:59')).toEqual(place(59));
});

test('pages keep their places of a level apart', async () => {
  const { keepPlace, placeAt, placeKey } = await loaded();
  keepPlace(placeKey('watch', 'sokoban/1', false), place(3));
  keepPlace(placeKey('quiz', 'sokoban/1', false), { at: 1 });
  expect(placeAt(placeKey('watch', 'sokoban/1', false))).toEqual(place(3));
  expect(placeAt(placeKey('quiz', 'sokoban/1', false))).toEqual({ at: 1 });
  expect(placeAt(placeKey('compare', 'sokoban/1', false))).toBeUndefined();
});
