// An axis has round numbers and room on both sides.
import { expect, test } from 'vitest';
import { scale } from './front';

test.each([
  [[12], [11, 12, 13]],
  [[0, 3], [0, 1, 2, 3, 4]],
  [[97, 230], [50, 100, 150, 200, 250]],
])('%j', (values, ticks) => expect(scale(values)).toEqual(ticks));
