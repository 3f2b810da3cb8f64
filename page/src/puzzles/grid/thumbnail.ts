// A small picture of a map: one pixel to a cell, enlarged or averaged, and the places that matter.
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { palettes } from './colours';
import { readPicture } from './ground';
import { paintGrid } from './paint';
import { GroundPicture } from './pixels';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, tone) => {
  const { ground, walker } = readPicture(board, null);
  const picture = new GroundPicture(ground, palettes[tone]);
  const still = { areas: null, trail: [], progress: 1, shown: [], accent: '' };
  paintGrid(ctx, centred(board, width, height), { picture, walker, ...still }, 0);
};
