// Titles as the packs have them.
import { expect, test } from 'vitest';
import { bestKnown } from './score';
import { titleFacts } from './titles';

test('sizes are told apart from names', () => {
  expect(titleFacts('7 by 6, 10 numbers').size).toEqual([7, 6]);
  expect(titleFacts('easy 1: 8x6, 7 rolls').size).toEqual([8, 6]);
});

test.each([
  ['water-sort', 'easy, 3 colours; shortest 8', 'easy', 8, ''],
  ['water-sort', 'hard, 92 cups, 80 colours; shortest 260', 'hard', 260, ''],
  ['sokoban', 'medium 4: 10 pushes, 27 moves', 'medium', 10, ''],
  ['sokoban', 'hard, 5 boxes: 21 pushes, 80 moves', 'hard', 21, ''],
  ['bloxorz', 'easy 1: 8x6, 7 rolls, 8 keys', 'easy', 8, ''],
  ['bloxorz', 'stage 8, code 499707: easy, 10 rolls, 11 keys', 'easy', 11, ''],
  ['tents', 'tricky 1: 41 trees', 'medium', null, ''],
  ['light-up', 'normal 2: solvarium generate light-up --width 20 --difficulty normal --seed 2', 'medium', null, ''],
  ['tents', '5 by 5, 4 trees', null, null, ''],
  ['sokoban', 'The long walk', null, null, 'The long walk'],
  ['sokoban', null, null, null, ''],
])('%s: %s', (puzzle, title, difficulty, best, name) => {
  const facts = titleFacts(title);
  expect(facts.difficulty).toBe(difficulty);
  expect(bestKnown(puzzle, facts)).toBe(best);
  expect(facts.name).toBe(name);
});
