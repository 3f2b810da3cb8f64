// Maps read from pictures, walks and keys.
import { expect, test } from 'vitest';
import { wholeBoard } from '../../boards/tiles';
import type { Picture, Tile } from '../../protocol';
import { readPicture } from './ground';
import { stepOf } from './keys';
import { stepBetween, trailTo } from './trail';

const tiles: Record<string, Tile> = {
  '#': { kind: 'wall', label: '#' },
  '.': { kind: 'ground' },
  '5': { kind: 'ground', label: '5', tint: 5 },
  S: { kind: 'start', label: 'S' },
  G: { kind: 'goal', label: 'G' },
  '@': { kind: 'walker', label: '@' },
  '+': { kind: 'walker', label: '@', tint: 5 },
  '!': { kind: 'walker on goal', label: '@' },
};

function picture(...rows: string[]): Picture {
  const signs = [...new Set(rows.join(''))];
  const cells = [...rows.join('')].map((sign) => signs.indexOf(sign));
  const legend = signs.map((sign) => tiles[sign] ?? expect.unreachable());
  return { width: rows[0]?.length ?? 0, height: rows.length, legend, cells, columns: [], rows: [], wrap: false, relief: false };
}

test('a map is the same one wherever its walker stands', () => {
  const { ground, walker } = readPicture(picture('@5.', '#.G'), null);
  expect({ ...ground, weights: [...ground.weights] }).toEqual({ width: 3, height: 2, weights: [1, 5, 1, 0, 1, 1], start: 0, goal: 5 });
  expect(walker).toBe(0);
  const next = readPicture(picture('S+.', '#.G'), ground);
  expect(next.ground).toBe(ground);
  expect(next.walker).toBe(1);
  const end = readPicture(picture('S5.', '#.!'), ground);
  expect(end.ground).toBe(ground);
  expect(end.walker).toBe(5);
});

test.each([['@5.', '##G'], ['S5@', '#G.'], ['.5@', '#SG'], ['@5', '.#', 'G.']])('another map is not: %s %s', (...rows) => {
  const { ground } = readPicture(picture('@5.', '#.G'), null);
  expect(readPicture(picture(...rows), ground).ground).not.toBe(ground);
});

test('what a walker hides is under him, on ground of any weight', () => {
  const start = picture('@5.', '#.G');
  const { legend, cells } = picture('S+');
  const moved = wholeBoard({ ...start, legend, cells, at: [0, 1] }, start);
  const { ground } = readPicture(start, null);
  expect(readPicture(moved, ground)).toEqual({ ground, walker: 1 });
  expect(readPicture(moved, ground).ground).toBe(ground);
  expect(readPicture({ ...moved, cells: moved.cells }, ground)).toEqual({ ground, walker: 1 });
  const back = wholeBoard({ ...start, legend: [], cells: [], at: [] }, start);
  expect(readPicture(back, null)).toEqual({ ground, walker: 0 });
});

test('a trail is walked back from its end', () => {
  expect(trailTo(7, ['R', 'DR', 'U', 'DL'], 4)).toEqual([2, 3, 8, 4, 7]);
  expect(trailTo(3, [], 4)).toEqual([3]);
});

test('steps lead to one of eight neighbours', () => {
  expect([0, 1, 2, 4, 6, 8, 9, 10].map((cell) => stepBetween(5, cell, 4))).toEqual(['UL', 'U', 'UR', 'L', 'R', 'DL', 'D', 'DR']);
  expect([stepBetween(5, 5, 4), stepBetween(5, 7, 4), stepBetween(3, 4, 4)]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['ArrowUp', 'ArrowUp', 'U'],
  ['D', 'KeyD', 'R'],
  ['7', 'Numpad7', 'UL'],
  ['Home', 'Numpad7', 'UL'],
  ['c', 'KeyC', 'DR'],
  ['7', 'Digit7', undefined],
  ['z', 'KeyZ', undefined],
])('the key %s (%s)', (key, code, step) => expect(stepOf({ key, code })).toBe(step));
