// Drawings of the page as files.
import { expect, test } from 'vitest';
import { captionedDrawing } from './drawing';

test('the caption stands above the drawing, and its words cannot be taken for marks', () => {
  const svg = captionedDrawing('<circle r="3"/>', [0, 0, 400, 300], ['h < h* & more', 'Grid 2'], '#ffffff', '#000000');
  expect(svg).toContain('viewBox="0 -45 400 345"');
  expect(svg).toContain('<title>h &lt; h* &amp; more, Grid 2</title>');
  expect(svg).toContain('<circle r="3"/></svg>');
  const heights = [...svg.matchAll(/<text x="\d+" y="(-[\d.]+)"/g)].map(([, y]) => Number(y));
  expect(heights.length).toBe(2);
  expect(heights.every((y) => y < 0)).toBe(true);
});
