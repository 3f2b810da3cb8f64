// Numbers of rows and columns beside a board, as hints name them.
import { within, word, type Ctx } from './pen';
import { visible, type View } from './view';

/** The room that the numbers take, in pixels. */
export const LINE_ROOM = 17;
/** Sizes of the numbers, on small and on large cells. */
const [SMALL, LARGE] = [11, 14];
/** Below this side of a cell only every fifth line has its number. */
const CROWDED = 15;

/** Writes the numbers at the left and the top, or at the right and the bottom, where the margins leave room for them. */
export function numberLines(ctx: Ctx, view: View, where: 'before' | 'after', colour: string): void {
  const { inset, width, height } = view;
  const span = visible(view);
  const size = Math.min(LARGE, Math.max(SMALL, view.cell * 0.14));
  const shown = (line: number) => view.cell >= CROWDED || line === 0 || (line + 1) % 5 === 0;
  const [x, y] = where === 'before' ? [inset.left / 2, inset.top / 2] : [width - inset.right / 2, height - inset.bottom / 2];
  within(ctx, x - LINE_ROOM, inset.top, LINE_ROOM * 2, height - inset.top - inset.bottom, () => {
    for (let row = span.fromRow; row < span.toRow; row++) {
      if (shown(row)) word(ctx, String(row + 1), x, view.top + (row + 0.5) * view.cell, size, colour, 500);
    }
  });
  within(ctx, inset.left, y - LINE_ROOM, width - inset.left - inset.right, LINE_ROOM * 2, () => {
    for (let column = span.fromColumn; column < span.toColumn; column++) {
      if (shown(column)) word(ctx, String(column + 1), view.left + (column + 0.5) * view.cell, y, size, colour, 500);
    }
  });
}
