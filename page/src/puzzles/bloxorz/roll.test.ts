import { describe, expect, it } from 'vitest';
import { stageOf, type Pair, type Point } from './stage';
import { DIRECTIONS, readMove, rolled, rollEdge, samePlaces, turned, writeMove, type Direction } from './roll';
import { sketch, type Placed } from './sketch';

const FLOOR = ['=======', '=======', '=======', '=======', '======='].join('\n');
const pairAt = (placed: Placed): Pair => stageOf(sketch(FLOOR, placed)).pair!;
const OPPOSITE: Record<Direction, Direction> = { U: 'D', D: 'U', L: 'R', R: 'L' };

describe('the edge of a roll', () => {
  const upright = pairAt({ at: [[2, 3]] }).centres;
  const lying = pairAt({ at: [[2, 3], [2, 4]] }).centres;
  it.each<[string, readonly Point[], Direction, { x?: number; z?: number }]>([
    ['upright, right', upright, 'R', { x: 3.5 }],
    ['upright, left', upright, 'L', { x: 2.5 }],
    ['upright, up', upright, 'U', { z: 1.5 }],
    ['upright, down', upright, 'D', { z: 2.5 }],
    ['lying, over its far end', lying, 'R', { x: 4.5 }],
    ['lying, over its near end', lying, 'L', { x: 2.5 }],
    ['lying, over its side', lying, 'D', { z: 2.5 }],
  ])('%s', (_, centres, direction, at) => {
    expect(rollEdge(centres, direction).at).toMatchObject({ y: 0, ...at });
  });

  it('stays where it is, and never sinks, while the cubes turn about it', () => {
    const edge = rollEdge(lying, 'R');
    for (let angle = 0; angle <= Math.PI / 2; angle += 0.1) {
      for (const centre of lying) expect(turned(centre, edge, angle).y).toBeGreaterThanOrEqual(0.5 - 1e-9);
    }
    expect(turned({ ...edge.at }, edge, 1)).toEqual(edge.at);
  });
});

describe('a roll', () => {
  it.each<[Placed, Direction, Placed]>([
    [{ at: [[2, 3]] }, 'R', { at: [[2, 4], [2, 5]] }],
    [{ at: [[2, 3]] }, 'L', { at: [[2, 1], [2, 2]] }],
    [{ at: [[2, 3]] }, 'U', { at: [[0, 3], [1, 3]] }],
    [{ at: [[2, 3]] }, 'D', { at: [[3, 3], [4, 3]] }],
    [{ at: [[2, 3], [2, 4]] }, 'R', { at: [[2, 5]] }],
    [{ at: [[2, 3], [2, 4]] }, 'L', { at: [[2, 2]] }],
    [{ at: [[2, 3], [2, 4]] }, 'U', { at: [[1, 3], [1, 4]] }],
    [{ at: [[1, 3], [2, 3]] }, 'D', { at: [[3, 3]] }],
    [{ at: [[1, 3], [2, 3]] }, 'R', { at: [[1, 4], [2, 4]] }],
  ])('of %j to %s ends at %j', (from, direction, to) => {
    expect(samePlaces(rolled(pairAt(from), direction, 0), pairAt(to).centres)).toBe(true);
  });

  it('of one cube leaves the other', () => {
    const pair = pairAt({ at: [[0, 0], [4, 6]], active: 0 });
    expect(rolled(pair, 'U', 1)).toEqual([{ x: 0, y: 0.5, z: 0 }, { x: 6, y: 0.5, z: 3 }]);
  });

  it.each(DIRECTIONS)('%s and back is nothing', (direction) => {
    const pair = pairAt({ at: [[2, 3]] });
    const there = { ...pair, centres: rolled(pair, direction, 0) };
    expect(samePlaces(rolled(there, OPPOSITE[direction], 0), pair.centres)).toBe(true);
  });
});

describe('a move', () => {
  it('is read as it is written', () => {
    for (const direction of DIRECTIONS) {
      for (const cube of [0, 1] as const) expect(readMove(writeMove(direction, cube))).toEqual({ direction, cube });
    }
    expect(readMove('X')).toBeNull();
    expect(readMove('')).toBeNull();
  });
});
