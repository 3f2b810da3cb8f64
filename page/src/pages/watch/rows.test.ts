// Rows and the events they record, with thinning and with a goal at the end.
import { expect, test, vi } from 'vitest';
import type { RunInfo, TraceSize } from '../../protocol';

vi.mock('../../transport/asking', () => ({ asked: () => Promise.reject(new Error('not asked here')) }));
const { numberOf, rowAt } = await import('./rows.svelte');

const run = (size: Partial<TraceSize>): RunInfo => ({
  run: 1,
  size: { kind: 'expansions', rows: 5, events: 4, stride: 1, ended: null, goal: true, moments: 5, rounds: 1, bytes: 0, ...size },
  uses_f: true,
});

test.each([
  [run({}), 0, 1],
  [run({}), 4, 5],
  [run({ rows: 6, events: 40, stride: 8 }), 2, 17],
  [run({ rows: 6, events: 40, stride: 8 }), 5, 41],
  [run({ kind: 'generations', goal: false, rows: 3, events: 3 }), 0, 0],
  [run({ kind: 'steps', goal: false, rows: 3, events: 3 }), 0, 1],
])('row to event and back (%#)', (info, index, n) => {
  expect(numberOf(info, index)).toBe(n);
  expect(rowAt(info, n)).toBe(index);
});

test('between two rows the earlier one holds', () => {
  expect(rowAt(run({ rows: 6, events: 40, stride: 8 }), 20)).toBe(2);
  expect(rowAt(run({}), 0)).toBe(0);
});
