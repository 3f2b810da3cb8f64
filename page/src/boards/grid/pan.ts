// Moves a board that is larger than its window: by dragging with the mouse, and by the arrow keys with Ctrl. Fingers and the
// wheel scroll by themselves.

/** Pixels that a mouse may tremble while it clicks. */
const TREMBLE = 4;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Listens on a window that scrolls; `grips` says where a drag moves something on the board. Returns what stops listening. */
export function listenPan(frame: HTMLElement, grips: (x: number, y: number) => boolean): () => void {
  let from: { x: number; y: number } | null = null;
  let panning = false;

  function down(event: PointerEvent): void {
    const free = event.pointerType === 'mouse' && event.button === 0 && !grips(event.clientX, event.clientY);
    from = free ? { x: event.clientX, y: event.clientY } : null;
    panning = false;
  }

  function move(event: PointerEvent): void {
    if (!from || event.buttons === 0) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!panning && Math.hypot(dx, dy) <= TREMBLE) return;
    panning = true;
    frame.scrollBy(-dx, -dy);
    from = { x: event.clientX, y: event.clientY };
  }

  /** A drag that moved the board is no click on it. */
  function up(event: PointerEvent): void {
    if (panning) event.stopPropagation();
    from = null;
    panning = false;
  }

  function key(event: KeyboardEvent): void {
    const toward = arrows[event.key];
    const target = event.target as HTMLElement | null;
    if (!toward || !(event.ctrlKey || event.metaKey) || target?.closest('input, textarea, select')) return;
    event.preventDefault();
    frame.scrollBy((toward[0] * frame.clientWidth) / 4, (toward[1] * frame.clientHeight) / 4);
  }

  frame.addEventListener('pointerdown', down, true);
  frame.addEventListener('pointermove', move, true);
  frame.addEventListener('pointerup', up, true);
  window.addEventListener('keydown', key);
  return () => {
    frame.removeEventListener('pointerdown', down, true);
    frame.removeEventListener('pointermove', move, true);
    frame.removeEventListener('pointerup', up, true);
    window.removeEventListener('keydown', key);
  };
}
