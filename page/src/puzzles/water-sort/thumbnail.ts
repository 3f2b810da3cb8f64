// A small picture of a board of Water Sort.
import { slab, unmetAt } from '../../boards/grid/pen';
import type { Tone } from '../../boards/grid/tone';
import type { ThumbnailPainter } from '../../boards/thumbnail';
import { colourOf, MANY } from './colours';
import { layoutCups, mouth } from './layout';
import { levelsOf, unitsOf } from './pour';

/** Glass without water in it, and its edge. */
const GLASS: Record<Tone, [inside: string, edge: string]> = {
  light: ['#eeece7', '#a3a096'],
  dark: ['#15181e', '#6b7284'],
  strongLight: ['#ffffff', '#000000'],
  strongDark: ['#000000', '#ffffff'],
};

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, tone, { unmet = [] } = {}) => {
  const cups = unitsOf(board);
  const [inside, edge] = GLASS[tone];
  const many = new Set(cups.flat().map((unit) => unit.tint)).size >= MANY;
  const layout = layoutCups(cups.length, board.height, width, height, 0);
  ctx.save();
  ctx.translate((width - layout.width) / 2, (height - layout.height) / 2);
  cups.forEach((units, cup) => {
    const [x, y] = mouth(layout, cup, cups.length);
    const { width: wide, height: high } = layout.cup;
    const outline = () => {
      ctx.beginPath();
      ctx.roundRect(x - wide / 2, y, wide, high, [2, 2, wide * 0.36, wide * 0.36]);
    };
    ctx.save();
    outline();
    ctx.fillStyle = inside;
    ctx.fill();
    ctx.clip();
    const unit = (high * 0.92) / board.height;
    units.forEach((drop, at) => slab(ctx, x - wide / 2, y + high - (at + 1) * unit, wide, unit + 0.5, 0, colourOf(drop.tint, many)));
    ctx.restore();
    ctx.strokeStyle = edge;
    ctx.lineWidth = Math.max(1, wide * 0.05);
    outline();
    ctx.stroke();
    for (const at of levelsOf(unmet, cup, board)) unmetAt(ctx, x - wide / 2, y + high - (at + 1) * unit, wide, unit);
  });
  ctx.restore();
};
