// Curves of runs and rows.
import { expect, test, vi } from 'vitest';
import { watch } from '../../i18n/en/watch';

vi.mock('../../widgets/numbers', () => ({ bytesText: String }));
const { accepted, ofRows, ofRun, restarts } = await import('./curves');
/** A recording that did not end at a goal. */
const open = { size: { goal: false, events: 2 }, uses_f: true };

test('acceptance is the share among the latest steps', () => {
  expect(accepted([true, false, true, true])).toEqual([1, 1 / 2, 2 / 3, 3 / 4]);
  const long = accepted([...Array<boolean>(50).fill(true), ...Array<boolean>(50).fill(false)]);
  expect(long[49]).toBe(1);
  expect(long[74]).toBe(0.5);
  expect(long[99]).toBe(0);
});

test('a search without estimates shows only its costs', () => {
  const rows = { kind: 'expansions' as const, n: [1], node: [0], id: [0], parent: [null], g: [0], h: [null], depth: [0], round: [1], on_path: [true] };
  expect(ofRows(rows, watch, open)[0]?.curves.map((curve) => curve.label)).toEqual(['g']);
  const guided = ofRows({ ...rows, n: [1, 2], g: [0, 1], h: [4, 3] }, watch, open)[0];
  expect(guided?.curves.map((curve) => [curve.label, curve.values[0]])).toEqual([['f', 4], ['g', 0], ['h', 4]]);
  // Greedy search estimates, but does not go by f.
  const greedy = ofRows({ ...rows, n: [1, 2], g: [0, 1], h: [4, 3] }, watch, { ...open, uses_f: false })[0];
  expect(greedy?.curves.map((curve) => curve.label)).toEqual(['g', 'h']);
});

test('what was never counted has no chart', () => {
  const series = [{ seconds: 0, expanded: 1, open: 3, depth: 0, bytes: 10 }];
  expect(ofRun(series, watch).map((chart) => chart.key)).toEqual(['frontier', 'memory']);
});

test('restarts are lines across the curves of a local search', () => {
  expect(restarts([1, 2, 3, 4, 5], [0, 0, 1, 1, 3])).toEqual([3, 5]);
  const rows = { kind: 'steps' as const, n: [1, 2], energy: [3, 4], proposed: [2, 4], accepted: [true, true], temperature: [1, 2], round: [0, 1] };
  expect(ofRows(rows, watch, open).map((chart) => chart.lines)).toEqual([[2], [2]]);
});

test('the goal is no expansion: the last point is the last expansion, and the goal comes after it', () => {
  const rows = { kind: 'expansions' as const, n: [1, 2, 3], node: [0, 1, 2], id: [0, 1, 2], parent: [null, 0, 1], g: [0, 1, 2], h: [2, 1, 0], depth: [0, 1, 2], round: [1, 1, 1], on_path: [true, true, true] };
  const [chart] = ofRows(rows, watch, { size: { goal: true, events: 2 }, uses_f: true });
  expect(chart?.x).toEqual([1, 2]);
  expect(chart?.curves.map(({ values }) => values)).toEqual([[2, 2], [0, 1], [2, 1]]);
  expect(chart?.end).toEqual({ after: 2, label: watch.isGoal, values: [2, 2, 0] });
  // Where nothing is estimated, the goal's 0 makes no curve.
  const [blind] = ofRows({ ...rows, h: [null, null, 0] }, watch, { size: { goal: true, events: 2 }, uses_f: true });
  expect(blind?.curves.map(({ label }) => label)).toEqual(['g']);
});
