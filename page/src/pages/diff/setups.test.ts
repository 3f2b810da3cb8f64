// Searches in an address are read as they were written.
import { expect, test } from 'vitest';
import type { Request } from '../../protocol';
import { fitsAddress, ranRequest, readSetups, writeSetups } from './setups';

const requests: Request[] = [
  { algorithm: 'bfs' },
  { algorithm: 'wastar', heuristic: 'manhattan', space: 'push', settings: { weight: 2.5, strict: true, cost: 'report-d' }, seed: 7 },
];

test('what is written is read', () => {
  expect(readSetups(writeSetups(requests))).toEqual(requests);
});

test('addresses can be written by hand, and nonsense is no search', () => {
  expect(readSetups('astar:manhattan,bfs')).toEqual([{ algorithm: 'astar', heuristic: 'manhattan' }, { algorithm: 'bfs' }]);
  expect(readSetups('')).toEqual([]);
  expect(readSetups('%,ucs')).toEqual([{ algorithm: 'ucs' }]);
});

test('a search that an own heuristic guided has the text of then, and no address holds it', () => {
  const ran = { algorithm: 'astar', heuristic: 'own', space: 'push', options: {}, seed: 0 };
  const script = 'function heuristic() { return 1; }';
  expect(ranRequest(ran, script)).toEqual({ algorithm: 'astar', heuristic: 'own', script, space: 'push', settings: {}, seed: 0 });
  expect(ranRequest({ ...ran, heuristic: 'manhattan' }, script).script).toBeUndefined();
  expect(fitsAddress([ranRequest(ran, script), { algorithm: 'bfs' }])).toBe(false);
  expect(fitsAddress([ranRequest(ran), { algorithm: 'bfs' }])).toBe(true);
});
