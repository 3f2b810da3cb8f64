// Bars side by side as one SVG picture, for the page and for saving: the same picture.
import type { Span } from '../leaders';
import { scaleOf } from './scale';

export interface Bar {
  label: string;
  /** Nothing for a run that has no such number. */
  value: number | null;
  text: string;
  colour: string;
  /** Where the value lies, if it was measured: a whisker on the bar. */
  span?: Span | undefined;
}

export interface BarPanel {
  title: string;
  bars: readonly Bar[];
  /** Whether lengths show the order of magnitude. */
  log?: boolean;
}

interface BarLook {
  ink: string;
  soft: string;
  track: string;
  ground: string;
  font: string;
}

const [ROW, HEAD, GAP] = [26, 34, 22];
/** Where a label does not fit beside its bar, all stand above theirs. */
const STACKED = 44;

/** The picture for the page, as wide as there is room. */
export function barsSvg(panels: readonly BarPanel[], width: number, look: BarLook): string {
  const { body, height } = drawn(panels, width, look);
  return framed(body, width, height, look);
}

/** The picture for saving: with what it shows above it, and room around it. */
export function titledSvg(title: string, panels: readonly BarPanel[], width: number, look: BarLook): string {
  const { body, height } = drawn(panels, width - 2 * GAP, look);
  const head = `<text x="${GAP}" y="${GAP + 14}" font-weight="700" font-size="17" fill="${look.ink}">${escaped(title)}</text>`;
  return framed(`${head}<g transform="translate(${GAP} ${GAP + HEAD})">${body}</g>`, width, height + HEAD + 2 * GAP, look);
}

function framed(body: string, width: number, height: number, look: BarLook): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${escaped(look.font)}" font-size="13">` +
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>${body}</svg>`
  );
}

function drawn(panels: readonly BarPanel[], width: number, look: BarLook): { body: string; height: number } {
  const columns = width > 620 ? 2 : 1;
  const wide = (width - (columns - 1) * GAP) / columns;
  const names = Math.min(150, wide * 0.36);
  const stacked = panels.some(({ bars }) => bars.some(({ label }) => label.length > lettersIn(names)));
  const high = HEAD + (stacked ? STACKED : ROW) * Math.max(0, ...panels.map((panel) => panel.bars.length));
  const parts = panels.map((panel, at) =>
    panelSvg(panel, (at % columns) * (wide + GAP), Math.floor(at / columns) * (high + GAP), wide, stacked ? 0 : names, look),
  );
  return { body: parts.join(''), height: Math.ceil(panels.length / columns) * (high + GAP) - GAP };
}

/** One panel; with no room for names beside the bars, they stand above. */
function panelSvg({ title, bars, log = false }: BarPanel, x: number, y: number, width: number, names: number, look: BarLook): string {
  const scale = scaleOf(bars.flatMap(({ value, span }) => (value === null ? [] : [value, ...(span ? [span.from, span.to] : [])])), log);
  const values = 76;
  const room = width - names - values;
  const rows = bars.map((bar, at) => {
    const line = y + HEAD + at * (names ? ROW : STACKED);
    const top = names ? line : line + 18;
    const long = bar.value === null ? 0 : Math.max(2, scale.part(bar.value) * room);
    return (
      `<text x="${x}" y="${line + 13}" fill="${look.ink}">${escaped(clipped(bar.label, names || width))}</text>` +
      `<rect x="${x + names}" y="${top}" width="${room}" height="18" rx="4" fill="${look.track}"/>` +
      `<rect x="${x + names}" y="${top}" width="${long.toFixed(1)}" height="18" rx="4" fill="${bar.colour}"/>` +
      scale.ticks.map((part) => stroke(x + names + part * room, top, x + names + part * room, top + 18, look.soft, 0.35)).join('') +
      (bar.value !== null && bar.span ? whisker(bar.span, (value) => x + names + scale.part(value) * room, top + 9, look.ink) : '') +
      `<text x="${x + width}" y="${top + 13}" text-anchor="end" fill="${look.soft}">${escaped(bar.text)}</text>`
    );
  });
  return `<text x="${x}" y="${y + 18}" font-weight="600" font-size="14" fill="${look.ink}">${escaped(title)}</text>${rows.join('')}`;
}

/** From one end of a span to the other, with a mark at each. */
function whisker({ from, to }: Span, place: (value: number) => number, middle: number, colour: string): string {
  const [left, right] = [place(from), place(to)];
  const ends = [left, right].map((end) => stroke(end, middle - 5, end, middle + 5, colour));
  return stroke(left, middle, right, middle, colour) + ends.join('');
}

function stroke(x1: number, y1: number, x2: number, y2: number, colour: string, opacity = 1): string {
  const [from, to] = [`x1="${x1.toFixed(1)}" y1="${y1}"`, `x2="${x2.toFixed(1)}" y2="${y2}"`];
  return `<line ${from} ${to} stroke="${colour}" stroke-width="1.5" stroke-opacity="${opacity}"/>`;
}

/** How many letters fit; they are taken to be 7.4 wide. */
function lettersIn(width: number): number {
  return Math.floor((width - 6) / 7.4);
}

/** A label that fits. */
function clipped(label: string, width: number): string {
  const letters = lettersIn(width);
  return label.length <= letters ? label : `${label.slice(0, letters - 1)}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
