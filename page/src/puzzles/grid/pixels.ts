// Pictures with one pixel to a cell, which the board enlarges: a map of any size is drawn in one call.
import type { Ctx } from '../../boards/grid/pen';
import { visible, type View } from '../../boards/grid/view';
import { CLOSED, OPEN, UNSEEN, type Areas } from './areas';
import { pixel, shade, type Palette } from './colours';
import type { Ground } from './ground';

class Pixels {
  readonly canvas = document.createElement('canvas');
  private readonly ctx: CanvasRenderingContext2D | null;
  private readonly image: ImageData;
  readonly values: Uint32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    [this.canvas.width, this.canvas.height] = [width, height];
    this.ctx = this.canvas.getContext('2d');
    this.image = new ImageData(width, height);
    this.values = new Uint32Array(this.image.data.buffer);
  }

  /** Shows what has changed within a rectangle of cells; the last row and column belong to it. */
  show(left = 0, top = 0, right = this.width - 1, bottom = this.height - 1): void {
    this.ctx?.putImageData(this.image, 0, 0, left, top, right - left + 1, bottom - top + 1);
  }
}

/** Draws the part of a picture that is in sight. Cells of less than a pixel are averaged, so that no wall gets lost. */
function enlarge(ctx: Ctx, view: View, picture: HTMLCanvasElement): void {
  const { fromColumn, toColumn, fromRow, toRow } = visible(view);
  const [columns, rows] = [toColumn - fromColumn, toRow - fromRow];
  if (columns <= 0 || rows <= 0) return;
  const [x, y] = [view.left + fromColumn * view.cell, view.top + fromRow * view.cell];
  ctx.imageSmoothingEnabled = view.cell < 1;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, fromColumn, fromRow, columns, rows, x, y, columns * view.cell, rows * view.cell);
}

/** The map, painted once. */
export class GroundPicture {
  private readonly pixels: Pixels;

  constructor(
    readonly ground: Ground,
    readonly colours: Palette,
  ) {
    this.pixels = new Pixels(ground.width, ground.height);
    const values = Uint32Array.from({ length: 10 }, (_, weight) => pixel(weight ? shade(colours, weight) : colours.wall));
    for (let cell = 0; cell < ground.weights.length; cell++) this.pixels.values[cell] = values[ground.weights[cell] ?? 0] ?? 0;
    this.pixels.show();
  }

  draw(ctx: Ctx, view: View): void {
    enlarge(ctx, view, this.pixels.canvas);
  }
}

/** The open and closed cells of a search; only what changes is painted again. */
export class AreaPicture {
  private readonly pixels: Pixels;
  /** The pixel of each state of a cell. */
  private readonly tones: Uint32Array;

  constructor(
    readonly areas: Areas,
    { open, closed, cover }: Palette,
    { width, height }: Ground,
  ) {
    this.pixels = new Pixels(width, height);
    this.tones = new Uint32Array(3);
    [this.tones[OPEN], this.tones[CLOSED]] = [pixel(open, cover), pixel(closed, cover)];
    areas.state.forEach((state, cell) => state && this.paint(cell));
    this.pixels.show();
  }

  /** Goes to a row of the search. */
  seek(row: number): void {
    const { width } = this.pixels;
    let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
    this.areas.seek(row, (cell) => {
      this.paint(cell);
      const [x, y] = [cell % width, Math.floor(cell / width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    });
    if (right >= 0) this.pixels.show(left, top, right, bottom);
  }

  draw(ctx: Ctx, view: View): void {
    enlarge(ctx, view, this.pixels.canvas);
  }

  private paint(cell: number): void {
    this.pixels.values[cell] = this.tones[this.areas.state[cell] ?? UNSEEN] ?? 0;
  }
}
