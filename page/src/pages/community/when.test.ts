// Weeks as the server counts them, and times of games.
import { expect, test } from 'vitest';
import { playedText, weekOf } from './when';

test.each([
  ['2026-11-19', 0, '2026-W47'],
  ['2026-11-16', 0, '2026-W47'],
  ['2026-11-15', 0, '2026-W46'],
  ['2026-11-19', 1, '2026-W46'],
  ['2027-01-01', 0, '2026-W53'],
  ['2027-01-01', 53, '2025-W52'],
  ['2024-12-30', 0, '2025-W01'],
])('%s, %i weeks before, is in %s', (day, back, week) => expect(weekOf(new Date(`${day}T12:00:00Z`), back)).toBe(week));

test.each([
  [4.26, '4.3 s'],
  [59, '59 s'],
  [61.4, '1:01'],
])('%f seconds are %s', (seconds, text) => expect(playedText(seconds)).toBe(text));
