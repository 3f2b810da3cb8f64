// Turns pointer events on a grid into taps, drags and swipes over cells.

/** The directions of strokes, clockwise from the right. */
const straight = ['R', 'D', 'L', 'U'] as const;
const diagonal = ['DR', 'DL', 'UL', 'UR'] as const;

export interface Gestures {
  /** A press and release on one cell. `second` for the right button or a long press. */
  tap?: (cell: number, second: boolean) => void;
  /** A drag that started on `from` has reached `to`. */
  drag?: (from: number, to: number, second: boolean) => void;
  /** The drag is over. */
  drop?: (from: number, to: number | null) => void;
  /** A quick stroke of a finger, where dragging is not taken. */
  swipe?: (direction: (typeof straight)[number]) => void;
  /** The same for diagonal strokes; without it, they count as straight ones. */
  slant?: (direction: (typeof diagonal)[number]) => void;
  /** Whether a drag may start here; otherwise a stroke of a finger is a swipe. */
  grips?: (cell: number) => boolean;
}

interface Press {
  pointer: number;
  cell: number | null;
  last: number | null;
  x: number;
  y: number;
  second: boolean;
  dragging: boolean;
  touch: boolean;
  timer: number;
}

const LONG_PRESS = 450;
const SWIPE = 24;

/** Listens on an element; `cellAt` finds the cell under a point of the page. Returns what stops listening. */
export function listen(element: HTMLElement, cellAt: (event: PointerEvent) => number | null, gestures: () => Gestures): () => void {
  let press: Press | null = null;

  function down(event: PointerEvent): void {
    // A second finger means something else, such as zooming.
    if (press && press.pointer !== event.pointerId) return cancel();
    if (event.button > 2) return;
    const cell = cellAt(event);
    const touch = event.pointerType !== 'mouse';
    const second = event.button === 2;
    const timer = touch ? window.setTimeout(hold, LONG_PRESS) : 0;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    press = { pointer, cell, last: cell, x, y, second, dragging: false, touch, timer };
  }

  function hold(): void {
    if (!press || press.dragging || press.cell === null) return;
    gestures().tap?.(press.cell, true);
    press = null;
  }

  function move(event: PointerEvent): void {
    if (!press || press.pointer !== event.pointerId) return;
    // The button was released outside of the board.
    if (event.pointerType === 'mouse' && event.buttons === 0) return cancel();
    const cell = cellAt(event);
    if (cell === press.last || cell === null || press.cell === null) return;
    const grips = gestures().grips?.(press.cell) ?? Boolean(gestures().drag);
    if (!grips) return;
    if (!press.dragging) element.setPointerCapture(event.pointerId);
    press.dragging = true;
    clearTimeout(press.timer);
    press.last = cell;
    gestures().drag?.(press.cell, cell, press.second);
  }

  function up(event: PointerEvent): void {
    if (!press || press.pointer !== event.pointerId) return;
    const { cell, dragging, second, touch, x, y, timer } = press;
    clearTimeout(timer);
    press = null;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (dragging && cell !== null) return gestures().drop?.(cell, cellAt(event));
    if (touch && gestures().swipe && Math.hypot(dx, dy) > SWIPE) {
      return swiped(gestures(), dx, dy);
    }
    if (cell !== null && cell === cellAt(event)) gestures().tap?.(cell, second);
  }

  function cancel(): void {
    if (!press) return;
    clearTimeout(press.timer);
    if (press.dragging && press.cell !== null) gestures().drop?.(press.cell, null);
    press = null;
  }

  const menu = (event: Event) => event.preventDefault();
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('contextmenu', menu);
  return () => {
    cancel();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('contextmenu', menu);
  };
}

/** Passes a stroke on by the direction it is nearest to. */
export function swiped({ swipe, slant }: Pick<Gestures, 'swipe' | 'slant'>, dx: number, dy: number): void {
  const quarters = Math.atan2(dy, dx) / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (slant && Math.abs(quarters - nearest) > 0.25) slant(diagonal[(Math.floor(quarters) + 4) % 4] ?? 'DR');
  else swipe?.(straight[(nearest + 4) % 4] ?? 'R');
}
