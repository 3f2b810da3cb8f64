// The cells that messages are about, and boards told by their changes.
import { expect, test } from 'vitest';
import type { Arg, Picture } from '../protocol';
import { cellsOf, tileAt, wholeBoard } from './tiles';

const board = { width: 4, height: 3, cells: Array<number>(12).fill(0), legend: [] } as unknown as Picture;
const message = (...args: Arg[]) => ({ id: '', text: '', args: Object.fromEntries(args.map((arg, at) => [`${at}`, arg])) });
const cell = (row: number, column: number) => ({ row, column });

test.each<[string, Arg[], number[]]>([
  ['cells', [{ cell: cell(0, 3) }, { cells: [cell(1, 3), cell(0, 3)] }], [3, 7]],
  ['a row', [{ line: { row: 2 } }], [8, 9, 10, 11]],
  ['a column', [{ line: { column: 1 } }, { count: 5 }], [1, 5, 9]],
  ['messages inside', [{ message: message({ cell: cell(2, 0) }) }, { messages: [message({ cell: cell(1, 1) })] }], [8, 5]],
  ['nothing on the board', [{ count: 6 }, { name: 'r1c1' }], []],
])('%s', (_, args, cells) => {
  expect(cellsOf(message(...args), board)).toEqual(cells);
});

test('a board told by its changes is made whole', () => {
  const [wall, ground, piece] = [{ kind: 'wall' }, { kind: 'ground' }, { kind: 'piece' }];
  const start = { ...board, width: 3, height: 1, legend: [piece, ground, wall], cells: [0, 1, 2] };
  const whole = wholeBoard({ ...start, legend: [ground, piece], cells: [0, 1], at: [0, 1] }, start);
  expect([0, 1, 2].map((cell) => tileAt(whole, cell).kind)).toEqual(['ground', 'piece', 'wall']);
  expect([whole.cells.length, whole.width, start.cells]).toEqual([3, 3, [0, 1, 2]]);
  expect(wholeBoard(start, board)).toBe(start);
});
