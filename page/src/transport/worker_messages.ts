// Messages between the page and its workers.
import type { Ask, Event, Reply } from '../protocol';

export type ToWorker =
  | { is: 'start'; module: WebAssembly.Module }
  | { is: 'ask'; id: number; ask: Ask; flag: SharedArrayBuffer | null };

export type FromWorker =
  | { is: 'ready' }
  | { is: 'failed'; message: string }
  /** A program of the person's is still being asked. */
  | { is: 'beat'; id: number }
  | { is: 'event'; id: number; event: Event }
  | { is: 'reply'; id: number; reply: Reply };
