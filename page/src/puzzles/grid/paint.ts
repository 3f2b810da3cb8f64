// Paints a map: the ground and the areas of a search from their pictures, and over them what can be counted on two hands.
// Lines, digits and numbers come only where cells are large enough to read them, so there are never many in sight.
import { disc, overlay, ring, stroke, word, type Ctx } from '../../boards/grid/pen';
import { corner, eachVisible, visible, type View } from '../../boards/grid/view';
import { UNSEEN, type Areas } from './areas';
import type { Palette } from './colours';
import { WALL, type Ground } from './ground';
import type { AreaPicture, GroundPicture } from './pixels';

/** Sides of cells from which there are lines, digits, and the numbers of a search. */
const [LINES, DIGITS] = [9, 17];
export const NUMBERS = 42;

export interface GridScene {
  picture: GroundPicture;
  areas: AreaPicture | null;
  /** Whether the search goes by f, cost plus estimate. */
  usesF: boolean;
  walker: number | null;
  /** The cells the walker went over, the last one its own. */
  trail: readonly number[];
  /** How far the last step has come, from 0 to 1. */
  progress: number;
  shown: readonly number[];
  unmet: readonly number[];
  accent: string;
}

export function paintGrid(ctx: Ctx, view: View, scene: GridScene, now: number): void {
  const { picture, areas, usesF } = scene;
  const { ground, colours } = picture;
  picture.draw(ctx, view);
  areas?.draw(ctx, view);
  const numbered = areas !== null && view.cell >= NUMBERS;
  if (view.cell >= LINES) lines(ctx, view, colours);
  mark(view, ground.start, (x, y, size) => ring(ctx, x, y, size * 0.34, colours.start, Math.max(1.5, size * 0.09)));
  mark(view, ground.goal, (x, y, size) => flag(ctx, x, y, size, colours));
  // Numbers are read through a faint trail, and through the walker as a ring.
  ctx.globalAlpha = numbered ? 0.35 : 1;
  const at = leaveTrail(ctx, view, scene);
  ctx.globalAlpha = 1;
  if (view.cell >= DIGITS) digits(ctx, view, ground, colours, numbered ? areas.areas : null, usesF);
  if (at && numbered) ring(ctx, ...at, view.cell * 0.46, colours.walker, Math.max(2, view.cell * 0.07));
  else if (at) stand(ctx, view, within(view, at), colours);
  overlay(ctx, view, scene, now);
}

function lines(ctx: Ctx, view: View, { line }: Palette): void {
  const { fromColumn, toColumn, fromRow, toRow } = visible(view);
  const [x, y] = [(column: number) => view.left + column * view.cell, (row: number) => view.top + row * view.cell];
  ctx.beginPath();
  for (let column = fromColumn; column <= toColumn; column++) {
    ctx.moveTo(x(column), y(fromRow));
    ctx.lineTo(x(column), y(toRow));
  }
  for (let row = fromRow; row <= toRow; row++) {
    ctx.moveTo(x(fromColumn), y(row));
    ctx.lineTo(x(toColumn), y(row));
  }
  ctx.strokeStyle = line;
  ctx.lineWidth = 1;
  ctx.stroke();
}

/** Weights, and where there are areas the costs and estimates of the cells that the search has seen. */
function digits(ctx: Ctx, view: View, { weights }: Ground, { ink }: Palette, areas: Areas | null, usesF: boolean): void {
  const side = view.cell;
  eachVisible(view, (cell, x, y) => {
    const weight = weights[cell] ?? WALL;
    const numbered = areas !== null && areas.state[cell] !== UNSEEN;
    if (numbered) numbers(ctx, x, y, side, [areas.cost[cell] ?? 0, areas.estimate(cell)], usesF, ink);
    if (weight <= 1) return;
    if (numbered) word(ctx, `×${weight}`, x + side * 0.82, y + side * 0.14, side * 0.18, ink, 500);
    else word(ctx, String(weight), x + side / 2, y + side / 2, side * 0.46, ink, 550);
  });
}

/** f large in the middle, g and h small below it, as textbooks have it; h in place of f, or just g, where there is no f. */
function numbers(ctx: Ctx, x: number, y: number, side: number, [g, h]: [number, number | null], usesF: boolean, ink: string): void {
  const large = String(h === null ? g : usesF ? g + h : h);
  word(ctx, large, x + side / 2, y + side * 0.4, side * Math.min(0.36, 1.4 / large.length), ink, 700);
  if (h === null) return;
  const small = side * Math.min(0.22, 0.8 / Math.max(String(g).length, String(h).length));
  word(ctx, String(g), x + side * 0.26, y + side * 0.8, small, ink, 500);
  word(ctx, String(h), x + side * 0.74, y + side * 0.8, small, ink, 500);
}

/** Draws something on a cell, never so small that it cannot be found on a large map. */
function mark(view: View, cell: number | null, draw: (x: number, y: number, size: number) => void): void {
  if (cell !== null) draw(...within(view, middle(view, cell)), sizeOf(view));
}

/** A point so far from the edge of the map that a mark on it is whole. */
function within(view: View, [x, y]: readonly [number, number]): [number, number] {
  const half = sizeOf(view) / 2;
  const clamp = (at: number, from: number, cells: number) => Math.max(from + half, Math.min(from + cells * view.cell - half, at));
  return [clamp(x, view.left, view.columns), clamp(y, view.top, view.rows)];
}

const sizeOf = (view: View) => Math.max(view.cell, Math.min(13, view.width / 14));

function middle(view: View, cell: number): [number, number] {
  const [x, y] = corner(view, cell);
  return [x + view.cell / 2, y + view.cell / 2];
}

function flag(ctx: Ctx, x: number, y: number, size: number, { goal, rim }: Palette): void {
  disc(ctx, x, y, size * 0.44, rim);
  disc(ctx, x, y, size * 0.38, goal);
  disc(ctx, x, y, size * 0.23, rim);
  disc(ctx, x, y, size * 0.12, goal);
}

/** Draws the trail that grows behind the walker, and tells where the walker is. */
function leaveTrail(ctx: Ctx, view: View, { trail, walker, progress, picture }: GridScene): [number, number] | null {
  if (walker === null) return null;
  const points = trail.map((cell) => middle(view, cell));
  const here = middle(view, walker);
  const before = points.at(-2) ?? here;
  const at: [number, number] = [before[0] + (here[0] - before[0]) * progress, before[1] + (here[1] - before[1]) * progress];
  if (points.length > 1) stroke(ctx, [...points.slice(0, -1), at], picture.colours.trail, Math.max(2, view.cell * 0.16));
  return at;
}

function stand(ctx: Ctx, view: View, at: [number, number], { rim, walker }: Palette): void {
  disc(ctx, ...at, sizeOf(view) * 0.36, rim);
  disc(ctx, ...at, sizeOf(view) * 0.29, walker);
}
