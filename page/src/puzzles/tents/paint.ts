// Paints a board of Tents: trees, tents, marks, clues at the edges, and which tent belongs to which tree.
import { LINE_ROOM, numberLines } from '../../boards/grid/lines';
import { disc, frame, heat, inside, outline, overlay, polygon, slab, square, stroke, within, word, type Ctx } from '../../boards/grid/pen';
import type { PlacementScene } from '../../boards/grid/placement';
import { corner, eachVisible, visible, type Margins, type View } from '../../boards/grid/view';
import type { Tone } from '../../boards/grid/tone';
import { kindAt } from '../../boards/tiles';
import type { Review } from '../../protocol';

const palettes = {
  light: {
    grass: ['#dcebc4', '#d3e5b8'], line: '#bcd39a', mark: '#8fb36a', link: '#7a5a34', bad: '#d32f3f',
    clue: '#33402a', done: '#8a957c', canopy: ['#2f7a43', '#3f9556', '#5bb16e'], trunk: '#7c5430',
  },
  dark: {
    grass: ['#26332a', '#222e26'], line: '#33443a', mark: '#5f8467', link: '#d4b483', bad: '#ff6b78',
    clue: '#e4eadf', done: '#7d8a81', canopy: ['#256339', '#35804c', '#4c9c62'], trunk: '#8a6440',
  },
  strongLight: {
    grass: ['#ffffff', '#ffffff'], line: '#000000', mark: '#000000', link: '#000000', bad: '#c00012',
    clue: '#000000', done: '#6b6b6b', canopy: ['#00471a', '#006b29', '#00913a'], trunk: '#3b2408',
  },
  strongDark: {
    grass: ['#000000', '#000000'], line: '#ffffff', mark: '#ffffff', link: '#ffffff', bad: '#ff8a94',
    clue: '#ffffff', done: '#9a9a9a', canopy: ['#2e9e50', '#4fcf76', '#90f0ac'], trunk: '#d8a86a',
  },
} as const satisfies Record<Tone, unknown>;

/** Room for the clues: one cell at the left and at the top. The numbers of the lines are opposite. */
export function clueMargins(cell: number, numbered: boolean): Margins {
  const side = Math.max(18, Math.min(cell, Math.max(40, cell * 0.5)));
  const edge = numbered ? LINE_ROOM : 2;
  return { left: side, top: side, right: edge, bottom: edge };
}

export function paintTents(ctx: Ctx, view: View, scene: PlacementScene, now: number): void {
  const colours = palettes[scene.tone];
  inside(ctx, view, () => field(ctx, view, scene, now, colours));
  clues(ctx, view, scene, colours);
  if (scene.numbered) numberLines(ctx, view, 'after', scene.tone);
}

type Colours = (typeof palettes)[Tone];

/** The cells and what stands on them. */
function field(ctx: Ctx, view: View, scene: PlacementScene, now: number, colours: Colours): void {
  const { board, review } = scene;
  const side = view.cell;
  eachVisible(view, (cell, x, y) => {
    const odd = ((cell % board.width) + Math.floor(cell / board.width)) % 2;
    square(ctx, x, y, side, colours.grass[odd] ?? colours.grass[0]);
    if (side >= 10) outline(ctx, view, cell, x, y, colours.line);
    heat(ctx, x, y, side, scene.heat?.[cell]);
  });
  for (const [one, other] of review?.links ?? []) {
    const [[ax, ay], [bx, by]] = [corner(view, one), corner(view, other)];
    const half = side / 2;
    ctx.globalAlpha = 0.75;
    stroke(ctx, [[ax + half, ay + half], [bx + half, by + half]], colours.link, Math.max(2, side * 0.1));
    ctx.globalAlpha = 1;
  }
  const wrong = new Set(review?.wrong.flatMap((broken) => broken.cells));
  eachVisible(view, (cell, x, y) => {
    const kind = kindAt(board, cell);
    if (kind === 'tree') tree(ctx, x, y, side, colours);
    else if (kind === 'tent') tent(ctx, x, y, side, wrong.has(cell));
    else if (scene.marks.has(cell)) tuft(ctx, x, y, side, colours.mark);
    if (wrong.has(cell)) frame(ctx, x + 1.5, y + 1.5, side - 3, side - 3, side * 0.14, colours.bad, Math.max(1.5, side * 0.06));
  });
  overlay(ctx, view, scene, now);
}

