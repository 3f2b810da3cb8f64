// What the editor lays over the drawn sheet: mistakes, dead squares, the selection, the cursor.
import { frame, polygon, stroke, type Ctx } from '../../boards/grid/pen';
import { corner, type View } from '../../boards/grid/view';
import type { Area } from './sheet';

export interface Overlay {
  dark: boolean;
  wrong: readonly number[];
  /** Squares that are useless to boxes. */
  dead: readonly number[];
  /** Cells in which two solutions differ. */
  differ: readonly number[];
  selection: Area | null;
  /** A rectangle about to be painted. */
  rectangle: Area | null;
  cursor: number | null;
  /** How far a ring has drawn together around what is wrong, from 0 to 1. */
  ring?: number | undefined;
}

export function paintOverlays(ctx: Ctx, view: View, overlay: Overlay): void {
  const { dark } = overlay;
  const side = view.cell;
  const [bad, focus] = dark ? ['#ff7a84', '#7ea8ff'] : ['#c62f3d', '#2f6fed'];
  // Neither the cursor nor the selection has this colour.
  const other = dark ? '#e58bff' : '#a11bb5';
  for (const cell of overlay.dead) {
    const place = corner(view, cell);
    cross(ctx, ...place, side, dark ? '#14161c' : '#ffffff', 2);
    cross(ctx, ...place, side, bad, 1);
  }
  for (const cell of overlay.differ) {
    const [x, y] = corner(view, cell);
    ctx.globalAlpha = 0.3;
    polygon(ctx, [[x, y], [x + side, y], [x + side, y + side], [x, y + side]], other);
    ctx.globalAlpha = 1;
    frame(ctx, x + 2, y + 2, side - 4, side - 4, side * 0.1, other, Math.max(1.5, side * 0.06));
  }
  for (const cell of overlay.wrong) {
    const [x, y] = corner(view, cell);
    ctx.globalAlpha = 0.28;
    polygon(ctx, [[x, y], [x + side, y], [x + side, y + side], [x, y + side]], bad);
    ctx.globalAlpha = 1;
    frame(ctx, x + 2, y + 2, side - 4, side - 4, side * 0.1, bad, Math.max(2, side * 0.09));
    if (overlay.ring !== undefined) ringed(ctx, x, y, side, bad, (1 - overlay.ring) * Math.max(24, side));
  }
  if (overlay.rectangle) dashed(ctx, view, overlay.rectangle, dark ? '#ffffff' : '#000000', false);
  if (overlay.selection) dashed(ctx, view, overlay.selection, focus, true);
  if (overlay.cursor !== null) {
    const [x, y] = corner(view, overlay.cursor);
    frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.14, dark ? '#14161c' : '#ffffff', Math.max(4, side * 0.12));
    frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.14, focus, Math.max(2, side * 0.07));
  }
}

function ringed(ctx: Ctx, x: number, y: number, side: number, colour: string, wider: number): void {
  frame(ctx, x - wider, y - wider, side + 2 * wider, side + 2 * wider, side * 0.2 + wider, colour, Math.max(3, side * 0.1));
}

/** A cross in the corner of a cell, where it hides nothing that stands there. */
function cross(ctx: Ctx, x: number, y: number, side: number, colour: string, thick: number): void {
  const [near, far] = [side * 0.1, side * 0.3];
  const line = Math.max(1.4, side * 0.06) * thick;
  stroke(ctx, [[x + near, y + near], [x + far, y + far]], colour, line);
  stroke(ctx, [[x + far, y + near], [x + near, y + far]], colour, line);
}

function dashed(ctx: Ctx, view: View, { top, left, bottom, right }: Area, colour: string, filled: boolean): void {
  const side = view.cell;
  const [x, y] = [view.left + left * side, view.top + top * side];
  const [wide, high] = [(right - left + 1) * side, (bottom - top + 1) * side];
  if (filled) {
    ctx.globalAlpha = 0.14;
    ctx.fillStyle = colour;
    ctx.fillRect(x, y, wide, high);
    ctx.globalAlpha = 1;
  }
  ctx.save();
  ctx.setLineDash([6, 4]);
  frame(ctx, x + 1, y + 1, wide - 2, high - 2, 3, colour, 2);
  ctx.restore();
}
