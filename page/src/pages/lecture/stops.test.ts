import { expect, test } from 'vitest';
import { nextStop, paragraphs } from './stops';

test('stops are gone through in both directions, and end', () => {
  expect(nextStop([1, 5, 9], 0, 1)).toBe(1);
  expect(nextStop([1, 5, 9], 2, 1)).toBe(null);
  expect(nextStop([1, 5, 9], 0, -1)).toBe(null);
  expect(nextStop([], 0, 1)).toBe(null);
});

test('empty lines separate paragraphs, other line ends do not', () => {
  expect(paragraphs('one\ntwo\n\n  three \n \n')).toEqual(['one two', 'three']);
  expect(paragraphs('')).toEqual([]);
});
