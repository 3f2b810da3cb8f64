// What painters of placement boards are given, and the thumbnails they make.
import type { Picture, Review } from '../../protocol';
import { centred, type ThumbnailPainter } from '../thumbnail';
import type { Ctx, Overlays } from './pen';
import type { Tone } from './tone';
import { fitting, NO_MARGINS, type Margins, type View } from './view';

export interface PlacementScene extends Overlays {
  board: Picture;
  review: Review | null;
  marks: ReadonlySet<number>;
  tone: Tone;
  /** Whether rows and columns have their numbers beside them, as hints name them. */
  numbered: boolean;
}

export type PlacementPainter = (ctx: Ctx, view: View, scene: PlacementScene, now: number) => void;

/** The board without its clues, before anything is placed; a picture to be kept has the clues in their margins. */
export function thumbnailBy(paint: PlacementPainter, margins: (cell: number, numbered: boolean) => Margins = () => NO_MARGINS): ThumbnailPainter {
  return (ctx, board, width, height, tone, beside) => {
    const scene = { review: null, marks: new Set<number>(), tone, numbered: false, accent: '#2f6fed', heat: beside?.heat, shown: beside?.shown };
    if (beside) return paint(ctx, framed(board, width, height, (cell) => margins(cell, false)), { board, ...scene }, 0);
    paint(ctx, centred(board, width, height), { board: { ...board, rows: [], columns: [] }, ...scene }, 0);
  };
}

/** The whole board in the middle of a picture, with its margins. */
function framed(board: Picture, width: number, height: number, margins: (cell: number) => Margins): View {
  const cell = fitting(board.width, board.height, width, height, margins);
  const edge = margins(cell);
  const [wide, high] = [board.width * cell + edge.left + edge.right, board.height * cell + edge.top + edge.bottom];
  const [x, y] = [(width - wide) / 2, (height - high) / 2];
  const inset = { left: edge.left + x, top: edge.top + y, right: edge.right + x, bottom: edge.bottom + y };
  return { columns: board.width, rows: board.height, cell, left: inset.left, top: inset.top, width, height, inset };
}
