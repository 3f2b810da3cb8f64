// Small pictures of boards, painted on a canvas by the same painters as the boards themselves.
import type { Picture } from '../protocol';
import type { Settings } from '../store/settings.svelte';
import { paintBloxorz } from './bloxorz/paint';
import { slab, type Ctx } from './grid/pen';
import { fitting, type Margins, type View } from './grid/view';
import { paintLightUp } from './light_up/paint';
import { paintSokoban } from './sokoban/paint';
import { paintTents } from './tents/paint';
import { tileAt } from './tiles';
import { colourOf, MANY } from './water_sort/colours';
import { layoutCups, mouth } from './water_sort/layout';
import { unitsOf } from './water_sort/pour';

export interface ThumbnailLook {
  dark: boolean;
  sokoban: Settings['sokoban'];
}

type Painter = (ctx: Ctx, board: Picture, width: number, height: number, look: ThumbnailLook) => void;

const NONE: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

function viewOf(board: Picture, width: number, height: number): View {
  const cell = Math.min(Math.max(26, width / 9), fitting(board.width, board.height, width, height, () => NONE));
  const [left, top] = [(width - cell * board.width) / 2, (height - cell * board.height) / 2];
  return { columns: board.width, rows: board.height, cell, left, top, width, height, inset: { ...NONE, left, top } };
}

const painters: Record<string, Painter> = {
  bloxorz(ctx, board, width, height, { dark }) {
    paintBloxorz(ctx, viewOf(board, width, height), board, dark);
  },
  sokoban(ctx, board, width, height, { dark, sokoban }) {
    const scene = { board, look: sokoban, character: null, dark, facing: 'D' as const, motion: null, progress: 1, drag: null, accent: '' };
    paintSokoban(ctx, viewOf(board, width, height), scene, 0);
  },
  tents(ctx, board, width, height, { dark }) {
    const bare = { ...board, rows: [], columns: [] };
    paintTents(ctx, viewOf(board, width, height), { board: bare, review: null, marks: new Set(), dark, accent: '' }, 0);
  },
  'light-up'(ctx, board, width, height, { dark }) {
    paintLightUp(ctx, viewOf(board, width, height), { board, review: null, marks: new Set(), dark, accent: '' }, 0);
  },
  'water-sort'(ctx, board, width, height, { dark }) {
    const cups = unitsOf(board);
    const many = new Set(cups.flat().map((unit) => unit.tint)).size >= MANY;
    const layout = layoutCups(cups.length, board.height, width, height, 0);
    ctx.save();
    ctx.translate((width - layout.width) / 2, (height - layout.height) / 2);
    cups.forEach((units, cup) => {
      const [x, y] = mouth(layout, cup, cups.length);
      const { width: wide, height: high } = layout.cup;
      const glass = new Path2D();
      glass.roundRect(x - wide / 2, y, wide, high, [2, 2, wide * 0.36, wide * 0.36]);
      ctx.save();
      ctx.fillStyle = dark ? '#15181e' : '#eeece7';
      ctx.fill(glass);
      ctx.clip(glass);
      const unit = (high * 0.92) / board.height;
      units.forEach((drop, at) => slab(ctx, x - wide / 2, y + high - (at + 1) * unit, wide, unit + 0.5, 0, colourOf(drop.tint, many)));
      ctx.restore();
      ctx.strokeStyle = dark ? '#6b7284' : '#a3a096';
      ctx.lineWidth = Math.max(1, wide * 0.05);
      ctx.stroke(glass);
    });
    ctx.restore();
  },
};

/** Any board whose tiles lie on a floor: ground, gaps, pieces. */
function plain(ctx: Ctx, board: Picture, width: number, height: number, look: ThumbnailLook): void {
  const view = viewOf(board, width, height);
  const tones: Record<string, string> = look.dark
    ? { ground: '#4a505e', goal: '#0c0d10', special: '#c47a3f', piece: '#f79552' }
    : { ground: '#cfc9bd', goal: '#2a2a2e', special: '#e0a05f', piece: '#c2570c' };
  board.cells.forEach((_, cell) => {
    const tile = tileAt(board, cell);
    if (tile.gap) return;
    const [x, y] = [view.left + (cell % board.width) * view.cell, view.top + Math.floor(cell / board.width) * view.cell];
    const tone = tile.kind === 'goal' || tile.kind === 'hole' ? tones.goal : tile.label && !tile.piece ? tones.special : tones.ground;
    slab(ctx, x + 0.5, y + 0.5, view.cell - 1, view.cell - 1, view.cell * 0.12, tone ?? '#888888');
    if (tile.piece) slab(ctx, x + 1, y + 1, view.cell - 2, view.cell - 2, view.cell * 0.15, tones.piece ?? '#888888');
  });
}

export function paintThumbnail(ctx: Ctx, puzzle: string, board: Picture, width: number, height: number, look: ThumbnailLook): void {
  (painters[puzzle] ?? plain)(ctx, board, width, height, look);
}
