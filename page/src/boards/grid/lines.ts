// Numbers of rows and columns beside a board, as hints name them.
import { within, word, type Ctx } from './pen';
import type { Tone } from './tone';
import { NO_MARGINS, visible, type Margins, type View } from './view';

const colours: Record<Tone, string> = { light: '#6d7079', dark: '#9aa0af', strongLight: '#333333', strongDark: '#d0d0d0' };

/** The room that the numbers of columns take, and those of rows with up to two digits, in pixels. */
export const LINE_ROOM = 17;
/** The room for each further digit. */
const DIGIT = 7;
/** Sizes of the numbers, on small and on large cells. */
const [SMALL, LARGE] = [11, 14];
/** Steps from one line that has its number to the next, and the pixels that must lie between the two. */
const STEPS = [[1, 15], [5, 15], [10, 26], [50, 34], [100, 34], [500, 34]] as const;

/** Room for the numbers of the lines, on all sides of this many rows. */
export function lineMargins(rows: number, numbered: boolean): Margins {
  if (!numbered) return NO_MARGINS;
  const side = LINE_ROOM + Math.max(0, String(rows).length - 2) * DIGIT;
  return { left: side, top: LINE_ROOM, right: side, bottom: LINE_ROOM };
}

/** Writes the numbers at the left and the top, or at the right and the bottom, where the margins leave room for them. */
export function numberLines(ctx: Ctx, view: View, where: 'before' | 'after', tone: Tone): void {
  const colour = colours[tone];
  const { inset, width, height } = view;
  const span = visible(view);
  const size = Math.min(LARGE, Math.max(SMALL, view.cell * 0.14));
  const [step] = STEPS.find(([step, room]) => step * view.cell >= room) ?? [1000];
  const shown = (line: number) => line === 0 || (line + 1) % step === 0;
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
