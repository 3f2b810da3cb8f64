// What is said and drawn of a local search.
import { expect, test } from 'vitest';
import type { Fault, Picture, TraceCandidate, TraceProposal } from '../../../protocol';
import { changeText, cutText, lookOf, nearest, passedOn, relative, verdict } from './look';
import { words } from './words';

const t = words.en;
const board: Picture = { width: 3, height: 2, legend: [], cells: [0, 0, 0, 0, 0, 0], columns: [], rows: [], wrap: false, relief: false };
const fault = (rule: string, cells: number[]): Fault => ({ rule, cells, energy: 1, message: { id: 'x', args: {}, text: 'x' } });
const step: TraceProposal = {
  round: 0, before: 3, proposed: 4, accepted: true, probability: 0.37, drawn: 0.21, temperature: 1, put: [4], taken: [1], changed: [1, 4],
  board: { ...board, cells: [1, 1, 1, 1, 1, 1] }, moves: ['b'], faults: [fault('estimate', [5])],
};
const candidate: TraceCandidate = { index: 0, n: 1, energy: 4, board, moves: ['a'], faults: [fault('touching', [0, 1])], step };

test('a sentence says why a change was made or not', () => {
  expect(verdict(step, String, t)).toMatch(/3 → 4.*probability 0.37; the number drawn was 0.21, so it was accepted/);
  expect(verdict({ ...step, accepted: false, drawn: 0.9 }, String, t)).toMatch(/so it was rejected/);
  expect(verdict({ ...step, drawn: null, probability: 1, proposed: 2 }, String, t)).toContain(t.better);
  expect(verdict({ ...step, drawn: null, probability: 1, proposed: 3 }, String, t)).toContain(t.equal);
  expect(verdict({ ...step, drawn: null, probability: 0, accepted: false }, String, t)).toContain(t.never);
});

test('a change is told by its cells, or by how many look different', () => {
  expect(changeText(step, String, t)).toBe(`${t.put('4')} ${t.taken('1')}`);
  expect(changeText({ ...step, put: [], taken: [] }, String, t)).toBe(t.marked(2));
  expect(changeText({ ...step, put: [], taken: [], changed: [] }, String, t)).toBe(t.unchanged);
});

test('a board shows what is wrong with the candidate that it shows', () => {
  const after = lookOf(candidate, false);
  expect([after.board, after.review.wrong[0]?.cells, after.shown, after.unmet]).toEqual([board, [0, 1], [1, 4], []]);
  const proposed = lookOf(candidate, true);
  expect([proposed.board, proposed.moves, proposed.unmet]).toEqual([step.board, ['b'], [5]]);
});

test('a cut divides the board between the parents', () => {
  const tinted = (cut: Parameters<typeof passedOn>[0], isFirst: boolean) => [...(passedOn(cut, board, isFirst) ?? [])].map((heat) => heat > 0);
  expect(tinted({ line: { row: 1 } }, true)).toEqual([true, true, true, false, false, false]);
  expect(tinted({ line: { column: 1 } }, false)).toEqual([false, true, true, false, true, true]);
  expect(tinted({ order: { before: 2, cell: 4 } }, false)).toEqual([false, false, false, false, true, true]);
  expect(passedOn({ strings: { before: 1, behind: 2 } }, board, true)).toBeNull();
  const said = (cut: Parameters<typeof passedOn>[0]) => cutText(cut, board, ['1', '2'], String, t);
  expect(said({ line: { row: 1 } })).toBe(t.cutRow(2));
  expect(said({ line: { column: 3 } })).toBe(t.cutEnd);
  expect(said({ order: { before: 0, cell: 2 } })).toBe(t.cutStart);
  expect(said({ order: { before: 2, cell: 4 } })).toBe(t.cutCell('4'));
  expect(said({ strings: { before: 1, behind: 2 } })).toBe(t.cutStrings('1', '2'));
});

test('fitness is shown between the least and the greatest, and the nearest board is found', () => {
  expect(relative([4, 3, 2])).toEqual([1, 0.5, 0]);
  expect(relative([7, 7])).toEqual([1, 1]);
  expect([nearest([0, 16, 32], 9), nearest([0, 16, 32], 7), nearest([], 3)]).toEqual([16, 0, null]);
});
