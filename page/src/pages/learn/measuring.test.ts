// A measurement: what is asked, what becomes of searches that do not end, and how it is stopped.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../../protocol';
import type { Measurement } from './lesson';

const asked = vi.fn();
vi.mock('../../transport/asking', () => ({ asked }));
const { Measuring, middle } = await import('./measuring.svelte');

const ended = (expanded: number, report = {}) => ({ report: { outcome: 'solved', limit: null, stats: { expanded }, ...report } });
const measurement: Measurement = {
  sizes: [2, 4],
  levels: (size) => [1, 2, 3].map((seed) => ({ puzzle: 'grid', settings: { width: size }, seed })),
  runs: [{ algorithm: 'bfs' }, { algorithm: 'dls', settings: { table: 1 } }],
  vary: 'limit',
  unit: 'states',
  most: 50,
};

beforeEach(() => void asked.mockReset());

test('each level is made once and searched by every run, with the size as a setting', async () => {
  asked.mockImplementation(async (ask: Ask) => (ask.ask === 'generate' ? { text: `level ${ask.seed}` } : ended(7)));
  const measuring = new Measuring(measurement);
  await measuring.start();
  expect([measuring.phase, measuring.done, measuring.all]).toEqual(['done', 12, 12]);
  expect(measuring.points).toEqual([{ size: 2, counts: [7, 7] }, { size: 4, counts: [7, 7] }]);
  const asks = asked.mock.calls.map(([ask]) => ask as Ask);
  expect(asks.filter(({ ask }) => ask === 'generate').length).toBe(6);
  expect(asks.at(-1)).toEqual({
    ask: 'solve',
    level: { from: 'text', text: 'level 3', puzzle: 'grid' },
    request: { algorithm: 'dls', settings: { table: 1, limit: 4 }, limits: { nodes: 50 } },
  });
});

test('a search that was cut off leaves a gap; one that saw all it may see does not', async () => {
  const reports: Record<string, object> = { bfs: { outcome: 'limit', limit: 'nodes' }, dls: { outcome: 'limit', limit: 'depth' } };
  asked.mockImplementation(async (ask: Ask) => (ask.ask === 'solve' ? ended(9, reports[ask.request.algorithm]) : { text: '' }));
  const measuring = new Measuring(measurement);
  await measuring.start();
  expect(measuring.points.map(({ counts }) => counts)).toEqual([[null, 9], [null, 9]]);
});

test('it stops when it is told to, and says what went wrong', async () => {
  const measuring = new Measuring(measurement);
  asked.mockImplementation(async (ask: Ask) => {
    if (ask.ask === 'generate') return { text: '' };
    measuring.cancel();
    return ended(1, { outcome: 'interrupted' });
  });
  await measuring.start();
  expect([measuring.phase, measuring.done, measuring.points.length]).toEqual(['stopped', 0, 0]);
  asked.mockRejectedValue(new Error('no engine'));
  await measuring.start();
  expect([measuring.phase, measuring.error]).toEqual(['failed', new Error('no engine')]);
});

test('the middle of counts is one of them, and unknown when one is missing', () => {
  expect(middle([30, 10, 20])).toBe(20);
  expect(middle([7])).toBe(7);
  expect(middle([1, null, 3])).toBe(null);
});
