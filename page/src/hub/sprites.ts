// The sprites people can wear, as drawings on a square of 32: shapes from back to front, each in one of the character's
// two colours or in a fixed one.

export type Fill = 'body' | 'accent' | 'dark' | 'light' | 'warm' | 'line' | 'limb';
export interface Part {
  fill: Fill;
  d: string;
}

const part = (fill: Fill, ...d: string[]): Part => ({ fill, d: d.join('') });
/** A circle, or an ellipse. */
const round = (x: number, y: number, rx: number, ry = rx) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** The same twice, left and right of the middle. */
const twice = (x: number, y: number, rx: number, ry = rx) => round(x, y, rx, ry) + round(32 - x, y, rx, ry);
/** Eyes with a glint. */
const eyes = (x: number, y: number, r = 1.7): Part[] => [part('dark', twice(x, y, r, r * 1.15)), part('light', round(x + 0.6, y - 0.7, r / 3), round(32 - x + 0.6, y - 0.7, r / 3))];
const smile = (y: number, width = 4) => part('line', `M${16 - width / 2} ${y}q${width / 2} ${width / 2} ${width} 0`);

const drawings = {
  fox: [
    part('body', 'M4.5 15 5 3.5 14 8zM27.5 15 27 3.5 18 8z'),
    part('accent', 'M6.7 10 6.9 6.5 10 8.1zM25.3 10 25.1 6.5 22 8.1z'),
    part('body', 'M3.5 15C7 9 11.5 6.8 16 6.8S25 9 28.5 15C27.5 21.5 22 26 16 29.5 10 26 4.5 21.5 3.5 15z'),
    part('accent', 'M4.8 17.3C10.5 16.8 14.5 20 16 28.3 10.8 25.3 6.4 21.8 4.8 17.3zM27.2 17.3C21.5 16.8 17.5 20 16 28.3 21.2 25.3 25.6 21.8 27.2 17.3z'),
    ...eyes(11, 16),
    part('dark', round(16, 28, 2.2, 1.7)),
  ],
  cat: [
    part('body', 'M6 16V4l8 5.5zM26 16V4l-8 5.5z'),
    part('accent', 'M7.7 10.5V7.2l3 2.3zM24.3 10.5V7.2l-3 2.3z'),
    part('body', round(16, 18, 11.5, 10)),
    part('accent', round(16, 22.6, 4.6, 3.6)),
    ...eyes(11, 17),
    part('dark', 'M14.6 20.6h2.8L16 22.2z'),
    part('line', 'M16 22.2v1.2M3 19l4 .6M3 23l4-.8M29 19l-4 .6M29 23l-4-.8'),
    smile(23.6, 3),
  ],
  bear: [
    part('body', twice(7, 8.5, 4.3)),
    part('accent', twice(7.3, 8.8, 2)),
    part('body', round(16, 17.5, 11.8, 11)),
    part('accent', round(16, 21.8, 5.4, 4.4)),
    ...eyes(11, 16),
    part('dark', round(16, 19.8, 2.1, 1.5)),
    smile(23, 3.6),
  ],
  rabbit: [
    part('body', twice(11, 9, 3.4, 7.5)),
    part('accent', twice(11, 9.4, 1.5, 5)),
    part('body', round(16, 20.5, 10.5, 9)),
    part('accent', round(16, 24, 4.4, 3.2)),
    ...eyes(11.4, 19),
    part('dark', 'M14.8 22h2.4L16 23.5z'),
    part('light', 'M14.6 25h2.8v2.8h-2.8z'),
    smile(24, 3.4),
  ],
  owl: [
    part('body', 'M5 15V4.5q3 2.5 7 2.5h8q4 0 7-2.5V15z'),
    part('body', round(16, 17.5, 11.5, 11.8)),
    part('accent', round(16, 24, 6, 5)),
    part('limb', 'M13 23l1.5 1.2 1.5-1.2 1.5 1.2 1.5-1.2M14.5 26l1.5 1.2 1.5-1.2'),
    part('accent', twice(11.2, 14, 4.6)),
    ...eyes(11.6, 14, 2.2),
    part('warm', 'M13.9 16.6h4.2L16 20.2z'),
  ],
  penguin: [
    part('body', round(16, 16.5, 11.5, 12.8)),
    part('accent', 'M16 11.5C18.5 7.5 24.5 9.5 23.6 15.5 25.5 22 22 28 16 28S6.5 22 8.4 15.5C7.5 9.5 13.5 7.5 16 11.5z'),
    ...eyes(11.8, 14.5),
    part('warm', 'M12.8 17.5q3.2-2.2 6.4 0L16 21z'),
  ],
  frog: [
    part('body', twice(9, 9.5, 5)),
    part('body', round(16, 19.5, 12.5, 9.5)),
    part('light', twice(9, 9.3, 3.3)),
    part('dark', twice(9.4, 9.5, 1.8)),
    part('accent', round(16, 25, 7, 3.3)),
    part('line', 'M7.5 18.5q8.5 7 17 0'),
    part('dark', twice(14.6, 16, 0.55)),
  ],
  octopus: [
    part('body', 'M5 16.5a11 12 0 0 1 22 0c0 4 .5 6 2 7.5 1 1-.5 3.5-3 2.5-.8 3.5-4 3.7-5 1-1.3 3.2-4.7 3.2-5 0-.3 3.2-3.7 3.2-5 0-1 2.7-4.2 2.5-5-1-2.5 1-4-1.5-3-2.5 1.5-1.5 2-3.5 2-7.5z'),
    part('accent', round(10, 9.5, 1.5), round(21.5, 8.5, 2), round(23, 13, 1.1)),
    ...eyes(11.6, 16.5, 2),
    smile(20.5),
  ],
  ghost: [
    part('body', 'M5 28.5V15a11 11.5 0 0 1 22 0v13.5l-3.7-3.2-3.6 3.2-3.7-3.2-3.7 3.2-3.6-3.2z'),
    part('accent', twice(9, 19.5, 2, 1.3)),
    ...eyes(11.6, 14.5, 2),
    part('dark', round(16, 20, 1.7, 2.2)),
  ],
  robot: [
    part('limb', 'M16 8V4'),
    part('accent', round(16, 3.4, 2)),
    part('body', 'M2.5 15h4v7h-4zM25.5 15h4v7h-4zM8.5 7.5h15a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4h-15a4 4 0 0 1-4-4v-13a4 4 0 0 1 4-4z'),
    part('accent', 'M10 11h12a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 22 22H10a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 10 11z'),
    ...eyes(12, 15.6, 1.9),
    smile(18.8, 4),
    part('limb', 'M11 25.3h10'),
  ],
  person: [
    part('body', 'M4 30c0-6.5 5-9.5 12-9.5S28 23.5 28 30z'),
    part('accent', round(16, 14, 8.3)),
    part('body', 'M7.2 14.5C5.5 6.5 10.5 3 16 3s10.5 3.5 8.8 11.5C23.5 11 21.5 9.8 19 9.5c-4 1.2-9 .5-11.8 5z'),
    ...eyes(12.8, 15, 1.4),
    smile(18.2),
  ],
  astronaut: [
    part('body', 'M5 31c0-5 4-7 11-7s11 2 11 7z'),
    part('body', round(16, 14.5, 12)),
    part('accent', 'M9.5 8.5h13A3.5 3.5 0 0 1 26 12v5a7 7 0 0 1-7 6.5h-6A7 7 0 0 1 6 17v-5a3.5 3.5 0 0 1 3.5-3.5z'),
    ...eyes(12.2, 15, 1.6),
    smile(18.6),
    part('light', 'M9 13a2.5 2.5 0 0 1 2.5-2.5h1.8V12h-1.5a1.3 1.3 0 0 0-1.3 1.3v.7H9z'),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** How a part is painted: filled, or drawn as a line of a width. */
export interface Paint {
  fill: string;
  stroke: string;
  width: number;
}

const INK = '#1c1e24';
const fixed = { dark: INK, light: '#ffffff', warm: '#f2a33c' };

/** How the parts of a kind are painted for somebody. */
export function paintOf(fill: Fill, { body, accent }: { body: string; accent: string }): Paint {
  if (fill === 'body') return { fill: body, stroke: shade(body), width: 1 };
  if (fill === 'line') return { fill: 'none', stroke: INK, width: 1.4 };
  if (fill === 'limb') return { fill: 'none', stroke: shade(body), width: 1.6 };
  return { fill: fill === 'accent' ? accent : fixed[fill], stroke: 'none', width: 0 };
}

/** A darker shade of a colour such as `#2f6fed`. */
function shade(colour: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.55));
  return `rgb(${parts.join(' ')})`;
}

export type SpriteName = keyof typeof drawings;

export const spriteNames = Object.keys(drawings) as SpriteName[];

/** The parts of a sprite; those of a name that this page does not know, of the first. */
export function spriteOf(name: string): readonly Part[] {
  return name in drawings ? drawings[name as SpriteName] : drawings.fox;
}
