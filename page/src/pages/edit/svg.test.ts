// What painters paint is written down as SVG.
import { expect, test } from 'vitest';
import { SvgCanvas } from './svg';

test('shapes, colours and words are written', () => {
  const canvas = new SvgCanvas();
  canvas.fillStyle = 'rgb(1 2 3 / 50%)';
  canvas.fillRect(0, 1, 2, 3);
  canvas.beginPath();
  canvas.arc(5, 5, 2, 0, Math.PI * 2);
  canvas.fill();
  canvas.font = '650 12px system-ui, sans-serif';
  canvas.textAlign = 'center';
  canvas.fillText('a<b', 1, 2);
  const svg = canvas.toString(10, 20, 'A & B', '#ffffff');
  expect(svg).toContain('<rect x="0" y="1" width="2" height="3" fill="rgb(1,2,3)" fill-opacity="0.5"/>');
  expect(svg).toContain('d="M7 5A2 2 0 1 1 3 5A2 2 0 1 1 7 5Z"');
  expect(svg).toContain('font-weight="650" font-size="12"');
  expect(svg).toContain('>a&lt;b</text>');
  expect(svg).toContain('<title>A &amp; B</title>');
});

test('what is saved is restored, and a clip holds until then', () => {
  const canvas = new SvgCanvas();
  canvas.save();
  canvas.globalAlpha = 0.5;
  canvas.rect(0, 0, 4, 4);
  canvas.clip();
  canvas.fillRect(0, 0, 1, 1);
  canvas.restore();
  canvas.fillRect(1, 1, 1, 1);
  const [inside, outside] = canvas.toString(4, 4, '', '#fff').match(/<rect x[^>]*>/g) ?? [];
  expect(inside).toContain('opacity="0.5" clip-path="url(#c0)"');
  expect(outside).toBe('<rect x="1" y="1" width="1" height="1" fill="#000000"/>');
});

test('what is moved stays together with its clip, and goes back', () => {
  const canvas = new SvgCanvas();
  canvas.save();
  canvas.translate(10, 20);
  canvas.translate(1, 2);
  canvas.fillStyle = 'hsl(48 95% 52% / 0.3)';
  canvas.fillRect(0, 0, 1, 1);
  canvas.restore();
  canvas.fillRect(0, 0, 1, 1);
  const [, inside, outside] = canvas.pieces();
  expect(inside).toBe('<rect x="0" y="0" width="1" height="1" fill="hsl(48,95%,52%)" fill-opacity="0.3" transform="translate(11 22)"/>');
  expect(outside).not.toContain('transform');
});

test('words end where they are to end, and code is written in letters of one width', () => {
  const canvas = new SvgCanvas();
  canvas.font = '400 12px ui-monospace, monospace';
  canvas.textAlign = 'right';
  canvas.fillText('f', 1, 2);
  expect(canvas.pieces()[1]).toContain('text-anchor="end" font-family="monospace"');
});
