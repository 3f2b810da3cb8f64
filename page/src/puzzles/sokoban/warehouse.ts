// The warehouse: bricks, wooden crates and a worker with a cap.
import { disc, frame, ring, slab, square, stroke } from '../../boards/grid/pen';
import type { SokobanLook } from './look';

export const warehouse: SokobanLook = {
  character: 'worker',
  ground: () => null,

  floor(ctx, x, y, side, odd, dark) {
    square(ctx, x, y, side, dark ? (odd ? '#2e3038' : '#2a2c34') : odd ? '#efe6d6' : '#f3ecdf');
  },

  wall(ctx, x, y, side, open, dark) {
    square(ctx, x, y, side, dark ? '#565b69' : '#8d7a6b');
    if (open.above) {
      ctx.fillStyle = dark ? '#6b7182' : '#a69281';
      ctx.fillRect(x, y, side + 0.5, Math.max(1, side * 0.08));
    }
    if (!open.below) return;
    const [front, joint] = dark ? ['#3c404b', '#2c2f38'] : ['#6d5b4e', '#594a3f'];
    const top = y + side * 0.62;
    ctx.fillStyle = front;
    ctx.fillRect(x, top, side + 0.5, side * 0.38 + 0.5);
    if (side < 16) return;
    ctx.fillStyle = joint;
    ctx.fillRect(x, top + side * 0.18, side, Math.max(1, side * 0.025));
    ctx.fillRect(x + side * 0.5, top, Math.max(1, side * 0.025), side * 0.18);
    ctx.fillRect(x + side * 0.2, top + side * 0.18, Math.max(1, side * 0.025), side * 0.2);
    ctx.fillRect(x + side * 0.78, top + side * 0.18, Math.max(1, side * 0.025), side * 0.2);
  },

  goal(ctx, x, y, side, dark) {
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy, side * 0.27, dark ? 'rgb(232 116 82 / 22%)' : 'rgb(214 84 48 / 16%)');
    ring(ctx, cx, cy, side * 0.23, dark ? '#f08a63' : '#d65430', Math.max(1.2, side * 0.055));
    disc(ctx, cx, cy, side * 0.08, dark ? '#f08a63' : '#d65430');
  },

  box(ctx, x, y, side, done) {
    const [edge, size] = [side * 0.08, side * 0.84];
    const [wood, plank, dark] = done ? ['#6fae5c', '#88c574', '#3f7a35'] : ['#c98f45', '#e0aa5f', '#8a5a22'];
    slab(ctx, x + edge, y + edge + side * 0.05, size, size, side * 0.1, 'rgb(0 0 0 / 22%)');
    slab(ctx, x + edge, y + edge, size, size, side * 0.1, wood);
    if (side < 12) return;
    const [left, top, inner] = [x + side * 0.2, y + side * 0.2, side * 0.6];
    slab(ctx, left, top, inner, inner, side * 0.03, plank);
    const line = Math.max(1, side * 0.045);
    stroke(ctx, [[left, top], [left + inner, top + inner]], dark, line * 1.5);
    stroke(ctx, [[left + inner, top], [left, top + inner]], dark, line * 1.5);
    frame(ctx, left, top, inner, inner, side * 0.03, dark, line);
    frame(ctx, x + edge + line / 2, y + edge + line / 2, size - line, size - line, side * 0.09, dark, line);
  },
};
