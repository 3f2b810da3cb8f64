import { describe, expect, it } from 'vitest';
import { directionOfClick, directionOfKey, directionOfSwipe } from './gestures';
import type { Direction } from './roll';
import { sketch, type Placed } from './sketch';
import { stageOf } from './stage';

const FLOOR = ['=====', '=====', '====='].join('\n');

describe('a click on the floor', () => {
  it.each<[Placed, number, number, Direction | null]>([
    [{ at: [[1, 1]] }, 3, 1.2, 'R'],
    [{ at: [[1, 1]] }, 0.9, 0, 'U'],
    [{ at: [[1, 1]] }, 1.3, 0.7, null],
    [{ at: [[1, 1], [1, 2]] }, 1.5, 2, 'D'],
    [{ at: [[1, 1], [1, 2]] }, 0, 1.4, 'L'],
    [{ at: [[0, 0], [2, 4]], active: 1 }, 2, 2, 'L'],
  ])('with %j at %d, %d rolls %s', (placed, x, z, direction) => {
    const pair = stageOf(sketch(FLOOR, placed)).pair!;
    expect(directionOfClick(pair, pair.active, x, z)).toBe(direction);
  });
});

describe('keys and swipes', () => {
  it('are read as directions', () => {
    expect(directionOfKey('ArrowLeft')).toBe('L');
    expect(directionOfKey('KeyW')).toBe('U');
    expect(directionOfKey('KeyX')).toBeNull();
    expect(directionOfSwipe(40, -10)).toBe('R');
    expect(directionOfSwipe(10, -40)).toBe('U');
    expect(directionOfSwipe(5, 5)).toBeNull();
  });
});
