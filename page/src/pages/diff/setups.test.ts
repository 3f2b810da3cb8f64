// Searches in an address are read as they were written.
import { expect, test } from 'vitest';
import type { Request } from '../../protocol';
import { readSetups, writeSetups } from './setups';

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
