import { describe, expect, it } from 'vitest';
import { outlineOf, fit, restingAngle, seenAt, type Angle } from './camera';
import { stageOf } from './stage';
import { sketch } from './sketch';

const FIELD_OF_VIEW = Math.PI / 6;
const boardOf = (width: number, height: number) =>
  stageOf(sketch(Array.from({ length: height }, () => '='.repeat(width)).join('\n'), { at: [[0, 0]] }));

/** How far the outermost corner is from the middle of the window, across and up. */
function reach(width: number, height: number, aspect: number, angle: Angle): [number, number] {
  const corners = outlineOf(boardOf(width, height));
  const shot = fit(corners, angle, aspect, FIELD_OF_VIEW);
  const seen = corners.map((corner) => seenAt(corner, shot, angle, aspect, FIELD_OF_VIEW));
  return [Math.max(...seen.map(([x]) => Math.abs(x))), Math.max(...seen.map(([, y]) => Math.abs(y)))];
}

const resting = (width: number, height: number, aspect: number) =>
  restingAngle(outlineOf(boardOf(width, height)), aspect, FIELD_OF_VIEW);

describe('the camera', () => {
  const windows = [0.46, 0.8, 1, 1.6, 3];
  const boards: [number, number][] = [[1, 1], [3, 12], [15, 10], [30, 4], [40, 40]];
  const cases = windows.flatMap((aspect) => boards.map(([width, height]) => ({ aspect, width, height })));

  it.each(cases)('fits $width × $height into a window of $aspect', ({ aspect, width, height }) => {
    for (const angle of [resting(width, height, aspect), { around: 0.7, above: 0.5 }, { around: -0.7, above: 1.4 }]) {
      const [across, up] = reach(width, height, aspect, angle);
      expect(Math.max(across, up)).toBeLessThanOrEqual(1);
      // Not further away than needed: one of the two touches the margin.
      expect(Math.max(across, up)).toBeGreaterThan(0.93);
    }
  });

  it('looks from above, and more so in a narrow window', () => {
    expect(resting(10, 6, 0.46).above).toBeGreaterThan(resting(10, 6, 1.8).above);
  });

  it('stands lower before a deep board in a wide window than before a shallow one', () => {
    expect(resting(6, 14, 1.6).above).toBeLessThan(resting(14, 3, 1.6).above);
  });

  it('keeps in sight only what is there', () => {
    const corners = outlineOf(stageOf(sketch('.....\n..==.\n.....', { at: [[1, 2]] })));
    expect(Math.min(...corners.map(({ x }) => x))).toBe(1.5);
    expect(Math.max(...corners.map(({ z }) => z))).toBe(1.5);
  });
});
