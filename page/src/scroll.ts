// Where each entry of the browser's history was scrolled to, so that Back leads to where one was. A page fills up after it
// is opened, so its place is tried again while it grows.
import { tick } from 'svelte';

const KEY = 'solvarium:scrolled';
/** A page that has not grown to its old height within this time, in milliseconds, is no longer what it was. */
const PATIENCE = 5000;

const places: Record<string, number> = recalled();
let entry = entryNow();
let returning: (() => void) | null = null;

/** Keeps the places from now on, and across a reload. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => returning ?? (places[entry] = window.scrollY), { passive: true });
  window.addEventListener('pagehide', store);
  arrive();
}

/** Goes to where this entry of the history was left; a new one begins at the top. */
export function arrive(): void {
  returning?.();
  entry = entryNow();
  const place = places[entry] ?? 0;
  if (place === 0) return window.scrollTo(0, 0);
  goBack(place);
}

function goBack(place: number): void {
  const grown = new ResizeObserver(() => attempt());
  const ends = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    returning = null;
    clearTimeout(timer);
    grown.disconnect();
    ends.forEach((event) => window.removeEventListener(event, stop));
  };
  const attempt = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) stop();
  };
  const timer = setTimeout(stop, PATIENCE);
  returning = stop;
  // Whoever scrolls meanwhile knows better.
  ends.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  // Not on the page that is being left.
  void tick().then(() => returning === stop && grown.observe(document.body));
}

/** The name of the current entry; a new one gets its name here. */
function entryNow(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const name = `${Date.now()}-${history.length}`;
  history.replaceState({ ...state, entry: name }, '');
  return name;
}

function recalled(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // Without storage the places last as long as the page.
  }
}
