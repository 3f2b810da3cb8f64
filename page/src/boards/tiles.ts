// Reading the wire's board: a legend of distinct tiles and one index per cell.
import type { Arg, MessageData, Picture, Tile } from '../protocol';

const nothing: Tile = { kind: '' };

/** The tile of a cell, numbered row by row. */
export function tileAt(board: Picture, cell: number): Tile {
  return board.legend[board.cells[cell] ?? -1] ?? nothing;
}

/** What a cell is, in the puzzle's own words. */
export function kindAt(board: Picture, cell: number): string {
  return tileAt(board, cell).kind;
}

/** A board told by the cells that differ from the board before the first move. All its cells are only listed when read. */
export class ChangedBoard implements Picture {
  readonly width: number;
  readonly height: number;
  readonly legend: Tile[];
  readonly columns: string[];
  readonly rows: string[];
  readonly wrap: boolean;
  readonly relief: boolean;
  private all: number[] | null = null;

  constructor(
    readonly told: Picture,
    readonly start: Picture,
  ) {
    ({ width: this.width, height: this.height, columns: this.columns, rows: this.rows, wrap: this.wrap, relief: this.relief } = start);
    this.legend = [...start.legend, ...told.legend];
  }

  get cells(): number[] {
    return (this.all ??= this.listed());
  }

  private listed(): number[] {
    const cells = this.start.cells.slice();
    this.told.at?.forEach((cell, place) => (cells[cell] = this.start.legend.length + (this.told.cells[place] ?? 0)));
    return cells;
  }
}

/** The whole board, however it was told. */
export function wholeBoard(told: Picture, start: Picture): Picture {
  return told.at ? new ChangedBoard(told, start) : told;
}

/** How many cells have a tile of the given sort. */
export function countTiles(board: Picture, fits: (tile: Tile) => boolean): number {
  const fitting = board.legend.map(fits);
  return board.cells.filter((index) => fitting[index]).length;
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

/** The cells that a message is about, by themselves or by their row or column. */
export function cellsOf({ args }: MessageData, board: Picture): number[] {
  return [...new Set(Object.values(args).flatMap((arg) => cellsOfArg(arg, board)))];
}

function cellsOfArg(arg: Arg, board: Picture): number[] {
  const { width, cells } = board;
  if ('cell' in arg) return [arg.cell.row * width + arg.cell.column];
  if ('cells' in arg) return arg.cells.map(({ row, column }) => row * width + column);
  if ('message' in arg) return cellsOf(arg.message, board);
  if ('messages' in arg) return arg.messages.flatMap((message) => cellsOf(message, board));
  if (!('line' in arg)) return [];
  const { line } = arg;
  return [...cells.keys()].filter((cell) => ('row' in line ? Math.floor(cell / width) === line.row : cell % width === line.column));
}
