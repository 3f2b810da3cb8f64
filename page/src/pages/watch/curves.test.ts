// Curves of runs and rows.
import { expect, test, vi } from 'vitest';
import { watch } from '../../i18n/en/watch';

vi.mock('../../widgets/numbers', () => ({ bytesText: String }));
const { accepted, ofRows, ofRun, restarts } = await import('./curves');

test('acceptance is the share among the latest steps', () => {
  expect(accepted([true, false, true, true])).toEqual([1, 1 / 2, 2 / 3, 3 / 4]);
  const long = accepted([...Array<boolean>(50).fill(true), ...Array<boolean>(50).fill(false)]);
  expect(long[49]).toBe(1);
  expect(long[74]).toBe(0.5);
  expect(long[99]).toBe(0);
});

test('a search without estimates shows only its costs', () => {
  const rows = { kind: 'expansions' as const, n: [1], node: [0], id: [0], parent: [null], g: [0], h: [null], depth: [0], round: [1], on_path: [true] };
  expect(ofRows(rows, watch)[0]?.curves.map((curve) => curve.label)).toEqual(['g']);
  const guided = ofRows({ ...rows, n: [1, 2], g: [0, 1], h: [4, 3] }, watch)[0];
  expect(guided?.curves.map((curve) => [curve.label, curve.values[0]])).toEqual([['f', 4], ['g', 0], ['h', 4]]);
});

test('what was never counted has no chart', () => {
  const series = [{ seconds: 0, expanded: 1, open: 3, depth: 0, bytes: 10 }];
  expect(ofRun(series, watch).map((chart) => chart.key)).toEqual(['frontier', 'memory']);
});

test('restarts are lines across the curves of a local search', () => {
  expect(restarts([1, 2, 3, 4, 5], [0, 0, 1, 1, 3])).toEqual([3, 5]);
  const rows = { kind: 'steps' as const, n: [1, 2], energy: [3, 4], proposed: [2, 4], accepted: [true, true], temperature: [1, 2], round: [0, 1] };
  expect(ofRows(rows, watch).map((chart) => chart.lines)).toEqual([[2], [2]]);
});
