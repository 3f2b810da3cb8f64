// Who walks and pushes: the characters of Sokoban, drawn on a cell of the given side.
import { disc, polygon, slab, stroke, type Ctx } from '../../boards/grid/pen';
import { toward, type Facing } from './look';
import type { Character } from './settings';

export type Walker = (ctx: Ctx, x: number, y: number, side: number, facing: Facing) => void;

export const characters: Record<Character, Walker> = {
  worker(ctx, x, y, side, facing) {
    const [dx, dy] = toward[facing];
    const [cx, cy] = [x + side / 2, y + side / 2];
    ctx.beginPath();
    ctx.ellipse(cx, cy + side * 0.3, side * 0.28, side * 0.1, 0, 0, Math.PI * 2);
    ctx.fillStyle = 'rgb(0 0 0 / 20%)';
    ctx.fill();
    slab(ctx, cx - side * 0.26, cy - side * 0.02, side * 0.52, side * 0.36, side * 0.16, '#2f6db5');
    slab(ctx, cx - side * 0.15, cy - side * 0.02, side * 0.3, side * 0.36, side * 0.08, '#f2c14e');
    disc(ctx, cx, cy - side * 0.13, side * 0.235, '#f3c9a2');
    ctx.beginPath();
    ctx.arc(cx, cy - side * 0.16, side * 0.245, Math.PI, 0);
    ctx.fillStyle = '#d8472f';
    ctx.fill();
    slab(ctx, cx - side * 0.16 + dx * side * 0.14, cy - side * 0.2, side * 0.32, side * 0.085, side * 0.04, '#a8311f');
    if (facing === 'U' || side < 14) return;
    for (const eye of [-1, 1]) {
      disc(ctx, cx + eye * side * 0.085 + dx * side * 0.07, cy - side * 0.045 + dy * side * 0.01, side * 0.034, '#2b2118');
    }
  },

  cat(ctx, x, y, side, facing) {
    const [dx, dy] = toward[facing];
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy + side * 0.08, side * 0.36, 'rgb(0 0 0 / 18%)');
    for (const ear of [-1, 1]) {
      const root = cx + ear * side * 0.2;
      polygon(
        ctx,
        [
          [root - side * 0.13, cy - side * 0.14],
          [root + ear * side * 0.09, cy - side * 0.42],
          [root + side * 0.13, cy - side * 0.12],
        ],
        '#e8934a',
      );
    }
    disc(ctx, cx, cy, side * 0.34, '#f2a65e');
    if (facing === 'U') {
      for (const stripe of [-0.12, 0, 0.12]) {
        stroke(ctx, [[cx + stripe * side, cy - side * 0.2], [cx + stripe * side, cy + side * 0.02]], '#c9722d', side * 0.05);
      }
      return;
    }
    const [fx, fy] = [cx + dx * side * 0.08, cy + dy * side * 0.03];
    disc(ctx, fx, fy + side * 0.13, side * 0.14, '#fff3e2');
    for (const eye of [-1, 1]) disc(ctx, fx + eye * side * 0.12, fy - side * 0.02, side * 0.045, '#2d2a1e');
    disc(ctx, fx, fy + side * 0.08, side * 0.035, '#d3586b');
  },

  robot(ctx, x, y, side, facing) {
    const [dx, dy] = toward[facing];
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy + side * 0.1, side * 0.36, 'rgb(0 0 0 / 30%)');
    slab(ctx, cx - side * 0.04, cy - side * 0.44, side * 0.08, side * 0.16, side * 0.02, '#aab6dd');
    disc(ctx, cx, cy - side * 0.43, side * 0.065, '#ffcf5c');
    slab(ctx, cx - side * 0.33, cy - side * 0.29, side * 0.66, side * 0.62, side * 0.2, '#dfe6fb');
    slab(ctx, cx - side * 0.33, cy + side * 0.14, side * 0.66, side * 0.19, side * 0.1, '#aab6dd');
    if (facing === 'U') return;
    const [fx, fy] = [cx + dx * side * 0.07, cy + dy * side * 0.03];
    slab(ctx, fx - side * 0.23, fy - side * 0.16, side * 0.46, side * 0.26, side * 0.12, '#1d2542');
    for (const eye of [-1, 1]) disc(ctx, fx + eye * side * 0.1, fy - side * 0.03, side * 0.05, '#5fe3ff');
  },

  penguin(ctx, x, y, side, facing) {
    const [dx, dy] = toward[facing];
    const [cx, cy] = [x + side / 2, y + side / 2];
    oval(ctx, cx, cy + side * 0.36, side * 0.3, side * 0.09, 'rgb(0 0 0 / 22%)');
    for (const foot of [-1, 1]) oval(ctx, cx + foot * side * 0.13, cy + side * 0.36, side * 0.1, side * 0.055, '#f2992e');
    for (const wing of [-1, 1]) oval(ctx, cx + wing * side * 0.29, cy + side * 0.08, side * 0.08, side * 0.2, '#2f3b52');
    oval(ctx, cx, cy, side * 0.29, side * 0.38, '#3c4a66');
    if (facing === 'U') return;
    const face = cx + dx * side * 0.07;
    oval(ctx, face, cy + side * 0.13, side * 0.19, side * 0.23, '#f7f8fb');
    for (const cheek of [-1, 1]) disc(ctx, face + cheek * side * 0.085, cy - side * 0.12, side * 0.105, '#f7f8fb');
    for (const eye of [-1, 1]) disc(ctx, face + eye * side * 0.085, cy - side * 0.13 + dy * side * 0.01, side * 0.036, '#1b2130');
    const beak = face + dx * side * 0.05;
    polygon(ctx, [[beak - side * 0.07, cy - side * 0.06], [beak + side * 0.07, cy - side * 0.06], [beak + dx * side * 0.06, cy + side * 0.04]], '#f2992e');
  },
};

function oval(ctx: Ctx, x: number, y: number, wide: number, high: number, fill: string): void {
  ctx.beginPath();
  ctx.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
}
