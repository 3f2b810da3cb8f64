// Cells and lines as the engine's English calls them (`r2c5`, `row 2`, from 0): found on the board, or told as people count.
import type { Picture } from '../protocol';

const CELL = /\br(\d+)c(\d+)\b/g;
const LINES = /\b(row|column)s? (\d+)(?: and (\d+))?/g;

/** The cells that a text names, by themselves or by their row or column. */
export function cellsNamed(text: string, board: Picture): number[] {
  const cells = new Set<number>();
  for (const [, row, column] of text.matchAll(CELL)) cells.add(Number(row) * board.width + Number(column));
  for (const [, kind, ...numbers] of text.matchAll(LINES)) {
    for (const number of numbers.filter((each) => each !== undefined).map(Number)) {
      const length = kind === 'row' ? board.width : board.height;
      for (let at = 0; at < length; at++) cells.add(kind === 'row' ? number * board.width + at : at * board.width + number);
    }
  }
  return [...cells].filter((cell) => cell < board.cells.length);
}

/** The text with rows and columns counted from 1, each cell told by `cell`. */
export function retold(text: string, cell: (row: number, column: number) => string): string {
  const lines = text.replace(LINES, (words, _kind, one: string, other: string | undefined) => {
    const plain = words.slice(0, words.indexOf(one));
    return `${plain}${Number(one) + 1}${other === undefined ? '' : ` and ${Number(other) + 1}`}`;
  });
  return lines.replace(CELL, (_, row: string, column: string) => cell(Number(row) + 1, Number(column) + 1));
}
