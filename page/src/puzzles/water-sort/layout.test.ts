// Cups fit where they can, and stay large enough to touch where they cannot.
import { expect, test } from 'vitest';
import { layoutCups, mouth } from './layout';

test.each([
  [7, 4, 900, 560],
  [14, 4, 900, 560],
  [40, 4, 1200, 620],
  [7, 4, 358, 480],
  [16, 4, 358, 384],
])('%i cups of %i fit into %i × %i', (cups, capacity, width, height) => {
  const layout = layoutCups(cups, capacity, width, height);
  expect(layout.width).toBeLessThanOrEqual(width + 0.01);
  expect(layout.height).toBeLessThanOrEqual(height + 0.01);
  expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(cups);
});

test('92 cups on a phone scroll but can be touched', () => {
  const layout = layoutCups(92, 4, 358, 500);
  expect(layout.width).toBeLessThanOrEqual(358.01);
  expect(layout.place.width).toBeGreaterThanOrEqual(44);
});

test('the last row stands in the middle', () => {
  const layout = layoutCups(7, 4, 358, 480);
  const last = mouth(layout, 6, 7);
  const first = mouth(layout, layout.columns * (layout.rows - 1), 7);
  expect(first[0] + last[0]).toBeCloseTo(layout.width);
});
