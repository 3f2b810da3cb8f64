// A sheet as a picture of its own, to be saved and printed.
import type { Ctx } from '../../boards/grid/pen';
import type { EditorTools } from '../../puzzles/editing';
import type { Sheet } from './sheet';
import { SvgCanvas } from './svg';

/** The side of a cell, and the space around the board. */
const [CELL, EDGE] = [40, 12];

export function svgOf(sheet: Sheet, tools: EditorTools, title: string): string {
  const inside = tools.margins?.(CELL) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const inset = { left: inside.left + EDGE, top: inside.top + EDGE, right: inside.right + EDGE, bottom: inside.bottom + EDGE };
  const [width, height] = [sheet.width * CELL + inset.left + inset.right, sheet.height * CELL + inset.top + inset.bottom];
  const canvas = new SvgCanvas();
  const view = { columns: sheet.width, rows: sheet.height, cell: CELL, left: inset.left, top: inset.top, width, height, inset };
  // The painters use no more of a canvas than is there.
  tools.paint(canvas as unknown as Ctx, view, sheet, { dark: false, tone: 'light', drawn: null });
  return canvas.toString(width, height, title, '#ffffff');
}
