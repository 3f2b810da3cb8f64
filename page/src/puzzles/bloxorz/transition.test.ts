import { describe, expect, it } from 'vitest';
import { isHome, stageOf } from './stage';
import { sketch, type Placed } from './sketch';
import { transitionOf, type Transition } from './transition';

const FLOOR = ['=======', '===v===', '=======', '===G==='].join('\n');
const at = (placed: Placed, floor = FLOOR) => stageOf(sketch(floor, placed));

describe('the transition between two boards', () => {
  it.each<[string, Placed, Placed, string | undefined, Partial<Transition>]>([
    ['a roll', { at: [[0, 0]] }, { at: [[0, 1], [0, 2]] }, 'R', { kind: 'roll', direction: 'R', then: 'rest', back: false }],
    ['a roll whose text is unknown', { at: [[0, 0]] }, { at: [[1, 0], [2, 0]] }, undefined, { kind: 'roll', direction: 'D' }],
    ['a roll taken back, which is a roll the other way', { at: [[0, 1], [0, 2]] }, { at: [[0, 0]] }, 'R', { kind: 'roll', direction: 'L', back: false }],
    ['a split', { at: [[1, 1], [1, 2]] }, { at: [[0, 0], [2, 6]], active: 0 }, 'R', { kind: 'roll', then: 'split', back: false }],
    ['a split taken back', { at: [[0, 0], [2, 6]], active: 0 }, { at: [[1, 1], [1, 2]] }, undefined, { kind: 'roll', then: 'split', back: true }],
    ['a roll of the second cube', { at: [[0, 0], [2, 6]], active: 0 }, { at: [[0, 0], [2, 5]], active: 1 }, 'l', { kind: 'roll', cube: 1, then: 'rest' }],
    ['cubes that meet', { at: [[0, 0], [0, 2]], active: 0 }, { at: [[0, 0], [0, 1]] }, 'l', { kind: 'roll', cube: 1, then: 'join' }],
    ['nothing', { at: [[0, 0]] }, { at: [[0, 0]] }, undefined, { kind: 'nothing' }],
    ['another cube is active', { at: [[0, 0], [2, 6]], active: 0 }, { at: [[0, 0], [2, 6]], active: 1 }, undefined, { kind: 'nothing' }],
    ['two rolls at once', { at: [[0, 0]] }, { at: [[0, 3]] }, 'R', { kind: 'jump' }],
  ])('%s', (_, before, after, move, expected) => {
    expect(transitionOf(at(before), at(after), move)).toMatchObject(expected);
  });

  it('ends when the level changes', () => {
    expect(transitionOf(at({ at: [[0, 0]] }), at({ at: [[0, 0]] }, '===\n==='))).toEqual({ kind: 'jump' });
  });
});

describe('home', () => {
  it('is standing on the goal', () => {
    expect(isHome(at({ at: [[3, 3]] }))).toBe(true);
    expect(isHome(at({ at: [[3, 3], [3, 4]] }))).toBe(false);
    expect(isHome(at({ at: [[0, 0]] }))).toBe(false);
  });
});
