// Reading the wire's board: a legend of distinct tiles and one index per cell.
import type { Picture, Tile } from '../protocol';

const nothing: Tile = { kind: '' };

/** The tile of a cell, numbered row by row. */
export function tileAt(board: Picture, cell: number): Tile {
  return board.legend[board.cells[cell] ?? -1] ?? nothing;
}

/** What a cell is, in the puzzle's own words. */
export function kindAt(board: Picture, cell: number): string {
  return tileAt(board, cell).kind;
}

/** The cell that a placement's text (`3,5`: row and column from 0) names. */
export function cellOf(board: Picture, text: string): number {
  const [row = 0, column = 0] = text.split(',').map(Number);
  return row * board.width + column;
}

/** A cell as the text of a placement. */
export function placeOf(board: Picture, cell: number): string {
  return `${Math.floor(cell / board.width)},${cell % board.width}`;
}
