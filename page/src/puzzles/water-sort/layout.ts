// Where the cups stand: in rows that use the room best, and in as many rows as touch asks for.

interface CupLayout {
  columns: number;
  rows: number;
  /** Size of a cup, and of the place it stands on. */
  cup: { width: number; height: number };
  place: { width: number; height: number };
  width: number;
  height: number;
}

/** Width of the place of a cup of width 1; all of it can be touched. */
const PLACE = 1.32;
/** Least width of a cup for a finger, whose place is then 44 pixels wide, and for a mouse. */
export const LEAST = { finger: 33.4, mouse: 24 };
/** The largest cup, in pixels, or as a part of a large screen. */
const MOST = { width: 78, part: 0.13 };

/** Lays out cups of the given capacity; the height is exceeded rather than the cups made too small to touch. */
export function layoutCups(cups: number, capacity: number, width: number, height: number, least = LEAST.finger): CupLayout {
  const all = Array.from({ length: cups }, (_, index) => withColumns(cups, capacity, index + 1, width, height, least));
  const better = (one: CupLayout, other: CupLayout) =>
    Math.abs(one.cup.width - other.cup.width) < 0.1 ? one.height < other.height : one.cup.width > other.cup.width;
  return all.reduce((best, laid) => (better(laid, best) ? laid : best));
}

/** Height of a cup of width 1. */
export function tallness(capacity: number): number {
  return 0.62 * capacity + 0.5;
}

function withColumns(cups: number, capacity: number, columns: number, width: number, height: number, least: number): CupLayout {
  const rows = Math.ceil(cups / columns);
  const byWidth = width / columns / PLACE;
  const byHeight = height / rows / (tallness(capacity) * 1.12 + 0.35);
  const most = Math.max(MOST.width, Math.min(width, height) * MOST.part);
  const side = Math.min(most, byWidth, Math.max(byHeight, Math.min(least, byWidth)));
  const cup = { width: side, height: side * tallness(capacity) };
  const place = { width: side * PLACE, height: cup.height * 1.12 + side * 0.35 };
  return { columns, rows, cup, place, width: place.width * columns, height: place.height * rows };
}

/** The middle of a cup's mouth. */
export function mouth(layout: CupLayout, cup: number, cups: number): [x: number, y: number] {
  const row = Math.floor(cup / layout.columns);
  const inRow = row === layout.rows - 1 ? cups - row * layout.columns : layout.columns;
  const start = (layout.width - inRow * layout.place.width) / 2;
  const x = start + ((cup % layout.columns) + 0.5) * layout.place.width;
  return [x, row * layout.place.height + layout.place.height - layout.cup.height - layout.cup.width * 0.12];
}
