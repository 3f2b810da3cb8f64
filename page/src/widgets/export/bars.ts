// Bars side by side as one SVG picture, for the page and for saving: the same picture.

export interface Bar {
  label: string;
  /** Nothing for a run that has no such number. */
  value: number | null;
  text: string;
  colour: string;
}

export interface BarPanel {
  title: string;
  bars: readonly Bar[];
}

interface BarLook {
  ink: string;
  soft: string;
  track: string;
  ground: string;
  font: string;
}

const [ROW, HEAD, GAP] = [26, 34, 22];

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
  const high = HEAD + ROW * Math.max(0, ...panels.map((panel) => panel.bars.length));
  const parts = panels.map((panel, at) =>
    panelSvg(panel, (at % columns) * (wide + GAP), Math.floor(at / columns) * (high + GAP), wide, look),
  );
  return { body: parts.join(''), height: Math.ceil(panels.length / columns) * (high + GAP) - GAP };
}

function panelSvg({ title, bars }: BarPanel, x: number, y: number, width: number, look: BarLook): string {
  const most = Math.max(...bars.map((bar) => bar.value ?? 0)) || 1;
  const [names, values] = [Math.min(150, width * 0.36), 76];
  const room = width - names - values;
  const rows = bars.map((bar, at) => {
    const top = y + HEAD + at * ROW;
    const long = bar.value === null ? 0 : Math.max(2, (bar.value / most) * room);
    return (
      `<text x="${x}" y="${top + 13}" fill="${look.ink}">${escaped(clipped(bar.label, names))}</text>` +
      `<rect x="${x + names}" y="${top}" width="${room}" height="18" rx="4" fill="${look.track}"/>` +
      `<rect x="${x + names}" y="${top}" width="${long.toFixed(1)}" height="18" rx="4" fill="${bar.colour}"/>` +
      `<text x="${x + width}" y="${top + 13}" text-anchor="end" fill="${look.soft}">${escaped(bar.text)}</text>`
    );
  });
  return `<text x="${x}" y="${y + 18}" font-weight="600" font-size="14" fill="${look.ink}">${escaped(title)}</text>${rows.join('')}`;
}

/** A label that fits; letters are taken to be 7.4 wide. */
function clipped(label: string, width: number): string {
  const letters = Math.floor((width - 6) / 7.4);
  return label.length <= letters ? label : `${label.slice(0, letters - 1)}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
