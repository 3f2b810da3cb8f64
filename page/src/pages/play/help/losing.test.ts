// Where a lost game points: at what the losing move changed, if it is still there.
import { expect, test } from 'vitest';
import type { Picture } from '../../../protocol';
import { changedCells, losingMove } from './losing';

const kinds: Record<string, string> = { '@': 'player', $: 'box', ' ': 'floor' };
const row = (text: string): Picture =>
  ({ width: text.length, height: 1, legend: [...text].map((sign) => ({ kind: kinds[sign] })), cells: [...text].map((_, at) => at) }) as unknown as Picture;

test('the losing move is known only where the position before it is proved to be solvable', () => {
  expect(losingMove({ since: 3, solvable: 2 })).toBe(3);
  expect(losingMove({ since: 3, solvable: 1 })).toBeNull();
  expect(losingMove({ since: 3, solvable: null })).toBeNull();
  expect(losingMove(null)).toBeNull();
});

test('the cells that it changed are pointed at, by their kind', () => {
  const [before, after] = [row('@$  $'), row(' @$ $')];
  expect(changedCells(before, after, after)).toEqual([0, 1, 2]);
  expect(changedCells(before, after, after, (kind) => kind === 'box')).toEqual([2]);
});

test('what has moved on since is not pointed at', () => {
  const box = (kind: string) => kind === 'box';
  expect(changedCells(row('@$  $'), row(' @$ $'), row('  @$$'), box)).toEqual([]);
});
