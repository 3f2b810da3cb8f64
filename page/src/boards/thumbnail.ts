// Small pictures of boards, painted on a canvas by the same painters as the boards themselves.
import type { Picture } from '../protocol';
import type { BoardProps } from './contract';
import { slab, type Ctx } from './grid/pen';
import { isDark, type Tone } from './grid/tone';
import { fitting, NO_MARGINS, type View } from './grid/view';
import { tileAt } from './tiles';

/** What a picture of a board shows beside the board, as the board itself does. */
export type Beside = Pick<BoardProps, 'moves' | 'heat' | 'searched' | 'shown' | 'unmet'>;

/** Paints a board; with `beside` it is a picture to be kept, with all that belongs to the board. */
export type ThumbnailPainter = (ctx: Ctx, board: Picture, width: number, height: number, tone: Tone, beside?: Beside) => void;

/** The whole board in the middle of a picture. */
export function centred(board: Picture, width: number, height: number): View {
  const cell = Math.min(Math.max(26, width / 9), fitting(board.width, board.height, width, height, () => NO_MARGINS));
  const [left, top] = [(width - cell * board.width) / 2, (height - cell * board.height) / 2];
  return { columns: board.width, rows: board.height, cell, left, top, width, height, inset: { ...NO_MARGINS, left, top } };
}

/** Any board whose tiles lie on a floor: ground, gaps, pieces. */
export const plainThumbnail: ThumbnailPainter = (ctx, board, width, height, tone) => {
  const view = centred(board, width, height);
  const tones: Record<string, string> = isDark(tone)
    ? { ground: '#4a505e', goal: '#0c0d10', special: '#c47a3f', piece: '#f79552' }
    : { ground: '#cfc9bd', goal: '#2a2a2e', special: '#e0a05f', piece: '#c2570c' };
  board.cells.forEach((_, cell) => {
    const tile = tileAt(board, cell);
    if (tile.gap) return;
    const [x, y] = [view.left + (cell % board.width) * view.cell, view.top + Math.floor(cell / board.width) * view.cell];
    const colour = tile.kind === 'goal' || tile.kind === 'hole' ? tones.goal : tile.label && !tile.piece ? tones.special : tones.ground;
    slab(ctx, x + 0.5, y + 0.5, view.cell - 1, view.cell - 1, view.cell * 0.12, colour ?? '#888888');
    if (tile.piece) slab(ctx, x + 1, y + 1, view.cell - 2, view.cell - 2, view.cell * 0.15, tones.piece ?? '#888888');
  });
};
