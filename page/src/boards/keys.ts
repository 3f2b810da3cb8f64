// Whether a key press is meant for the board: not while someone types, uses a control, or a dialog is open.

export function forBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target as HTMLElement | null;
  // A slider needs no letters and signs.
  if (target?.matches('input[type="range"]')) return event.key.length === 1 && event.key !== ' ';
  if (target?.closest('input, textarea, select, [contenteditable]')) return false;
  const presses = event.key === 'Enter' || event.key === ' ';
  return !(presses && target?.closest('button, a, summary'));
}

/** Does what a key stands for, where it is meant for the board. */
export function press(event: KeyboardEvent, keys: Record<string, () => void>): void {
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || !forBoard(event)) return;
  event.preventDefault();
  act();
}

const arrows: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell an arrow key leads to, within the board; nothing for other keys. */
export function stepped(key: string, cell: number, columns: number, rows: number): number | null {
  const step = arrows[key];
  if (!step) return null;
  const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / columns) + step[0]));
  const column = Math.min(columns - 1, Math.max(0, (cell % columns) + step[1]));
  return row * columns + column;
}
