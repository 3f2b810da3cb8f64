// GIFs are read back by a reader that knows nothing of the writer.
import { expect, test } from 'vitest';
import { GifWriter, reduced } from './gif';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  delay: number;
  /** Red, green and blue of each pixel. */
  pixels: number[][];
}

/** The codes of a picture, unpacked. */
function unpacked(data: number[], least: number): number[] {
  const [clear, end] = [1 << least, (1 << least) + 1];
  let [size, at, bit] = [least + 1, 0, 0];
  let table: number[][] = [];
  let before: number[] | null = null;
  const all: number[] = [];
  const restart = () => {
    table = Array.from({ length: end + 1 }, (_, value) => [value]);
    [size, before] = [least + 1, null];
  };
  restart();
  for (;;) {
    let code = 0;
    for (let taken = 0; taken < size; taken++, bit++) {
      if (bit === 8) [at, bit] = [at + 1, 0];
      if (at >= data.length) throw new Error('there is no end');
      code |= (((data[at] ?? 0) >> bit) & 1) << taken;
    }
    if (code === end) return all;
    if (code === clear) {
      restart();
      continue;
    }
    const run: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    if (before && table.length < 4096) table.push([...before, run[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size++;
    all.push(...run);
    before = run;
  }
}

function read(gif: Uint8Array): { width: number; height: number; frames: Frame[] } {
  const word = (at: number) => (gif[at] ?? 0) + 256 * (gif[at + 1] ?? 0);
  expect(new TextDecoder().decode(gif.subarray(0, 6))).toBe('GIF89a');
  const frames: Frame[] = [];
  let [at, delay] = [13, 0];
  const blocks = () => {
    const data: number[] = [];
    for (let length = gif[at++] ?? 0; length > 0; length = gif[at++] ?? 0) {
      data.push(...gif.subarray(at, at + length));
      at += length;
    }
    return data;
  };
  for (;;) {
    const kind = gif[at++];
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (gif[at++] === 0xf9) delay = word(at + 2) * 10;
      blocks();
      continue;
    }
    expect(kind).toBe(0x2c);
    const [x, y, width, height] = [word(at), word(at + 2), word(at + 4), word(at + 6)];
    const table = gif.subarray(at + 9, at + 9 + 768);
    at += 9 + 768;
    const least = gif[at++] ?? 0;
    const pixels = unpacked(blocks(), least).map((index) => [...table.subarray(index * 3, index * 3 + 3)]);
    frames.push({ x, y, width, height, delay, pixels });
  }
  expect(at).toBe(gif.length);
  return { width: word(6), height: word(8), frames };
}

function picture(width: number, height: number, colour: (x: number, y: number) => number[]): Uint8ClampedArray {
  const all = Array.from({ length: width * height }, (_, at) => [...colour(at % width, Math.floor(at / width)), 255]);
  return Uint8ClampedArray.from(all.flat());
}

test('what is written is read back, and later frames hold only what changed', () => {
  const gif = new GifWriter(5, 4);
  gif.add(picture(5, 4, () => [255, 0, 0]), 100);
  gif.add(picture(5, 4, (x, y) => (x > 1 && x < 4 && y === 2 ? [0, 0, 255] : [255, 0, 0])), 250);
  gif.add(picture(5, 4, (x, y) => (x > 1 && x < 4 && y === 2 ? [0, 0, 255] : [255, 0, 0])), 1000);
  const { width, height, frames } = read(gif.finish());
  expect([width, height, gif.frames]).toEqual([5, 4, 3]);
  expect(frames.map(({ x, y, width, height, delay }) => [x, y, width, height, delay])).toEqual([
    [0, 0, 5, 4, 100],
    [2, 2, 2, 1, 250],
    [0, 0, 1, 1, 1000],
  ]);
  expect(frames[0]?.pixels).toEqual(Array.from({ length: 20 }, () => [255, 0, 0]));
  expect(frames[1]?.pixels).toEqual([[0, 0, 255], [0, 0, 255]]);
});

test('long and noisy pictures fill the table of codes and begin it again', () => {
  let seed = 1;
  const noise = () => (seed = (seed * 1103515245 + 12345) % 2147483648) >> 16;
  const colours = Array.from({ length: 64 }, (_, at) => [(at & 3) * 64, ((at >> 2) & 3) * 64, (at >> 4) * 64]);
  const drawn = Array.from({ length: 160 * 120 }, () => colours[noise() % 64] ?? []);
  const gif = new GifWriter(160, 120);
  gif.add(picture(160, 120, (x, y) => drawn[y * 160 + x] ?? []), 40);
  expect(read(gif.finish()).frames[0]?.pixels).toEqual(drawn);
});

test('every length of a run is ended rightly', () => {
  for (let width = 1; width < 600; width += 7) {
    const gif = new GifWriter(width, 1);
    gif.add(picture(width, 1, (x) => [(x * 8) & 0xf8, 0, 0]), 40);
    expect(read(gif.finish()).frames[0]?.pixels.length).toBe(width);
  }
});

test('with more than 256 colours each becomes one that is near', () => {
  const pixels = new Uint32Array(picture(64, 64, (x, y) => [x * 4, y * 4, 128]).buffer);
  const { table, indices } = reduced(pixels);
  const far = indices.reduce((most, index, at) => {
    const pixel = pixels[at] ?? 0;
    const away = Math.abs((table[index * 3] ?? 0) - (pixel & 0xff)) + Math.abs((table[index * 3 + 1] ?? 0) - ((pixel >> 8) & 0xff));
    return Math.max(most, away);
  }, 0);
  expect(far).toBeLessThan(260);
  expect(new Set(indices).size).toBeGreaterThan(200);
});
