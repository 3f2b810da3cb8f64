// Sheets are moved about without losing anything.
import { expect, test } from 'vitest';
import { between, cellsIn, copied, emptySheet, flood, mirrored, pasted, resized, stroke, turned, type Sheet } from './sheet';

const letters = (sheet: Sheet) => Array.from({ length: sheet.height }, (_, row) => sheet.cells.slice(row * sheet.width, (row + 1) * sheet.width).join(''));
const small: Sheet = {
  ...emptySheet(3, 2, '.'),
  cells: [...'abcdef'],
  links: [{ from: 0, to: 5, kind: 'x' }],
  spots: { start: 2 },
  rows: ['1', '2'],
  columns: ['3', '4', '5'],
};

test('four quarter turns and two mirrorings give the sheet back', () => {
  const quarter = turned(small);
  expect(letters(quarter)).toEqual(['da', 'eb', 'fc']);
  expect([quarter.rows, quarter.columns]).toEqual([['3', '4', '5'], ['2', '1']]);
  expect(quarter.links).toEqual([{ from: 1, to: 4, kind: 'x' }]);
  expect(turned(turned(turned(quarter)))).toEqual(small);
  for (const across of ['horizontal', 'vertical'] as const) expect(mirrored(mirrored(small, across), across)).toEqual(small);
  expect(letters(mirrored(small, 'horizontal'))).toEqual(['cba', 'fed']);
  expect(mirrored(small, 'vertical').rows).toEqual(['2', '1']);
});

test('a sheet grows and shrinks at each side; what falls off takes its links along', () => {
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    expect(resized(resized(small, side, 1, '.'), side, -1, '.')).toEqual(small);
  }
  expect(letters(resized(small, 'left', 1, '.'))).toEqual(['.abc', '.def']);
  expect(resized(small, 'top', 1, '.').rows).toEqual(['', '1', '2']);
  const less = resized(small, 'right', -1, '.');
  expect([letters(less), less.links, less.spots]).toEqual([['ab', 'de'], [], {}]);
});

test('a copy is pasted with its links and cut off at the edge', () => {
  const wired = { ...small, links: [{ from: 1, to: 5, kind: 'x' }] };
  const clip = copied(wired, { top: 0, left: 1, bottom: 1, right: 2 });
  expect([clip.cells, clip.links]).toEqual([['b', 'c', 'e', 'f'], [{ from: 0, to: 3, kind: 'x' }]]);
  expect(letters(pasted(wired, clip, 0).sheet)).toEqual(['bcc', 'eff']);
  expect(letters(pasted(wired, clip, 5).sheet)).toEqual(['abc', 'deb']);
  expect(pasted(wired, clip, 0).sheet.links).toEqual([{ from: 0, to: 4, kind: 'x' }]);
});

test('fills, rectangles and strokes find their cells', () => {
  const sheet = { ...emptySheet(4, 3, '.'), cells: [...'..#.', ...'..#.', ...'####'] };
  expect(flood(sheet, 0).sort((a, b) => a - b)).toEqual([0, 1, 4, 5]);
  expect(flood(sheet, 2)).toHaveLength(6);
  expect(cellsIn(sheet, between(sheet, 6, 1))).toEqual([1, 2, 5, 6]);
  expect(stroke(sheet, 0, 3)).toEqual([0, 1, 2, 3]);
  expect(stroke(sheet, 0, 10)).toEqual([0, 5, 10]);
});
