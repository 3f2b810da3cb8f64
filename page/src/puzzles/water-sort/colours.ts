// Colours of water. A few are chosen by hand to differ as much as possible; beyond them hue, lightness and letters make the difference.

const chosen = [
  '#3b82f6', '#ef4444', '#f5b81d', '#22a55b', '#a855f7', '#f97316', '#14b8c4', '#ec5fa8',
  '#8b5a2b', '#84cc16', '#1e3a8a', '#9ca3af', '#fda4af', '#166534',
];

/** With this many colours or more, letters are always written. */
export const MANY = 13;

/** The number of patterns in `Patterns.svelte`. */
export const PATTERNS = 10;

export function colourOf(tint: number, many: boolean): string {
  if (!many) return chosen[tint % chosen.length] ?? '#888888';
  const hue = (tint * 137.508 + 20) % 360;
  const lightness = [0.62, 0.76, 0.5][tint % 3] ?? 0.62;
  const chroma = [0.17, 0.13, 0.14][Math.floor(tint / 3) % 3] ?? 0.15;
  return `oklch(${lightness} ${chroma} ${hue.toFixed(1)})`;
}

/** Whether letters on this colour must be dark. */
export function isPale(tint: number, many: boolean): boolean {
  return many ? tint % 3 !== 2 : [2, 6, 9, 11, 12].includes(tint % chosen.length);
}
