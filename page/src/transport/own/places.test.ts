// Programs of people are kept apart, and none ends what another has left.
import { beforeEach, expect, test } from 'vitest';
import { OWN_PLACES, OwnPlaces } from './places';

let places: OwnPlaces;
beforeEach(() => {
  places = new OwnPlaces();
});

/** A search that runs and ends. */
function search(texts: string, kept: readonly number[], at = 0): number {
  const place = places.take(texts, at, (one) => kept.includes(one));
  places.leave(place);
  return place;
}

test('two programs of a race do not share a place while the recording of the first is kept', () => {
  const first = search('one', []);
  const second = search('two', [first]);
  expect([first, second]).toEqual([OWN_PLACES, OWN_PLACES + 1]);
  expect(search('one', [first, second])).toBe(first);
});

test('what is changed again and again needs one place', () => {
  const seen = ['one', 'two', 'three'].map((texts) => search(texts, []));
  expect(new Set(seen)).toEqual(new Set([OWN_PLACES]));
});

test('a place where something runs is given to no other program', () => {
  const running = places.take('one', 0, () => false);
  expect(search('two', [])).not.toBe(running);
  expect(places.take('one', 0, () => false)).toBe(running);
  places.leave(running);
  expect(search('three', [])).not.toBe(running);
  places.leave(running);
  expect(search('four', [])).toBe(running);
});

test('the same program at two places runs twice at the same time', () => {
  const here = places.take('one', 0, () => false);
  expect(places.take('one', 1, () => false)).not.toBe(here);
});

test('places that run no programs of people are left without further ado', () => {
  places.leave(0);
  expect(search('one', [])).toBe(OWN_PLACES);
});
