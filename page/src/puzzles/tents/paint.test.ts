// Clues of lines with too many tents are told from the review.
import { expect, test } from 'vitest';
import type { Review } from '../../protocol';
import { clueMargins, crowded } from './paint';

const wrong = (rule: string, line: object) => ({ rule, message: { id: '', text: '', args: { line: { line }, count: { count: 2 } } }, cells: [] });

test('lines that are over-full, and no others', () => {
  const review = { wrong: [wrong('row-clue', { row: 3 }), wrong('column-clue', { column: 0 }), wrong('touching', { row: 1 })] } as unknown as Review;
  const { rows, columns } = crowded(review);
  expect([[...rows], [...columns]]).toEqual([[3], [0]]);
  expect(crowded(null).rows.size).toBe(0);
});

test('numbers of lines have their room opposite the clues', () => {
  expect(clueMargins(40, true).right).toBeGreaterThan(clueMargins(40, false).right);
  expect(clueMargins(120, false).left).toBeGreaterThan(clueMargins(40, false).left);
});
