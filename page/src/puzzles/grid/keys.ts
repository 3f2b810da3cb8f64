// The keys that walk: arrows and letters, and the number pad with or without its lock.

const letters: Readonly<Record<string, string>> = { w: 'U', s: 'D', a: 'L', d: 'R', q: 'UL', e: 'UR', x: 'DL', c: 'DR' };
const named: Readonly<Record<string, string>> = {
  ArrowUp: 'U', ArrowDown: 'D', ArrowLeft: 'L', ArrowRight: 'R',
  Home: 'UL', PageUp: 'UR', End: 'DL', PageDown: 'DR',
};
const pad: Readonly<Record<string, string>> = {
  Numpad8: 'U', Numpad2: 'D', Numpad4: 'L', Numpad6: 'R',
  Numpad7: 'UL', Numpad9: 'UR', Numpad1: 'DL', Numpad3: 'DR',
};

/** The step that a key stands for, if it is one. */
export function stepOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  return pad[code] ?? named[key] ?? letters[key.toLowerCase()];
}
