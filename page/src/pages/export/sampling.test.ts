import { expect, test } from 'vitest';
import { evenly, MOST_FRAMES, pace } from './sampling';

test('short searches are taken whole', () => {
  expect(evenly(0)).toEqual([]);
  expect(evenly(1)).toEqual([0]);
  expect(evenly(4)).toEqual([0, 1, 2, 3]);
});

test('long ones are taken at even distances, from the first place to the last', () => {
  expect(evenly(101, 5)).toEqual([0, 25, 50, 75, 100]);
  const places = evenly(1_000_000);
  expect(places.length).toBe(MOST_FRAMES);
  expect([places[0], places.at(-1)]).toEqual([0, 999_999]);
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});

test('pictures are shown neither too long nor too short', () => {
  expect([pace(2), pace(40), pace(1000)]).toEqual([500, 250, 40]);
});
