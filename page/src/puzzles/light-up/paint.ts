// Paints a board of Light Up: black cells with numbers, light that glows, bulbs and marks.
import { numberLines } from '../../boards/grid/lines';
import { disc, frame, heat, inside, outline, overlay, slab, square, word, type Ctx } from '../../boards/grid/pen';
import type { PlacementScene } from '../../boards/grid/placement';
import type { Tone } from '../../boards/grid/tone';
import { eachVisible, type View } from '../../boards/grid/view';
import { tileAt } from '../../boards/tiles';

const palettes = {
  light: {
    white: '#f4f2ee', line: '#d9d4c9', lit: '#ffe9a3', litLine: '#efd27a', black: '#2d3038', seam: '#5a5f6c', digit: '#f7f4ea', done: '#8f95a3',
    mark: '#8d8675', bad: '#d32f3f', badCell: '#8e1f2b', glow: 'rgb(255 196 46 / 75%)',
  },
  dark: {
    white: '#434b5c', line: '#5a6478', lit: '#8a7128', litLine: '#b1943f', black: '#07080b', seam: '#3a404d', digit: '#f0eee7', done: '#7d8494',
    mark: '#a9b2c4', bad: '#ff6b78', badCell: '#7a1f2a', glow: 'rgb(255 205 80 / 70%)',
  },
  strongLight: {
    white: '#ffffff', line: '#000000', lit: '#ffe24d', litLine: '#000000', black: '#000000', seam: '#ffffff', digit: '#ffffff', done: '#b0b0b0',
    mark: '#000000', bad: '#c00012', badCell: '#7a000b', glow: 'rgb(255 196 46 / 0%)',
  },
  strongDark: {
    white: '#3d3d3d', line: '#ffffff', lit: '#806600', litLine: '#ffffff', black: '#000000', seam: '#ffffff', digit: '#ffffff', done: '#a0a0a0',
    mark: '#ffffff', bad: '#ff8a94', badCell: '#8f0d1a', glow: 'rgb(255 196 46 / 0%)',
  },
} as const satisfies Record<Tone, unknown>;

type Colours = (typeof palettes)[Tone];

export function paintLightUp(ctx: Ctx, view: View, scene: PlacementScene, now: number): void {
  const colours = palettes[scene.tone];
  inside(ctx, view, () => field(ctx, view, scene, now, colours));
  if (scene.numbered) numberLines(ctx, view, 'before', scene.tone);
}

/** The cells and what is on them. */
function field(ctx: Ctx, view: View, scene: PlacementScene, now: number, colours: Colours): void {
  const { board } = scene;
  const side = view.cell;
  const wrong = new Set(scene.review?.wrong.flatMap((broken) => broken.cells));
  const done = new Set(scene.review?.done_cells);
  const bulbs: [number, number, boolean][] = [];
  eachVisible(view, (cell, x, y) => {
    const tile = tileAt(board, cell);
    if (tile.kind === 'black') return black(ctx, x, y, side, tile.label ?? '', { wrong: wrong.has(cell), done: done.has(cell) }, colours);
    const hasBulb = isBulb(tile.kind);
    const lit = hasBulb || tile.kind === 'lit';
    square(ctx, x, y, side, lit ? colours.lit : colours.white);
    if (side >= 7) outline(ctx, view, cell, x, y, lit ? colours.litLine : colours.line);
    heat(ctx, x, y, side, scene.heat?.[cell]);
    if (!hasBulb && wrong.has(cell)) frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.14, colours.bad, Math.max(1.5, side * 0.06));
    if (hasBulb) bulbs.push([x, y, tile.kind === 'clash' || wrong.has(cell)]);
    else if (scene.marks.has(cell)) disc(ctx, x + side / 2, y + side / 2, Math.max(1.2, side * 0.1), colours.mark);
  });
  for (const [x, y] of bulbs) glow(ctx, x + side / 2, y + side / 2, side, colours.glow);
  for (const [x, y, bad] of bulbs) bulb(ctx, x, y, side, bad, colours);
  overlay(ctx, view, scene, now);
}

export const isBulb = (kind: string) => kind === 'bulb' || kind === 'clash';
/** Whether a black cell has a number. */
export const isNumber = (label = '') => /\d/.test(label);

function black(ctx: Ctx, x: number, y: number, side: number, label: string, is: { wrong: boolean; done: boolean }, colours: Colours): void {
  square(ctx, x, y, side, is.wrong ? colours.badCell : colours.black);
  // A seam tells neighbours apart.
  if (side >= 9) frame(ctx, x + 1, y + 1, side - 1, side - 1, 0, colours.seam, 1);
  if (isNumber(label)) word(ctx, label, x + side / 2, y + side / 2, side * 0.58, is.done ? colours.done : colours.digit);
  if (is.wrong) frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.1, colours.bad, Math.max(1.5, side * 0.07));
}

function glow(ctx: Ctx, x: number, y: number, side: number, colour: string): void {
  if (side < 10) return;
  const halo = ctx.createRadialGradient(x, y, side * 0.1, x, y, side * 0.85);
  halo.addColorStop(0, colour);
  halo.addColorStop(1, 'rgb(255 196 46 / 0%)');
  ctx.fillStyle = halo;
  ctx.fillRect(x - side, y - side, side * 2, side * 2);
}

function bulb(ctx: Ctx, x: number, y: number, side: number, wrong: boolean, colours: Colours): void {
  const [cx, cy] = [x + side / 2, y + side * 0.44];
  if (side >= 14) slab(ctx, cx - side * 0.1, cy + side * 0.2, side * 0.2, side * 0.17, side * 0.05, wrong ? '#7a1f2a' : '#7d7a70');
  disc(ctx, cx, cy, side * 0.27, wrong ? colours.bad : '#ffc62e');
  disc(ctx, cx, cy, side * 0.2, wrong ? '#ff9aa2' : '#fff3c4');
  if (wrong) frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.14, colours.bad, Math.max(1.5, side * 0.06));
}
