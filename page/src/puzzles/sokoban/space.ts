// The space station: steel, glowing cells and a robot.
import { disc, frame, ring, slab, square } from '../../boards/grid/pen';
import type { SokobanLook } from './look';

export const space: SokobanLook = {
  character: 'robot',
  ground: () => '#0b0f1c',

  floor(ctx, x, y, side, odd) {
    square(ctx, x, y, side, odd ? '#1b2340' : '#182039');
    ctx.strokeStyle = 'rgb(120 150 255 / 9%)';
    ctx.lineWidth = 1;
    ctx.strokeRect(x + 0.5, y + 0.5, side, side);
  },

  wall(ctx, x, y, side, open) {
    square(ctx, x, y, side, '#47527a');
    slab(ctx, x + side * 0.08, y + side * 0.08, side * 0.84, side * 0.84, side * 0.08, '#55618c');
    if (side >= 18) {
      for (const [rx, ry] of [[0.18, 0.18], [0.82, 0.18]] as const) disc(ctx, x + rx * side, y + ry * side, side * 0.045, '#8492c4');
    }
    if (!open.below) return;
    ctx.fillStyle = '#262e4d';
    ctx.fillRect(x, y + side * 0.68, side + 0.5, side * 0.32 + 0.5);
    ctx.fillStyle = '#3fd0ff';
    ctx.fillRect(x + side * 0.15, y + side * 0.8, side * 0.7, Math.max(1, side * 0.045));
  },

  goal(ctx, x, y, side) {
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy, side * 0.34, 'rgb(60 230 190 / 13%)');
    ring(ctx, cx, cy, side * 0.26, '#3ce6be', Math.max(1.2, side * 0.05));
    ring(ctx, cx, cy, side * 0.14, 'rgb(60 230 190 / 60%)', Math.max(1, side * 0.03));
  },

  box(ctx, x, y, side, done) {
    const [glow, core, shell] = done ? ['#3ce6be', '#b8ffee', '#2c7f78'] : ['#ff7ab8', '#ffd3e8', '#7c4678'];
    slab(ctx, x + side * 0.09, y + side * 0.14, side * 0.82, side * 0.8, side * 0.16, 'rgb(0 0 0 / 35%)');
    slab(ctx, x + side * 0.09, y + side * 0.09, side * 0.82, side * 0.82, side * 0.16, shell);
    frame(ctx, x + side * 0.13, y + side * 0.13, side * 0.74, side * 0.74, side * 0.12, glow, Math.max(1, side * 0.045));
    disc(ctx, x + side / 2, y + side / 2, side * 0.2, glow);
    disc(ctx, x + side / 2, y + side / 2, side * 0.1, core);
  },
};
