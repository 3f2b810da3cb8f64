// The look with more contrast: outlines instead of shades, and a box on its goal has another sign.
import { disc, frame, ring, square, stroke } from '../../boards/grid/pen';
import type { SokobanLook } from './look';

const [INK, PAPER] = ['#000000', '#ffffff'];

export const strong: SokobanLook = {
  character: 'worker',
  ground: (dark) => (dark ? INK : PAPER),

  floor(ctx, x, y, side, _odd, dark) {
    square(ctx, x, y, side, dark ? '#303030' : PAPER);
    ctx.strokeStyle = dark ? '#8a8a8a' : '#767676';
    ctx.lineWidth = 1;
    ctx.strokeRect(x + 0.5, y + 0.5, side, side);
  },

  wall(ctx, x, y, side, _open, dark) {
    square(ctx, x, y, side, dark ? '#d9d9d9' : INK);
  },

  goal(ctx, x, y, side, dark) {
    const [cx, cy] = [x + side / 2, y + side / 2];
    ring(ctx, cx, cy, side * 0.28, dark ? PAPER : INK, Math.max(2, side * 0.08));
    disc(ctx, cx, cy, side * 0.1, dark ? PAPER : INK);
  },

  box(ctx, x, y, side, done) {
    const edge = side * 0.12;
    square(ctx, x + edge, y + edge, side - 2 * edge, done ? '#9be7b0' : '#ffd27a');
    frame(ctx, x + edge, y + edge, side - 2 * edge, side - 2 * edge, 0, INK, Math.max(2, side * 0.07));
    const at = (px: number, py: number) => [x + px * side, y + py * side] as const;
    const line = Math.max(2, side * 0.07);
    if (done) return stroke(ctx, [at(0.3, 0.52), at(0.45, 0.67), at(0.72, 0.34)], INK, line);
    stroke(ctx, [at(0.28, 0.28), at(0.72, 0.72)], INK, line);
    stroke(ctx, [at(0.72, 0.28), at(0.28, 0.72)], INK, line);
  },
};
