// A small picture of a map: one pixel to a cell, enlarged or averaged, and the places that matter.
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { Areas } from './areas';
import { palettes } from './colours';
import { readPicture } from './ground';
import { paintGrid } from './paint';
import { AreaPicture, GroundPicture } from './pixels';
import { trailTo } from './trail';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, tone, beside = {}) => {
  const { ground, walker } = readPicture(board, null);
  const picture = new GroundPicture(ground, palettes[tone]);
  const { searched, moves = [], shown = [], unmet = [] } = beside;
  const areas = searched ? new AreaPicture(new Areas(searched.cells, ground.weights.length), palettes[tone], ground) : null;
  areas?.seek(searched?.row ?? 0);
  const trail = walker === null ? [] : trailTo(walker, moves, ground.width);
  paintGrid(ctx, centred(board, width, height), { picture, walker, areas, usesF: searched?.usesF ?? false, trail, shown, unmet, progress: 1, accent: palettes[tone].walker }, 0);
};
