// Geometry of a board of square cells on a canvas: what is visible, and which cell is where.

/** Space beside the cells, in pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NO_MARGINS: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

/** A window onto the cells. Pixels are CSS pixels of the canvas. */
export interface View {
  columns: number;
  rows: number;
  /** Side of a cell. */
  cell: number;
  /** Where the first cell's corner lies on the canvas; scrolling makes it negative. */
  left: number;
  top: number;
  /** Size of the canvas. */
  width: number;
  height: number;
  /** Edges inside which cells are drawn; clues stand outside. */
  inset: Margins;
}

/** Columns and rows that are at least partly visible: first inclusive, last exclusive. */
interface Span {
  fromColumn: number;
  toColumn: number;
  fromRow: number;
  toRow: number;
}

export function visible(view: View): Span {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    fromColumn: clamp(Math.floor((view.inset.left - view.left) / view.cell), view.columns),
    toColumn: clamp(Math.ceil((view.width - view.left) / view.cell), view.columns),
    fromRow: clamp(Math.floor((view.inset.top - view.top) / view.cell), view.rows),
    toRow: clamp(Math.ceil((view.height - view.top) / view.cell), view.rows),
  };
}

/** Corner of a cell on the canvas. */
export function corner(view: View, cell: number): [x: number, y: number] {
  return [view.left + (cell % view.columns) * view.cell, view.top + Math.floor(cell / view.columns) * view.cell];
}

/** The cell under a point of the canvas, if there is one. */
export function cellUnder(view: View, x: number, y: number): number | null {
  if (x < view.inset.left || y < view.inset.top) return null;
  const column = Math.floor((x - view.left) / view.cell);
  const row = Math.floor((y - view.top) / view.cell);
  const inside = column >= 0 && column < view.columns && row >= 0 && row < view.rows;
  return inside ? row * view.columns + column : null;
}

/** The least side of a cell: the largest boards fit, and nothing is divided by zero. */
const LEAST = 0.05;

/** The side of a cell with which the whole board fits, in whole pixels where cells are large enough to tell. */
export function fitting(columns: number, rows: number, width: number, height: number, margins: (cell: number) => Margins): number {
  let cell = Math.min(width / columns, height / rows);
  for (let round = 0; round < 3; round++) {
    const edge = margins(cell);
    cell = Math.min((width - edge.left - edge.right) / columns, (height - edge.top - edge.bottom) / rows);
  }
  return cell >= 8 ? Math.floor(cell) : Math.max(cell, LEAST);
}

/** Calls back for each visible cell. */
export function eachVisible(view: View, draw: (cell: number, x: number, y: number) => void): void {
  const span = visible(view);
  for (let row = span.fromRow; row < span.toRow; row++) {
    for (let column = span.fromColumn; column < span.toColumn; column++) {
      draw(row * view.columns + column, view.left + column * view.cell, view.top + row * view.cell);
    }
  }
}
