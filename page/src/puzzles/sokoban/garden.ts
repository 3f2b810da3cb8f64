// The garden: hedges, pots that bloom where they belong, and a cat.
import { disc, ring, square } from '../../boards/grid/pen';
import type { SokobanLook } from './look';

export const garden: SokobanLook = {
  character: 'cat',
  ground: () => null,

  floor(ctx, x, y, side, odd, dark) {
    square(ctx, x, y, side, dark ? (odd ? '#2b3a2c' : '#273528') : odd ? '#d9e8bd' : '#e1eec9');
  },

  wall(ctx, x, y, side, open, dark) {
    const [deep, leaf, light] = dark ? ['#16311f', '#22492d', '#2f5f3b'] : ['#2f6b3c', '#418a4e', '#5aa565'];
    square(ctx, x, y, side, leaf);
    if (side >= 14) {
      const bumps = [[0.22, 0.24, 0.17], [0.7, 0.2, 0.15], [0.48, 0.52, 0.19], [0.85, 0.62, 0.13], [0.14, 0.7, 0.13]] as const;
      for (const [bx, by, radius] of bumps) disc(ctx, x + bx * side, y + by * side, radius * side, light);
    }
    if (!open.below) return;
    ctx.fillStyle = deep;
    ctx.fillRect(x, y + side * 0.74, side + 0.5, side * 0.26 + 0.5);
  },

  goal(ctx, x, y, side, dark) {
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy, side * 0.3, dark ? '#4a3626' : '#a98258');
    disc(ctx, cx, cy, side * 0.22, dark ? '#33251a' : '#8a6540');
    ring(ctx, cx, cy, side * 0.3, dark ? '#d7b98c' : '#fff7e8', Math.max(1, side * 0.04));
  },

  box(ctx, x, y, side, done) {
    const [cx, cy] = [x + side / 2, y + side / 2];
    disc(ctx, cx, cy + side * 0.06, side * 0.4, 'rgb(0 0 0 / 22%)');
    disc(ctx, cx, cy, side * 0.4, '#c4633c');
    disc(ctx, cx, cy, side * 0.33, '#dd7d52');
    disc(ctx, cx, cy, side * 0.26, '#5a3b26');
    if (!done) {
      for (const turn of [-1, 1]) {
        ctx.beginPath();
        ctx.ellipse(cx + turn * side * 0.09, cy, side * 0.13, side * 0.07, turn * -0.6, 0, Math.PI * 2);
        ctx.fillStyle = '#7cc36a';
        ctx.fill();
      }
      return;
    }
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal * Math.PI) / 3;
      disc(ctx, cx + Math.cos(angle) * side * 0.17, cy + Math.sin(angle) * side * 0.17, side * 0.12, '#f7a8c9');
    }
    disc(ctx, cx, cy, side * 0.1, '#ffd75e');
  },
};
