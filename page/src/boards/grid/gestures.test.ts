// Strokes of a finger by their directions.
import { expect, test } from 'vitest';
import { swiped } from './gestures';

test.each([
  [30, 0, 'R', 'R'],
  [30, 10, 'R', 'R'],
  [30, 20, 'R', 'DR'],
  [-4, 40, 'D', 'D'],
  [-20, 24, 'D', 'DL'],
  [-30, 0, 'L', 'L'],
  [-30, -1, 'L', 'L'],
  [-30, -20, 'L', 'UL'],
  [3, -30, 'U', 'U'],
  [20, -24, 'U', 'UR'],
])('a stroke of %i to the right and %i down', (dx, dy, straight, any) => {
  const seen: string[] = [];
  const note = (direction: string) => seen.push(direction);
  swiped({ swipe: note }, dx, dy);
  swiped({ swipe: note, slant: note }, dx, dy);
  expect(seen).toEqual([straight, any]);
});
