// The colours of the stage, in all themes, for the scene and for the flat view.

export interface Palette {
  readonly tile: string;
  readonly tileAlternate: string;
  readonly fragile: string;
  readonly bridge: string;
  readonly soft: string;
  readonly heavy: string;
  readonly split: string;
  readonly goal: string;
  readonly well: string;
  readonly block: string;
  readonly resting: string;
  readonly outline: string;
  /** The numbers of rows and columns. */
  readonly line: string;
  /** The hottest cell of a heat map, and a cell that is pointed at. */
  readonly hot: string;
  readonly sign: string;
  /** Light from above, from below, and the strength of the sun. */
  readonly sky: string;
  readonly earth: string;
  readonly glow: number;
  readonly sun: number;
  /** The background, above and below, and the towers in its depth. */
  readonly near: string;
  readonly far: string;
  readonly tower: string;
}

const LIGHT: Palette = {
  tile: '#e6ebf3',
  tileAlternate: '#d9e0ec',
  fragile: '#f4b860',
  bridge: '#5cc3b4',
  soft: '#3f86e8',
  heavy: '#7a5cd6',
  split: '#d6589b',
  goal: '#1fa971',
  well: '#0f3d2e',
  block: '#f0663f',
  resting: '#c4917f',
  outline: '#2f9d8f',
  line: '#5b6478',
  hot: '#e0457b',
  sign: '#f7d046',
  sky: '#ffffff',
  earth: '#c3cbe0',
  glow: 1.55,
  sun: 1.75,
  near: '#f4f7fc',
  far: '#c3d2e8',
  tower: '#8fa6c8',
};

const DARK: Palette = {
  tile: '#4a5672',
  tileAlternate: '#414c66',
  fragile: '#d39a45',
  bridge: '#3ea597',
  soft: '#6aa5ff',
  heavy: '#a78bfa',
  split: '#f07fb9',
  goal: '#34d399',
  well: '#0b2c22',
  block: '#ff6d3a',
  resting: '#8f6a5f',
  outline: '#5ed0c0',
  line: '#a3adc2',
  hot: '#f2598b',
  sign: '#e8bf3a',
  sky: '#dfe7ff',
  earth: '#565f80',
  glow: 2,
  sun: 2,
  near: '#1c2233',
  far: '#0b0e18',
  tower: '#39466b',
};

const STRONG_LIGHT: Palette = {
  ...LIGHT, tile: '#ffffff', tileAlternate: '#d0d0d0', fragile: '#ffb300', bridge: '#00a08a', soft: '#0037c8', heavy: '#5a1fd0', split: '#b0006a',
  goal: '#008040', well: '#000000', block: '#c22a00', resting: '#5e3a30', outline: '#004d42', line: '#333333', near: '#ffffff', far: '#ffffff', tower: '#ffffff',
};

const STRONG_DARK: Palette = {
  ...DARK, tile: '#c8c8c8', tileAlternate: '#9a9a9a', fragile: '#ffc04d', bridge: '#4de8d2', soft: '#0030b8', heavy: '#5012c8', split: '#a8005f',
  goal: '#00e676', well: '#000000', block: '#ff5a1f', resting: '#7a4a3a', outline: '#9fffef', line: '#d0d0d0', near: '#000000', far: '#000000', tower: '#000000',
};

export function paletteOf(dark: boolean, contrast = false): Palette {
  if (contrast) return dark ? STRONG_DARK : STRONG_LIGHT;
  return dark ? DARK : LIGHT;
}
