// Boards drawn with letters, for tests: `=` tile, `~` fragile, `G` goal, `B` open and `b` closed bridge, `o` soft and `x`
// heavy switch, `v` split, anything else void.

import type { Picture, Tile } from '../../protocol';

/** Where the cubes are, as [row, column] pairs: one for a standing block, two for a lying one or for cubes apart. */
export interface Placed {
  readonly at: readonly (readonly [number, number])[];
  /** The cube that moves next, if they are apart. */
  readonly active?: 0 | 1;
}

const KINDS: Readonly<Record<string, string>> = {
  '=': 'tile', '~': 'fragile', G: 'goal', B: 'bridge', b: 'gap', o: 'soft', x: 'heavy', v: 'split',
};

/** The picture of a drawing. */
export function sketch(drawing: string, { at, active }: Placed): Picture {
  const rows = drawing.trim().split('\n').map((row) => row.trim());
  const width = Math.max(...rows.map((row) => row.length));
  const legend: Tile[] = [];
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < width; column++) {
      const kind = KINDS[rows[row]?.[column] ?? '.'] ?? 'void';
      const index = at.findIndex(([r, c]) => r === row && c === column);
      legend.push(tile(kind, index, at.length, active));
    }
  }
  const frame = { columns: [], rows: [], wrap: false, relief: true };
  return { width, height: rows.length, legend, cells: legend.map((_, cell) => cell), ...frame };
}

function tile(kind: string, index: number, count: number, active: 0 | 1 | undefined): Tile {
  const ground = { kind, ...(kind === 'void' || kind === 'gap' ? { gap: true } : {}) };
  if (index < 0) return ground;
  if (active === undefined) return { ...ground, label: '#', piece: { kind: 'block', height: count === 1 ? 2 : 1 } };
  const piece = { kind: index === active ? 'active-cube' : 'resting-cube', height: 1 };
  return { ...ground, label: String(index + 1), piece };
}
