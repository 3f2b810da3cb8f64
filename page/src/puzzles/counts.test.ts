// What the chips of a level count.
import { expect, test } from 'vitest';
import type { Picture, Tile } from '../protocol';
import { pageOf } from '.';

const unit = (tint: number): Tile => ({ kind: 'unit', tint });

test.each<[string, Tile[], number[], string[]]>([
  ['water-sort', [unit(0), unit(1), { kind: 'room' }], [0, 1, 2, 1, 0, 2], ['6 cups', '2 colours']],
  ['sokoban', [{ kind: 'floor' }, { kind: 'box' }, { kind: 'box-on-goal' }], [0, 1, 2, 1], ['3 boxes']],
  ['tents', [{ kind: 'open' }, { kind: 'tree' }], [0, 1, 0], ['1 tree']],
  ['light-up', [{ kind: 'black' }, { kind: 'black', label: '2' }, { kind: 'white' }], [0, 1, 2, 1], ['2 numbers']],
])('%s', (puzzle, legend, cells, texts) => {
  const { counts, words } = pageOf(puzzle);
  const board = { width: cells.length, height: 1, legend, cells } as unknown as Picture;
  const counted = Object.entries(counts?.(board) ?? {});
  expect(counted.map(([thing, n]) => words?.en.counts?.[thing]?.(n))).toEqual(texts);
  expect(counted.map(([thing]) => thing)).toEqual(Object.keys(words?.vi.counts ?? {}));
});
