// Writes an animated GIF, frame by frame. A package would do as well, but the format is small, frozen since 1989, and what is
// needed of it fits on a page: a table of colours for each frame, and only the part of a frame that changed (docs/DECISIONS.md).

const [COLOURS, CLEAR, END, MOST_CODES] = [256, 256, 257, 4096];

export class GifWriter {
  frames = 0;
  private readonly out = new Bytes();
  private before: Uint32Array | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.out.text('GIF89a').word(width).word(height).byte(0x70, 0, 0);
    // Repeats for ever.
    this.out.byte(0x21, 0xff, 11).text('NETSCAPE2.0').byte(3, 1, 0, 0, 0);
  }

  /** Adds a picture of the whole size, shown for so many milliseconds. */
  add(image: Uint8ClampedArray, milliseconds: number): void {
    const pixels = new Uint32Array(image.buffer.slice(image.byteOffset, image.byteOffset + image.byteLength));
    const box = this.before ? changed(this.before, pixels, this.width, this.height) : { x: 0, y: 0, width: this.width, height: this.height };
    const part = cut(pixels, this.width, box);
    const { table, indices } = reduced(part);
    const { out } = this;
    // What was drawn stays where nothing is drawn over it.
    out.byte(0x21, 0xf9, 4, 0x04).word(Math.max(2, Math.round(milliseconds / 10))).byte(0, 0);
    out.byte(0x2c).word(box.x).word(box.y).word(box.width).word(box.height).byte(0x87).bytes(table);
    compress(indices, out);
    this.before = pixels;
    this.frames++;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.out.byte(0x3b).whole();
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least box around all pixels that differ; one pixel where none does, as a frame has to show something. */
function changed(before: Uint32Array, now: Uint32Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (before[at] === now[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cut(pixels: Uint32Array, width: number, box: Box): Uint32Array {
  const part = new Uint32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.y + row) * width + box.x;
    part.set(pixels.subarray(from, from + box.width), row * box.width);
  }
  return part;
}

/** Red, green and blue with five bits each. Pixels are little-endian, as everywhere that browsers run. */
const bucketOf = (pixel: number) => ((pixel & 0xf8) >> 3) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 9);

/** The picture in the 256 colours it has most of, similar ones taken together; the others become the nearest of these. */
export function reduced(pixels: Uint32Array): { table: Uint8Array; indices: Uint8Array } {
  const buckets = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (const pixel of pixels) {
    const bucket = bucketOf(pixel);
    const sum = buckets.get(bucket);
    const [red, green, blue] = [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];
    if (!sum) buckets.set(bucket, [1, red, green, blue]);
    else [sum[0], sum[1], sum[2], sum[3]] = [sum[0] + 1, sum[1] + red, sum[2] + green, sum[3] + blue];
  }
  const means = [...buckets].sort(([, one], [, other]) => other[0] - one[0]).map(([bucket, [count, ...sums]]) => ({ bucket, colour: sums.map((sum) => Math.round(sum / count)) }));
  const kept = means.slice(0, COLOURS);
  const table = new Uint8Array(COLOURS * 3);
  kept.forEach(({ colour }, at) => table.set(colour, at * 3));
  const places = new Uint8Array(1 << 15);
  means.forEach(({ bucket, colour }, at) => (places[bucket] = at < COLOURS ? at : nearest(table, colour)));
  return { table, indices: Uint8Array.from(pixels, (pixel) => places[bucketOf(pixel)] ?? 0) };
}

function nearest(table: Uint8Array, [red = 0, green = 0, blue = 0]: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (let at = 0; at < COLOURS; at++) {
    const [r, g, b] = [(table[at * 3] ?? 0) - red, (table[at * 3 + 1] ?? 0) - green, (table[at * 3 + 2] ?? 0) - blue];
    const distance = r * r + g * g + b * b;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

/** Lempel-Ziv-Welch: a code for each run that was seen before, of nine bits at first and of twelve at most. */
function compress(indices: Uint8Array, out: Bytes): void {
  out.byte(8);
  const bits = new Bits(out);
  const known = new Map<number, number>();
  let [size, next] = [9, END + 1];
  bits.write(CLEAR, size);
  let run = indices[0] ?? 0;
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at] ?? 0;
    const longer = known.get((run << 8) | index);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    bits.write(run, size);
    if (next === MOST_CODES) {
      bits.write(CLEAR, size);
      known.clear();
      [size, next] = [9, END + 1];
    } else {
      if (next === 1 << size) size++;
      known.set((run << 8) | index, next++);
    }
    run = index;
  }
  bits.write(run, size);
  // The reader counts one more code, and may read with a bit more from now on.
  if (next === 1 << size && size < 12) size++;
  bits.write(END, size);
  bits.end();
}

/** Bits, the lowest first, in blocks of up to 255 bytes with their length before them. */
class Bits {
  private readonly block: number[] = [];
  private value = 0;
  private held = 0;

  constructor(private readonly out: Bytes) {}

  write(code: number, size: number): void {
    this.value |= code << this.held;
    for (this.held += size; this.held >= 8; this.held -= 8) {
      this.push(this.value & 0xff);
      this.value >>>= 8;
    }
  }

  end(): void {
    if (this.held > 0) this.push(this.value & 0xff);
    this.flush();
    this.out.byte(0);
  }

  private push(byte: number): void {
    this.block.push(byte);
    if (this.block.length === 255) this.flush();
  }

  private flush(): void {
    if (this.block.length) this.out.byte(this.block.length, ...this.block);
    this.block.length = 0;
  }
}

/** Bytes that grow. */
class Bytes {
  private data = new Uint8Array(1 << 16);
  private length = 0;

  byte(...bytes: number[]): this {
    return this.bytes(bytes);
  }

  /** Two bytes, the lower one first. */
  word(value: number): this {
    return this.byte(value & 0xff, (value >> 8) & 0xff);
  }

  text(text: string): this {
    return this.bytes(Array.from(text, (letter) => letter.charCodeAt(0)));
  }

  bytes(bytes: ArrayLike<number>): this {
    if (this.length + bytes.length > this.data.length) {
      const larger = new Uint8Array(2 * (this.length + bytes.length));
      larger.set(this.data);
      this.data = larger;
    }
    this.data.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.data.slice(0, this.length);
  }
}
