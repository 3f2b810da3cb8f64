// Dates of the daily levels.
import { expect, test } from 'vitest';
import { dailyName, dateOf, daysAfter, today } from './daily';

test('a name tells its date', () => {
  expect(dateOf(dailyName('tents', '2026-11-17'))).toBe('2026-11-17');
  expect(dateOf('tents/6x6/1')).toBeNull();
  expect(dateOf('tents/daily')).toBeNull();
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('days are counted over months and leap years', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysAfter('no date', 1)).toBe('no date');
});
