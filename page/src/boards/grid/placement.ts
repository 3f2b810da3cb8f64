// What painters of placement boards are given, and the thumbnails they make.
import type { Picture, Review } from '../../protocol';
import { centred, type ThumbnailPainter } from '../thumbnail';
import type { Ctx, Overlays } from './pen';
import type { Tone } from './tone';
import type { View } from './view';

export interface PlacementScene extends Overlays {
  board: Picture;
  review: Review | null;
  marks: ReadonlySet<number>;
  tone: Tone;
  /** Whether rows and columns have their numbers beside them, as hints name them. */
  numbered: boolean;
}

export type PlacementPainter = (ctx: Ctx, view: View, scene: PlacementScene, now: number) => void;

/** The board without its clues, before anything is placed. */
export function thumbnailBy(paint: PlacementPainter): ThumbnailPainter {
  return (ctx, board, width, height, tone) => {
    const bare = { ...board, rows: [], columns: [] };
    paint(ctx, centred(board, width, height), { board: bare, review: null, marks: new Set(), tone, numbered: false, accent: '' }, 0);
  };
}
