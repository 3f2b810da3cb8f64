// Going through the stops of a slide.

/** The place of the stop that comes next, or before; null where there is none. */
export function nextStop(stops: readonly number[], at: number, by: 1 | -1): number | null {
  const next = at + by;
  return next >= 0 && next < stops.length ? next : null;
}

/** The paragraphs of a text, which empty lines separate. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean);
}
