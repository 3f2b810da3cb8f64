// What can be saved of a search.
import { expect, test } from 'vitest';
import type { RunInfo } from '../../protocol';
import { kindsOf } from './kinds';

const run = (kind: RunInfo['size']['kind']): RunInfo => ({ run: 1, uses_f: true, size: { kind, rows: 2, events: 2, stride: 1, rounds: 1, moments: 2, goal: true, ended: null } as RunInfo['size'] });

test('a search has a tree and lists, a local one curves, a genetic one a population', () => {
  expect(kindsOf({ isLocal: false, run: run('expansions') }, true)).toEqual(['board', 'tree', 'charts', 'lists', 'code', 'all']);
  expect(kindsOf({ isLocal: false, run: run('expansions') }, false)).toEqual(['board', 'tree', 'charts', 'all']);
  expect(kindsOf({ isLocal: true, run: run('steps') }, true)).toEqual(['board', 'charts', 'code', 'all']);
  expect(kindsOf({ isLocal: true, run: run('generations') }, true)).toEqual(['board', 'charts', 'code', 'population', 'all']);
});
