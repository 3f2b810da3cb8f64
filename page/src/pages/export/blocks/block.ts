// Blocks of a picture that is saved: each knows its size and paints itself, on a canvas or as SVG, and several make up one.
import type { Ctx } from '../../../boards/grid/pen';
import type { Tone } from '../../../boards/grid/tone';
import { SvgCanvas } from '../../edit/svg';

/** The colours of the theme, as a picture needs them. */
export interface Inks {
  tone: Tone;
  dark: boolean;
  surface: string;
  sunken: string;
  ink: string;
  soft: string;
  line: string;
  later: string;
  accent: string;
  warn: string;
}

export interface Block {
  width: number;
  height: number;
  /** Paints from the top left corner. */
  paint: (ctx: Ctx, inks: Inks) => void;
}

/** Pixels between blocks and around them, and of a line of text. */
export const [GAP, LINE] = [20, 24];

/** The colours as an element of the page has them. */
export function inksOf(element: Element, tone: Tone, dark: boolean): Inks {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    tone, dark, surface: read('--surface'), sunken: read('--sunken'), ink: read('--ink'), soft: read('--ink-soft'),
    line: read('--line'), later: read('--later'), accent: read('--accent'), warn: read('--warn'),
  };
}

interface Style {
  size?: number;
  weight?: number;
  colour: string;
  align?: 'left' | 'right' | 'center';
  mono?: boolean;
  /** Pixels that there are; what is longer is cut. */
  wide?: number;
}

/** The widths of letters, as parts of their size: of one width, and in the mean. */
const [MONO_WIDE, WIDE] = [0.61, 0.54];

/** A line of text, around the height `y`. */
export function text(ctx: Ctx, said: string, x: number, y: number, { size = 14, weight = 450, colour, align = 'left', mono = false, wide }: Style): void {
  ctx.font = `${weight} ${size}px ${mono ? 'ui-monospace, monospace' : 'system-ui, sans-serif'}`;
  ctx.textAlign = align;
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(wide === undefined ? said : cut(said, wide, size, mono), x, y);
}

/** As much of a text as there is room for. */
export function cut(said: string, wide: number, size: number, mono: boolean): string {
  const most = Math.max(1, Math.floor(wide / (size * (mono ? MONO_WIDE : WIDE))));
  return said.length <= most ? said : `${said.slice(0, most - 1)}…`;
}

/** Blocks beside each other, their tops at one height. */
export function beside(blocks: readonly Block[]): Block {
  return {
    width: blocks.reduce((sum, { width }) => sum + width, GAP * Math.max(0, blocks.length - 1)),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    paint: (ctx, inks) => placed(ctx, inks, blocks, ({ width }) => [width + GAP, 0]),
  };
}

/** Blocks below each other. */
export function below(blocks: readonly Block[]): Block {
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height, GAP * Math.max(0, blocks.length - 1)),
    paint: (ctx, inks) => placed(ctx, inks, blocks, ({ height }) => [0, height + GAP]),
  };
}

function placed(ctx: Ctx, inks: Inks, blocks: readonly Block[], step: (block: Block) => [x: number, y: number]): void {
  let [x, y] = [0, 0];
  for (const block of blocks) {
    ctx.save();
    ctx.translate(x, y);
    block.paint(ctx, inks);
    ctx.restore();
    const [right, down] = step(block);
    [x, y] = [x + right, y + down];
  }
}

/** Lines of text by themselves, the first of them strong. */
export function lines(said: readonly string[], width: number): Block {
  return {
    width,
    height: said.length * LINE,
    paint: (ctx, { ink }) => said.forEach((line, at) => text(ctx, line, 0, (at + 0.5) * LINE, { size: 16, weight: at === 0 ? 650 : 450, colour: ink, wide: width })),
  };
}

/** A block with its caption above. */
export function captioned(said: readonly string[], block: Block): Block {
  return below([lines(said, Math.max(block.width, 480)), block]);
}

/** The whole picture, with room around it. */
export function svgOfBlock(block: Block, inks: Inks, title: string): string {
  const canvas = new SvgCanvas();
  canvas.translate(GAP, GAP);
  // The painters use no more of a canvas than is there.
  block.paint(canvas as unknown as Ctx, inks);
  return canvas.toString(block.width + 2 * GAP, block.height + 2 * GAP, title, inks.surface);
}
