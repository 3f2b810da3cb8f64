// Titles as the packs have them.
import { expect, test } from 'vitest';
import { bestKnown, titleFacts } from './titles';

test('sizes are told apart from names', () => {
  expect(titleFacts('7 by 6, 10 numbers').size).toEqual([7, 6]);
  expect(titleFacts('easy 1: 8x6, 7 rolls').size).toEqual([8, 6]);
});

test.each([
  ['easy, 3 colours; shortest 8', 'easy', 8, ''],
  ['92 cups, 80 colours; shortest 260', null, 260, ''],
  ['medium 4: 10 pushes, 27 moves', 'medium', 10, ''],
  ['hard, 5 boxes: 21 pushes, 80 moves', 'hard', 21, ''],
  ['easy 1: 8x6, 7 rolls', 'easy', 7, ''],
  ['stage 2, code 290299', null, null, ''],
  ['5 by 5, 4 trees', null, null, ''],
  ['The long walk', null, null, 'The long walk'],
  [null, null, null, ''],
])('%s', (title, difficulty, best, name) => {
  const facts = titleFacts(title);
  expect(facts.difficulty).toBe(difficulty);
  expect(bestKnown(facts)).toBe(best);
  expect(facts.name).toBe(name);
});