function clues(ctx: Ctx, view: View, scene: PlacementScene, colours: Colours): void {
  const { board, review } = scene;
  const [rows, columns] = [new Set(review?.done_rows), new Set(review?.done_columns)];
  const full = crowded(review);
  const colour = (isFull: boolean, isDone: boolean) => (isFull ? colours.bad : isDone ? colours.done : colours.clue);
  const size = Math.min(Math.max(view.cell * 0.56, Math.min(9, view.cell * 0.8)), view.inset.left * 0.62, Math.max(22, view.cell * 0.3));
  const span = visible(view);
  const { left, top } = view.inset;
  within(ctx, 0, top, left, view.height, () => {
    for (let row = span.fromRow; row < span.toRow; row++) {
      const y = view.top + (row + 0.5) * view.cell;
      word(ctx, clueText(board.rows[row]), left / 2, y, size, colour(full.rows.has(row), rows.has(row)));
    }
  });
  within(ctx, left, 0, view.width, top, () => {
    for (let column = span.fromColumn; column < span.toColumn; column++) {
      const x = view.left + (column + 0.5) * view.cell;
      word(ctx, clueText(board.columns[column]), x, top / 2, size, colour(full.columns.has(column), columns.has(column)));
    }
  });
}

/** The lines with more tents than their clues allow. */
export function crowded(review: Review | null): { rows: Set<number>; columns: Set<number> } {
  const found = { rows: new Set<number>(), columns: new Set<number>() };
  for (const { rule, message } of review?.wrong ?? []) {
    if (rule !== 'row-clue' && rule !== 'column-clue') continue;
    for (const arg of Object.values(message.args)) {
      if ('line' in arg && 'row' in arg.line) found.rows.add(arg.line.row);
      else if ('line' in arg && 'column' in arg.line) found.columns.add(arg.line.column);
    }
  }
  return found;
}

/** A line without a clue has none to show. */
function clueText(clue: string | undefined): string {
  return clue === undefined || clue === '?' ? '' : clue;
}

function tree(ctx: Ctx, x: number, y: number, side: number, colours: Colours): void {
  const [cx, cy] = [x + side / 2, y + side / 2];
  const [deep, leaf, light] = colours.canopy;
  slab(ctx, cx - side * 0.055, cy + side * 0.12, side * 0.11, side * 0.28, side * 0.04, colours.trunk);
  disc(ctx, cx, cy - side * 0.04, side * 0.31, deep);
  if (side < 12) return;
  disc(ctx, cx - side * 0.13, cy + side * 0.02, side * 0.17, leaf);
  disc(ctx, cx + side * 0.13, cy + side * 0.02, side * 0.17, leaf);
  disc(ctx, cx, cy - side * 0.14, side * 0.19, leaf);
  disc(ctx, cx - side * 0.06, cy - side * 0.16, side * 0.09, light);
}

function tent(ctx: Ctx, x: number, y: number, side: number, wrong: boolean): void {
  const [top, base] = [y + side * 0.18, y + side * 0.8];
  const [canvas, shade, door] = wrong ? ['#e35765', '#b93441', '#5c1420'] : ['#f08a3c', '#cf6a1f', '#5d2d0c'];
  const cx = x + side / 2;
  ctx.beginPath();
  ctx.ellipse(cx, base + side * 0.02, side * 0.38, side * 0.06, 0, 0, Math.PI * 2);
  ctx.fillStyle = 'rgb(0 0 0 / 18%)';
  ctx.fill();
  polygon(ctx, [[cx, top], [x + side * 0.87, base], [x + side * 0.13, base]], canvas);
  polygon(ctx, [[cx, top], [x + side * 0.87, base], [cx + side * 0.12, base]], shade);
  polygon(ctx, [[cx, top + side * 0.24], [cx + side * 0.13, base], [cx - side * 0.13, base]], door);
}

function tuft(ctx: Ctx, x: number, y: number, side: number, colour: string): void {
  if (side < 12) return disc(ctx, x + side / 2, y + side / 2, Math.max(1, side * 0.13), colour);
  const [cx, base] = [x + side / 2, y + side * 0.62];
  for (const lean of [-0.16, 0, 0.16]) {
    stroke(ctx, [[cx + lean * side * 0.4, base], [cx + lean * side, base - side * (0.24 - Math.abs(lean) * 0.4)]], colour, Math.max(1.2, side * 0.05));
  }
}
