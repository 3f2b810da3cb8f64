// Runs of lapses.
import { expect, test } from 'vitest';
import { runsOf } from './runs';

test('lapses that follow each other and cost the same are joined', () => {
  const lapses = [[2, 1], [15, 2], [16, 2], [17, 2], [18, 1], [20, 1]].map(([action = 0, lost = 0]) => ({ action, lost }));
  expect(runsOf(lapses).map(({ first, last, lost }) => [first, last, lost])).toEqual([[2, 2, 1], [15, 17, 2], [18, 18, 1], [20, 20, 1]]);
});
