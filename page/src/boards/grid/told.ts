// What happened on a board on which things are put, in words.
import { i18n } from '../../i18n';
import { added, appeared, type Change } from '../change';

interface Words {
  put: (place: string) => string;
  taken: (place: string) => string;
}

/** The things that came and went, the lines whose clue is met now, and what a puzzle adds. */
export function toldPlacement(change: Change, things: readonly string[], words: Words, more: readonly string[] = []): string {
  const { boards } = i18n.t;
  const { before, after } = change;
  const { width } = after.board;
  const place = (cell: number) => boards.place(Math.floor(cell / width) + 1, (cell % width) + 1);
  const { came, went } = appeared(change, things);
  const lines = [
    ...added(before.review.done_rows, after.review.done_rows).map((row) => boards.row(row + 1)),
    ...added(before.review.done_columns, after.review.done_columns).map((column) => boards.column(column + 1)),
  ];
  const clued = came.length > 0 ? lines : [];
  const parts = [
    ...came.map((cell) => words.put(place(cell))),
    ...went.map((cell) => words.taken(place(cell))),
    ...clued.map((line) => boards.lineDone(line)),
    ...more,
  ];
  return parts.map((part) => `${part}.`).join(' ');
}
