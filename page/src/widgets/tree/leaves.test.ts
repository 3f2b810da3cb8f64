// Marks of what was never expanded.
import { expect, test } from 'vitest';
import { fan } from './leaves';

test('the marks of a node stay within its room and are even', () => {
  expect(fan(1, 40, 46)).toEqual([[0, 16]]);
  for (const [count, scaleX] of [[2, 40], [5, 8], [100, 40]] as const) {
    const marks = fan(count, scaleX, 46);
    expect(marks.length).toBe(Math.min(count, 12));
    expect(Math.max(...marks.map(([dx]) => Math.abs(dx)))).toBeLessThanOrEqual(scaleX * 0.4 + 1e-9);
    expect(marks.reduce((sum, [dx]) => sum + dx, 0)).toBeCloseTo(0);
  }
});
