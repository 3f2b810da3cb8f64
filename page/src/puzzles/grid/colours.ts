// The colours of a map, by theme. Open and closed cells differ also to people who see colours differently.

import type { Tone } from '../../boards/grid/tone';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Palette {
  wall: Rgb;
  /** Ground of weight 1, and of weight 9; the others lie between. */
  light: Rgb;
  heavy: Rgb;
  closed: Rgb;
  open: Rgb;
  /** How much of an area's colour lies over the ground, from 0 to 1. */
  cover: number;
  line: string;
  ink: string;
  trail: string;
  walker: string;
  rim: string;
  start: string;
  goal: string;
}

const day: Palette = {
  wall: [58, 63, 78],
  light: [250, 249, 246],
  heavy: [168, 129, 78],
  closed: [86, 160, 214],
  open: [245, 166, 66],
  cover: 0.66,
  line: 'rgb(40 40 60 / 14%)',
  ink: '#1c1e24',
  trail: '#b3126b',
  walker: '#b3126b',
  rim: '#ffffff',
  start: '#5c6370',
  goal: '#1a7f4b',
};

const night: Palette = {
  wall: [12, 13, 17],
  light: [58, 64, 79],
  heavy: [134, 104, 62],
  closed: [45, 118, 178],
  open: [196, 116, 24],
  cover: 0.72,
  line: 'rgb(255 255 255 / 10%)',
  ink: '#f3f5fa',
  trail: '#ff8ac6',
  walker: '#ff8ac6',
  rim: '#14161c',
  start: '#c3c8d4',
  goal: '#4fc98a',
};

const strongDay: Palette = {
  ...day,
  wall: [0, 0, 0],
  light: [255, 255, 255],
  heavy: [150, 150, 150],
  closed: [120, 190, 255],
  open: [255, 190, 60],
  cover: 0.85,
  line: 'rgb(0 0 0 / 45%)',
  ink: '#000000',
  trail: '#8a0050',
  walker: '#8a0050',
  start: '#333333',
  goal: '#005a2b',
};

const strongNight: Palette = {
  ...night,
  wall: [255, 255, 255],
  light: [0, 0, 0],
  heavy: [95, 95, 95],
  closed: [0, 70, 140],
  open: [150, 75, 0],
  cover: 0.85,
  line: 'rgb(255 255 255 / 45%)',
  ink: '#ffffff',
  trail: '#ff9fd2',
  walker: '#ff9fd2',
  rim: '#000000',
  start: '#e0e0e0',
  goal: '#5ff0a0',
};

export const palettes: Record<Tone, Palette> = { light: day, dark: night, strongLight: strongDay, strongDark: strongNight };

/** The colour of ground of a weight. */
export function shade({ light, heavy }: Palette, weight: number): Rgb {
  const part = (weight - 1) / 8;
  const mix = (at: 0 | 1 | 2) => Math.round(light[at] + (heavy[at] - light[at]) * part);
  return [mix(0), mix(1), mix(2)];
}

export const css = ([red, green, blue]: Rgb, opacity = 1) => `rgb(${red} ${green} ${blue} / ${opacity})`;

/** A colour as the four bytes of a pixel. */
export function pixel([red, green, blue]: Rgb, opacity = 1): number {
  return new Uint32Array(Uint8Array.of(red, green, blue, Math.round(opacity * 255)).buffer)[0] as number;
}
