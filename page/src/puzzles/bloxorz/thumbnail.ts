// The stage as a small painting on a canvas, for thumbnails.

import { heat, overlay, slab } from '../../boards/grid/pen';
import { isDark, isStrong } from '../../boards/grid/tone';
import { corner } from '../../boards/grid/view';
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { paletteOf, type Palette } from './palette';
import { stageOf, type Ground } from './stage';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, tone, { heat: warmth, shown, unmet } = {}) => {
  const view = centred(board, width, height);
  const palette = paletteOf(isDark(tone), isStrong(tone));
  const stage = stageOf(board);
  const square = (x: number, z: number, inset: number, colour: string) => {
    const [left, top] = [view.left + (x + inset) * view.cell, view.top + (z + inset) * view.cell];
    const size = view.cell * (1 - 2 * inset);
    slab(ctx, left, top, size, size, size * 0.14, colour);
  };
  stage.ground.forEach((ground, cell) => {
    const [x, z] = [cell % stage.width, Math.floor(cell / stage.width)];
    const [outer, inner] = coloursOf(ground, palette);
    if (outer) square(x, z, 0.03, outer);
    if (inner) square(x, z, ground === 'goal' ? 0.16 : 0.28, inner);
  });
  stage.ground.forEach((_, cell) => heat(ctx, ...corner(view, cell), view.cell, warmth?.[cell]));
  for (const { x, z } of stage.pair?.centres ?? []) square(x, z, 0.08, palette.block);
  overlay(ctx, view, { shown, unmet, accent: '#2f6fed' }, 0);
};

/** The colour of a cell, and of the sign on it. */
function coloursOf(ground: Ground, palette: Palette): [outer: string | null, inner: string | null] {
  switch (ground) {
    case 'void':
    case 'gap':
      return [null, null];
    case 'tile':
      return [palette.tileAlternate, null];
    case 'goal':
      return [palette.goal, palette.well];
    case 'fragile':
    case 'bridge':
      return [palette[ground], null];
    case 'soft':
    case 'heavy':
    case 'split':
      return [palette.tileAlternate, palette[ground]];
  }
}
