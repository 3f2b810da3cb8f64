// The cells that a verdict speaks of.
import { expect, test } from 'vitest';
import type { CheckReport } from '../../protocol';
import tools from '../../puzzles/sokoban/editor';
import { markedBy } from './marked';

const report = (more: Partial<CheckReport>): CheckReport => ({ level: '', valid: true, solvable: null, unique: null, difficulty: null, error: null, ...more });

test('what there is too much of is marked, not one thing at random', () => {
  const sheet = tools.read('######\n#@$..#\n#  *.#\n######');
  const data = { id: 'sokoban-unequal-counts', args: { boxes: { count: 2 }, goals: { count: 4 } } };
  const error = { line: 3, column: 5, message: '', data };
  expect(markedBy(report({ valid: false, error }), sheet, tools).wrong).toEqual([9, 10, 16]);
});

test('a box on a dead square is marked where the level cannot be solved', () => {
  const sheet = tools.read('######\n#$ @.#\n######');
  const facts = { dead: [{ row: 1, column: 1 }, { row: 1, column: 2 }] };
  expect(markedBy(report({ solvable: false, facts }), sheet, tools).wrong).toEqual([7]);
  expect(markedBy(report({ solvable: null, facts }), sheet, tools).wrong).toEqual([]);
});
