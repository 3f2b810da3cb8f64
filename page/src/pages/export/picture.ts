// A picture of a place in a search, or of several beside each other: for each a heading, the board with what the search did on
// it, and what is known about the place. The same painter paints on a canvas and writes SVG.
import type { Ctx } from '../../boards/grid/pen';
import { isDark, type Tone } from '../../boards/grid/tone';
import { plainThumbnail, type Beside } from '../../boards/thumbnail';
import type { Picture } from '../../protocol';
import { pageOf } from '../../puzzles';
import { SvgCanvas } from '../edit/svg';

/** A board and the words around it. */
export interface Panel {
  puzzle: string;
  board: Picture;
  beside: Beside;
  /** Lines above the board: what it is a picture of. */
  head: readonly string[];
  /** Lines below it: the place. */
  foot: readonly string[];
}

/** What one picture shows. */
export type Frame = readonly Panel[];

/** Pixels: the greatest side of a cell, of a board, the least width of a panel, the space around, a line of text and its letters. */
const [CELL, LONGEST, LEAST, EDGE, LINE, LETTERS] = [44, 720, 400, 16, 24, 16];

interface Size {
  width: number;
  height: number;
}

/** How large the board of a panel is painted. */
function boardSize({ board }: Panel): Size {
  const cell = Math.min(CELL, LONGEST / board.width, LONGEST / board.height);
  return { width: Math.max(LEAST, Math.round(board.width * cell)), height: Math.max(120, Math.round(board.height * cell)) };
}

export function sizeOf(frame: Frame): Size {
  const sizes = frame.map(boardSize);
  const lines = Math.max(...frame.map(({ head, foot }) => head.length + foot.length));
  return {
    width: sizes.reduce((sum, { width }) => sum + width + EDGE, EDGE),
    height: Math.max(...sizes.map(({ height }) => height)) + lines * LINE + 2 * EDGE,
  };
}

const grounds: Record<Tone, [ground: string, ink: string]> = {
  light: ['#ffffff', '#1c1e24'],
  dark: ['#14161c', '#f3f5fa'],
  strongLight: ['#ffffff', '#000000'],
  strongDark: ['#000000', '#ffffff'],
};

/** Paints a frame from the top left corner; its ground is painted too. */
export function paintFrame(ctx: Ctx, frame: Frame, tone: Tone): void {
  const [ground, ink] = grounds[tone];
  const { width, height } = sizeOf(frame);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  let x = EDGE;
  for (const panel of frame) {
    const size = boardSize(panel);
    const top = EDGE + panel.head.length * LINE;
    panel.head.forEach((text, at) => line(ctx, text, x, EDGE + at * LINE, size.width, ink, at === 0));
    ctx.save();
    ctx.translate(x, top);
    const paint = pageOf(panel.puzzle).thumbnail ?? plainThumbnail;
    paint(ctx, panel.board, size.width, size.height, tone, panel.beside);
    ctx.restore();
    panel.foot.forEach((text, at) => line(ctx, text, x, top + size.height + at * LINE, size.width, ink, at === 0));
    x += size.width + EDGE;
  }
}

/** A line of text; a long one in smaller letters, as much as its width asks for. */
function line(ctx: Ctx, text: string, x: number, y: number, wide: number, ink: string, strong: boolean): void {
  const letters = Math.min(LETTERS, wide / (text.length * 0.58));
  ctx.fillStyle = ink;
  ctx.font = `${strong ? 650 : 450} ${letters}px system-ui, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + LINE / 2);
}

/** The pieces of a frame in SVG; the ground is the first of them that shows anything. */
export function piecesOf(frame: Frame, tone: Tone): string[] {
  const canvas = new SvgCanvas();
  // The painters use no more of a canvas than is there.
  paintFrame(canvas as unknown as Ctx, frame, tone);
  return canvas.pieces();
}

export function svgOf(frame: Frame, tone: Tone, title: string): string {
  const canvas = new SvgCanvas();
  paintFrame(canvas as unknown as Ctx, frame, tone);
  const { width, height } = sizeOf(frame);
  return canvas.toString(width, height, title, grounds[tone][0]);
}

/** The colours around a picture, for a page that shows it. */
export function coloursOf(tone: Tone): { ground: string; ink: string; scheme: 'light' | 'dark' } {
  const [ground, ink] = grounds[tone];
  return { ground, ink, scheme: isDark(tone) ? 'dark' : 'light' };
}
