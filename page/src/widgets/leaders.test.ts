// The winner is painted only when the difference is real.
import { expect, test } from 'vitest';
import { counted, leads, placeOf, type Span } from './leaders';

const span = (from: number, to: number): Span => ({ from, to });
const places = (all: Span[]) => all.map((one) => placeOf(one, all));
const best = (all: Span[]) => all.map((one) => leads(one, all));

test('spreads that overlap are a tie, and nobody wins', () => {
  const all = [span(1, 2), span(1.5, 3)];
  expect(places(all)).toEqual([1, 1]);
  expect(best(all)).toEqual([false, false]);
});

test('spreads that lie apart have a winner', () => {
  const all = [span(3, 4), span(1, 2)];
  expect(places(all)).toEqual([2, 1]);
  expect(best(all)).toEqual([false, true]);
});

test('two that tie ahead of a third share the first place', () => {
  const all = [counted(10), counted(12), counted(10)];
  expect(places(all)).toEqual([1, 3, 1]);
  expect(best(all)).toEqual([true, false, true]);
});

test('equal counts are a tie', () => {
  expect(best([counted(7), counted(7)])).toEqual([false, false]);
  expect(best([counted(7)])).toEqual([false]);
});

test('one in the middle that may be as good as the first is not called the best', () => {
  const all = [span(1, 2), span(1.8, 3), span(2.5, 4)];
  expect(places(all)).toEqual([1, 1, 2]);
  expect(best(all)).toEqual([true, false, false]);
});
