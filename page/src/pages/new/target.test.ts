// Targets as the form writes them.
import { expect, test } from 'vitest';
import type { PuzzleCard } from '../../protocol';
import { examplesOf, fresh, kindsOf, targetText } from './target';

const card = (measures: Record<string, string>, reasons: boolean): PuzzleCard =>
  ({
    measures,
    targets: { measures: [...Object.keys(measures), 'length'], difficulties: ['easy', 'hard'], reasons, daily: true },
  }) as unknown as PuzzleCard;
const sokoban = card({ pushes: 'Pushes', moves: 'Moves' }, false);
const tents = card({ tents: 'Tents' }, true);

test('every condition is written in the language of the engine', () => {
  expect(targetText(kindsOf(tents).map((kind) => fresh(kind, tents)))).toBe(
    'tents 20..40, difficulty hard, unique, no-guessing, rule>=1:hard, greedy fails 5000, astar expanded 1000..5000',
  );
  expect(targetText([])).toBe('');
});

test('a bound that is left out stays open', () => {
  expect(targetText([{ kind: 'measure', name: 'pushes', least: ' 40 ', most: '' }])).toBe('pushes 40..');
  expect(targetText([{ kind: 'search', algorithm: 'hill', solves: true, nodes: '' }])).toBe('hill solves');
});

test('the examples are those that make sense for the puzzle', () => {
  const texts = (of: PuzzleCard) => examplesOf(of).map(({ conditions }) => targetText(conditions));
  expect(texts(sokoban)).toEqual(['pushes 40..60', 'greedy fails 5000, astar expanded 1000..5000']);
  expect(texts(tents)).toEqual(['unique, no-guessing, rule>=1:hard']);
  expect(targetText(examplesOf(sokoban, [7, 1, 9])[1]?.conditions ?? [])).toBe('greedy fails 7, astar expanded 1..9');
  expect(kindsOf(sokoban)).not.toContain('unique');
});
