// Steps by their names, and the cells a walk went over.

/** The eight directions: how many rows down and columns right. */
export const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1],
  UL: [-1, -1], UR: [-1, 1], DL: [1, -1], DR: [1, 1],
};

/** The cells of a walk that ended on a cell, from its start. */
export function trailTo(cell: number, moves: readonly string[], width: number): number[] {
  const cells = [cell];
  for (let at = moves.length - 1; at >= 0; at--) {
    const [down, right] = steps[moves[at] ?? ''] ?? [0, 0];
    cells.push((cells.at(-1) ?? 0) - down * width - right);
  }
  return cells.reverse();
}

/** The step that leads from a cell to another, if one does. */
export function stepBetween(from: number, to: number, width: number): string | undefined {
  const [rows, columns] = [Math.floor(to / width) - Math.floor(from / width), (to % width) - (from % width)];
  return Object.keys(steps).find((step) => steps[step]?.[0] === rows && steps[step]?.[1] === columns);
}
