// A small picture of a board of Tents, without its clues.
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { paintTents } from './paint';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, dark) => {
  const bare = { ...board, rows: [], columns: [] };
  paintTents(ctx, centred(board, width, height), { board: bare, review: null, marks: new Set(), dark, accent: '' }, 0);
};
