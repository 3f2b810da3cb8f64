// Gestures that zoom: two fingers, or the wheel with Ctrl, which is also what a pinch on a trackpad sends.

interface Pinching {
  /** Zooms by a factor around a point of the page. */
  zoom: (factor: number, x: number, y: number) => void;
  /** Whether one finger here moves something, so that the browser must not scroll. */
  grips: (x: number, y: number) => boolean;
}

/** Listens on an element. Returns what stops listening. */
export function listenPinch(element: HTMLElement, pinching: Pinching): () => void {
  let apart = 0;

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turned = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode === 1 ? 20 : 1)));
    pinching.zoom(Math.exp(-turned / 120), event.clientX, event.clientY);
  }

  function start(event: TouchEvent): void {
    const [one, other] = event.touches;
    apart = one && other ? distance(one, other) : 0;
    if (apart > 0 || (one && pinching.grips(one.clientX, one.clientY))) event.preventDefault();
  }

  function move(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other || apart === 0) return;
    event.preventDefault();
    const now = distance(one, other);
    pinching.zoom(now / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    apart = now;
  }

  const options = { passive: false };
  element.addEventListener('wheel', wheel, options);
  element.addEventListener('touchstart', start, options);
  element.addEventListener('touchmove', move, options);
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
  };
}

function distance(one: Touch, other: Touch): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
