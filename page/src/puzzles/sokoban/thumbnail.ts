// A small picture of a Sokoban board, in the chosen look.
import { isDark, isStrong } from '../../boards/grid/tone';
import { centred, type ThumbnailPainter } from '../../boards/thumbnail';
import { facingOf } from './motion';
import { paintSokoban } from './paint';
import { settings } from './settings';

export const thumbnail: ThumbnailPainter = (ctx, board, width, height, tone, { moves, heat, shown, unmet } = {}) => {
  const still = { facing: facingOf(moves?.at(-1)), motion: null, progress: 1, drag: null, heat, shown, unmet, accent: '#2f6fed' };
  paintSokoban(ctx, centred(board, width, height), { board, look: isStrong(tone) ? 'strong' : settings.sokoban, character: null, dark: isDark(tone), ...still }, 0);
};
