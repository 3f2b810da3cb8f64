// The person's own character walks: the sprite that stands beside their name.
import { paintOf, spriteOf } from '../../hub/sprites';
import type { Character } from '../../hub/types';
import type { Walker } from './characters';
import { toward } from './look';

/** How wide sprites are drawn. */
const SIDE = 32;

/** A sprite looks at whoever plays; it leans to where it goes. */
export function walkerOf(character: Character): Walker {
  const parts = spriteOf(character.sprite).map(({ fill, d }) => ({ path: new Path2D(d), ...paintOf(fill, character) }));
  return (ctx, x, y, side, facing) => {
    const [dx, dy] = toward[facing];
    const scale = (side * 0.86) / SIDE;
    ctx.save();
    ctx.translate(x + side * (0.07 + dx * 0.05), y + side * (0.07 + dy * 0.05));
    ctx.scale(scale, scale);
    ctx.lineJoin = ctx.lineCap = 'round';
    for (const { path, fill, stroke, width } of parts) {
      if (fill !== 'none') {
        ctx.fillStyle = fill;
        ctx.fill(path);
      }
      if (stroke !== 'none') {
        [ctx.strokeStyle, ctx.lineWidth] = [stroke, width];
        ctx.stroke(path);
      }
    }
    ctx.restore();
  };
}
