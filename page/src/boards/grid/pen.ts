// Small shapes that several painters use.
import { corner, type View } from './view';

export type Ctx = CanvasRenderingContext2D;

/** A cell in one colour. Half a pixel more leaves no seam to the next. */
export function square(ctx: Ctx, x: number, y: number, side: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.fillRect(x, y, side + 0.5, side + 0.5);
}

/** The line around a cell, which it shares with its neighbours; at the far ends of the board it lies inside. */
export function outline(ctx: Ctx, { columns, rows, cell: side }: View, cell: number, x: number, y: number, stroke: string): void {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  ctx.strokeStyle = stroke;
  ctx.lineWidth = 1;
  ctx.strokeRect(x + 0.5, y + 0.5, side - Number(column === columns - 1), side - Number(row === rows - 1));
}

export function disc(ctx: Ctx, x: number, y: number, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(radius, 0), 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
}

export function ring(ctx: Ctx, x: number, y: number, radius: number, stroke: string, line: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(radius, 0), 0, Math.PI * 2);
  ctx.strokeStyle = stroke;
  ctx.lineWidth = line;
  ctx.stroke();
}

export function slab(ctx: Ctx, x: number, y: number, wide: number, high: number, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.roundRect(x, y, Math.max(wide, 0), Math.max(high, 0), radius);
  ctx.fillStyle = fill;
  ctx.fill();
}

export function frame(ctx: Ctx, x: number, y: number, wide: number, high: number, radius: number, stroke: string, line: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, wide, high, radius);
  ctx.strokeStyle = stroke;
  ctx.lineWidth = line;
  ctx.stroke();
}

export function polygon(ctx: Ctx, points: readonly (readonly [number, number])[], fill: string): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
}

export function stroke(ctx: Ctx, points: readonly (readonly [number, number])[], color: string, line: number): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.strokeStyle = color;
  ctx.lineWidth = line;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}

export function word(ctx: Ctx, text: string, x: number, y: number, size: number, fill: string, weight = 650): void {
  ctx.font = `${weight} ${size}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y + size * 0.04);
}

/** Paints inside a box only. */
export function within(ctx: Ctx, x: number, y: number, wide: number, high: number, paint: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, wide, high);
  ctx.clip();
  paint();
  ctx.restore();
}

/** Paints within the margins of a view. */
export function inside(ctx: Ctx, { inset, width, height }: View, paint: () => void): void {
  within(ctx, inset.left, inset.top, width - inset.left - inset.right + 1, height - inset.top - inset.bottom + 1, paint);
}

/** What every grid shows alike: heat, what is unmet, cells pointed at, the keyboard's cursor. */
export interface Overlays {
  heat?: ArrayLike<number> | null | undefined;
  shown?: readonly number[] | undefined;
  unmet?: readonly number[] | undefined;
  cursor?: number | null | undefined;
  accent: string;
}

export function heat(ctx: Ctx, x: number, y: number, side: number, warmth: number | undefined): void {
  if (!warmth) return;
  ctx.fillStyle = `hsl(${48 - 48 * warmth} 95% 52% / ${0.18 + 0.5 * warmth})`;
  ctx.fillRect(x, y, side, side);
}

/** The colours of what is unmet, for any ground: a dark line within a light one. */
export const UNMET = { line: '#b3261e', rim: '#ffffff' };

/** A cell that keeps the position from being a solution: a dashed frame, and an exclamation mark where there is room. */
export function unmetAt(ctx: Ctx, x: number, y: number, wide: number, high = wide): void {
  const line = Math.max(1.5, Math.min(wide, high) * 0.07);
  const edge = line * 1.2;
  ctx.save();
  frame(ctx, x + edge, y + edge, wide - 2 * edge, high - 2 * edge, Math.min(wide, high) * 0.12, UNMET.rim, line * 2);
  ctx.setLineDash([line * 2.5, line * 1.8]);
  frame(ctx, x + edge, y + edge, wide - 2 * edge, high - 2 * edge, Math.min(wide, high) * 0.12, UNMET.line, line);
  ctx.restore();
  const size = Math.min(wide, high) * 0.34;
  if (size < 7) return;
  disc(ctx, x + wide - size * 0.6, y + size * 0.6, size * 0.5, UNMET.rim);
  word(ctx, '!', x + wide - size * 0.6, y + size * 0.6, size * 0.9, UNMET.line, 800);
}

/** What is unmet, the cells pointed at, and the cursor. */
export function overlay(ctx: Ctx, view: View, { shown = [], unmet = [], cursor = null, accent }: Overlays, now: number): void {
  for (const cell of unmet) unmetAt(ctx, ...corner(view, cell), view.cell);
  for (const cell of shown) pointAt(ctx, ...corner(view, cell), view.cell, accent, now);
  if (cursor !== null) cursorAt(ctx, ...corner(view, cursor), view.cell, accent);
}

function pointAt(ctx: Ctx, x: number, y: number, side: number, accent: string, now: number): void {
  const breath = 0.5 + 0.5 * Math.sin(now / 320);
  ctx.globalAlpha = 0.18 + 0.14 * breath;
  slab(ctx, x, y, side, side, side * 0.12, accent);
  ctx.globalAlpha = 1;
  frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.12, accent, Math.max(2, side * 0.06));
}

function cursorAt(ctx: Ctx, x: number, y: number, side: number, color: string): void {
  frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.16, color, Math.max(2, side * 0.07));
}
