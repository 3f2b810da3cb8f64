// The cell of a board under a point, for boards that tell where their cells are.
import { cellUnder, NO_MARGINS } from '../../boards/grid/view';

/** What a canvas of cells tells of itself. */
export interface Cells {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
}

/** The cells of a canvas, as its data tell them; null for other pictures. */
export function cellsOf({ columns, rows, cell, left, top }: DOMStringMap): Cells | null {
  const told = { columns: Number(columns), rows: Number(rows), cell: Number(cell), left: Number(left), top: Number(top) };
  return Object.values(told).every(Number.isFinite) && told.cell > 0 ? told : null;
}

/** The cell under a point of the canvas. */
export function cellAt(cells: Cells, x: number, y: number): number | null {
  return cellUnder({ ...cells, width: Infinity, height: Infinity, inset: NO_MARGINS }, x, y);
}

/** A list with a thing in it that was not, or without one that was. */
export function toggled(list: readonly number[], one: number): number[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
