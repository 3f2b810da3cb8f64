// When a search is really quicker than another.
import { expect, test } from 'vitest';
import { isLess } from '../../widgets/leaders';
import { timeSpan } from './times';

const once = (median: number, recorded = false) => timeSpan({ runs: 1, median, lower: median, upper: median, recorded });

test('repeats lie between their quartiles', () => {
  expect(timeSpan({ runs: 9, median: 3, lower: 2, upper: 5, recorded: false })).toEqual({ from: 2, to: 5 });
});

test('one run says little: a tenth more or less is chance, and a recorded one might take half the time', () => {
  expect(isLess(once(1), once(1.1))).toBe(false);
  expect(isLess(once(1), once(1.5))).toBe(true);
  expect(isLess(once(1), once(1.5, true))).toBe(false);
  expect(isLess(once(1, true), once(3, true))).toBe(true);
});
