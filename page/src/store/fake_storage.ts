// The browser's store for unit tests: empty, as one window of several sees it.
import { vi } from 'vitest';

class FakeStorage {
  getItem(name: string): string | null {
    return (Reflect.get(this, name) as string | undefined) ?? null;
  }
  setItem(name: string, text: string): void {
    Reflect.set(this, name, text);
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

/** Begins with an empty store; modules that are imported afterwards have read nothing yet. */
export function fakeStorage() {
  const storage = new FakeStorage();
  const window = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', window);
  return {
    stored: (key: string): unknown => (JSON.parse(storage.getItem(`solvarium:${key}`) ?? 'null') as { value: unknown } | null)?.value,
    /** Another window writes; this one is told, unless that takes a while. */
    writeElsewhere(key: string, version: number, value: unknown, isTold = true): void {
      storage.setItem(`solvarium:${key}`, JSON.stringify({ version, value }));
      if (isTold) window.dispatchEvent(Object.assign(new Event('storage'), { key: `solvarium:${key}` }));
    },
    /** There is no more room; gives what makes some. */
    fill(): () => void {
      const writing = vi.spyOn(storage, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
      return () => writing.mockRestore();
    },
  };
}
