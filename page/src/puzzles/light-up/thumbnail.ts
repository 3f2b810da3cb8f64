// A small picture of a board of Light Up.
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { paintLightUp } from './paint';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, dark) => {
  paintLightUp(ctx, centred(board, width, height), { board, review: null, marks: new Set(), dark, accent: '' }, 0);
};
