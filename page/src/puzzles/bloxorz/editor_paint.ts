// Paints a sheet of Bloxorz from above, with its wires.
import { disc, frame, ring, slab, stroke, word, type Ctx } from '../../boards/grid/pen';
import { corner, eachVisible, type View } from '../../boards/grid/view';
import type { Link, Sheet } from '../../pages/edit/sheet';
import type { Shown } from '../editing';
import { paletteOf, type Palette } from './palette';

export function paintSheet(ctx: Ctx, view: View, sheet: Sheet, { dark, drawn }: Shown): void {
  const palette = paletteOf(dark);
  const side = view.cell;
  eachVisible(view, (cell, x, y) => {
    ground(ctx, x, y, side, sheet.cells[cell] ?? '.', palette, dark);
    if (sheet.spots.start === cell) start(ctx, x, y, side, palette);
  });
  for (const link of sheet.links) wire(ctx, view, link, palette);
  if (drawn) wire(ctx, view, drawn, palette);
}

function ground(ctx: Ctx, x: number, y: number, side: number, symbol: string, palette: Palette, dark: boolean): void {
  const [cx, cy] = [x + side / 2, y + side / 2];
  const thick = Math.max(1.5, side * 0.12);
  const tile = (colour: string) => slab(ctx, x + side * 0.03, y + side * 0.03, side * 0.94, side * 0.94, side * 0.1, colour);
  switch (symbol) {
    case '.':
      ctx.globalAlpha = 0.35;
      frame(ctx, x + side * 0.06, y + side * 0.06, side * 0.88, side * 0.88, side * 0.1, dark ? '#414858' : '#cbc7bd', 1);
      ctx.globalAlpha = 1;
      return;
    case '~':
      tile(palette.fragile);
      stroke(ctx, [[cx, y + side * 0.12], [cx, y + side * 0.88]], dark ? '#7a5520' : '#ffffff', Math.max(1, side * 0.05));
      return stroke(ctx, [[x + side * 0.12, cy], [x + side * 0.88, cy]], dark ? '#7a5520' : '#ffffff', Math.max(1, side * 0.05));
    case 'G':
      tile(palette.goal);
      return slab(ctx, x + side * 0.15, y + side * 0.15, side * 0.7, side * 0.7, side * 0.06, palette.well);
    case 'B':
      return tile(palette.bridge);
    case 'b':
      ctx.globalAlpha = 0.3;
      tile(palette.bridge);
      ctx.globalAlpha = 1;
      return frame(ctx, x + side * 0.1, y + side * 0.1, side * 0.8, side * 0.8, side * 0.1, palette.outline, Math.max(1.5, side * 0.05));
  }
  tile(palette.tile);
  if (symbol === 'o') ring(ctx, cx, cy, side * 0.24, palette.soft, thick);
  if (symbol === 'x') {
    stroke(ctx, [[cx - side * 0.22, cy - side * 0.22], [cx + side * 0.22, cy + side * 0.22]], palette.heavy, thick);
    stroke(ctx, [[cx + side * 0.22, cy - side * 0.22], [cx - side * 0.22, cy + side * 0.22]], palette.heavy, thick);
  }
  if (symbol === 's') {
    ctx.strokeStyle = palette.split;
    ctx.lineWidth = thick;
    for (const turn of [Math.PI / 2, -Math.PI / 2]) {
      ctx.beginPath();
      ctx.arc(cx + (turn > 0 ? -side * 0.06 : side * 0.06), cy, side * 0.24, turn, turn + Math.PI);
      ctx.stroke();
    }
  }
}

function start(ctx: Ctx, x: number, y: number, side: number, palette: Palette): void {
  slab(ctx, x + side * 0.14, y + side * 0.14, side * 0.72, side * 0.72, side * 0.14, palette.block);
  slab(ctx, x + side * 0.26, y + side * 0.26, side * 0.48, side * 0.48, side * 0.1, 'rgb(255 255 255 / 28%)');
}

function colourOf(kind: string, palette: Palette): string {
  if (kind === 'first' || kind === 'second') return palette.split;
  return kind === 'opens' ? palette.goal : kind === 'closes' ? palette.hot : palette.soft;
}

/** A wire, bent so that it can be told apart from its neighbours, with a sign at its end. */
function wire(ctx: Ctx, view: View, { from, to, kind }: Link, palette: Palette): void {
  const side = view.cell;
  const [[ax, ay], [bx, by]] = [corner(view, from), corner(view, to)].map(([x, y]) => [x + side / 2, y + side / 2]) as [[number, number], [number, number]];
  const [dx, dy] = [bx - ax, by - ay];
  const colour = colourOf(kind, palette);
  ctx.beginPath();
  ctx.moveTo(ax, ay);
  ctx.quadraticCurveTo(ax + dx / 2 - dy * 0.16, ay + dy / 2 + dx * 0.16, bx, by);
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.5, side * 0.06);
  ctx.lineCap = 'round';
  ctx.globalAlpha = 0.85;
  ctx.stroke();
  ctx.globalAlpha = 1;
  disc(ctx, bx, by, side * 0.18, colour);
  const sign = { toggle: '⇄', opens: '+', closes: '−', first: '1', second: '2' }[kind] ?? '';
  if (side >= 18) word(ctx, sign, bx, by, side * 0.24, '#ffffff');
}
