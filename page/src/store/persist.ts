// What is kept in the browser: JSON under a versioned key. A value that cannot be read is set aside, never thrown away.

const PREFIX = 'solvarium:';
/** Where values that cannot be read are set aside. */
const ASIDE = 'solvarium-aside:';

/** The stored value of a key, or the fallback. `upgrade` turns what an older version stored into today's shape. */
export function recall<T>(key: string, version: number, fallback: T, upgrade?: (old: unknown, from: number) => T): T {
  const name = PREFIX + key;
  const text = read(name);
  if (text === null) return fallback;
  try {
    const stored = JSON.parse(text) as { version: number; value: unknown };
    if (stored.version === version) return stored.value as T;
    if (upgrade && stored.version < version) return upgrade(stored.value, stored.version);
  } catch {
    // Falls through: it is set aside below.
  }
  if (write(`${ASIDE}${key}:${Date.now()}`, text)) forget(key);
  return fallback;
}

/** Stores a value; returns whether there was room. */
export function remember(key: string, version: number, value: unknown): boolean {
  return write(PREFIX + key, JSON.stringify({ version, value }));
}

/** The keys with this beginning. */
export function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + start))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Removes a value. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // A store that cannot be reached holds nothing.
  }
}

/** Calls back when another window of this page changed a key with this beginning. */
export function onOtherWindow(start: string, changed: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX + start)) changed();
  });
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
