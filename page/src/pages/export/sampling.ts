// Which places of a long search are in a file: all of them, or as many as fit, evenly spaced, with the first and the last.

/** Pictures of the longest file. */
export const MOST_FRAMES = 240;

export function evenly(length: number, most = MOST_FRAMES): number[] {
  const count = Math.min(length, most);
  if (count < 2) return length > 0 ? [0] : [];
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}

/** Milliseconds that a picture is shown: half a second at most, and all of them ten seconds. */
export function pace(frames: number): number {
  return Math.min(500, Math.max(40, Math.round(10_000 / frames)));
}
