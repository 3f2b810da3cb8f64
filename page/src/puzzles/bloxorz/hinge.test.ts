import { describe, expect, it } from 'vitest';
import { hingesOf } from './hinge';
import { stageOf } from './stage';
import { sketch } from './sketch';

const hinges = (floor: string) => [...hingesOf(stageOf(sketch(floor, { at: [[0, 0]] })))].sort(([a], [b]) => a - b);

describe('the hinge of a bridge', () => {
  it('is on the side of the ground, so that halves swing from both ends', () => {
    expect(hinges('=bb=')).toEqual([
      [1, { side: 'L', firm: true }],
      [2, { side: 'R', firm: true }],
    ]);
  });

  it('is on the rest of the bridge where there is no ground', () => {
    expect(hinges('=BBb.')).toEqual([
      [1, { side: 'L', firm: true }],
      [2, { side: 'L', firm: false }],
      [3, { side: 'L', firm: false }],
    ]);
  });

  it('is somewhere even for a bridge in the middle of nowhere', () => {
    expect(hinges('=.b')).toEqual([[2, { side: 'U', firm: false }]]);
  });
});
