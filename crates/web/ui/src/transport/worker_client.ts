// The engine in Web Workers: one answers what must be quick, others search, so that a search never holds up a game and
// several can run at the same time.
import type { Ask, Event, Reply } from '../protocol';
import type { Engine } from './engine';
import { isHeavy } from './long';
import type { FromWorker, ToWorker } from './worker_messages';

const built = import.meta.glob<string>('../../wasm/solvarium.wasm', { query: '?url', import: 'default', eager: true });

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
  onEvent: ((event: Event) => void) | undefined;
}

/** One worker and those who wait for it. */
class Place {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  readonly ready: Promise<void>;

  constructor(wasm: string) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.is === 'ready') resolve();
        else if (data.is === 'failed') this.fail(new Error(data.message), reject);
        else this.take(data);
      };
      this.worker.onerror = (event) => this.fail(new Error(event.message || 'the worker could not be started'), reject);
    });
    this.send({ is: 'start', wasm: new URL(wasm, document.baseURI).href });
  }

  ask(ask: Ask, onEvent: ((event: Event) => void) | undefined, flag: SharedArrayBuffer | null): Promise<Reply> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onEvent });
      this.send({ is: 'ask', id, ask, flag });
    });
  }

  end(reason: unknown): void {
    this.worker.terminate();
    this.waiting.forEach(({ reject }) => reject(reason));
    this.waiting.clear();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private fail(reason: Error, reject: (reason: unknown) => void): void {
    reject(reason);
    this.end(reason);
  }

  private take(message: Extract<FromWorker, { id: number }>): void {
    const waiting = this.waiting.get(message.id);
    if (message.is === 'event') return waiting?.onEvent?.(message.event);
    this.waiting.delete(message.id);
    waiting?.resolve(message.reply);
  }
}

export class WorkerEngine implements Engine {
  readonly kind = 'worker';
  /** Where searches run, and recordings are kept. */
  private readonly heavy = new Map<number, Place>();

  private constructor(
    private readonly wasm: string,
    private readonly quick: Place,
  ) {}

  static async start(): Promise<Engine> {
    const wasm = Object.values(built)[0];
    if (!wasm || typeof WebAssembly === 'undefined') throw new Error('the engine is not built into this page');
    const quick = new Place(wasm);
    await quick.ready;
    return new WorkerEngine(wasm, quick);
  }

  async ask(ask: Ask, onEvent?: (event: Event) => void, signal?: AbortSignal, at = 0): Promise<Reply> {
    signal?.throwIfAborted();
    if (!isHeavy(ask)) return this.quick.ask(ask, onEvent, null);
    const place = this.heavy.get(at) ?? new Place(this.wasm);
    this.heavy.set(at, place);
    const flag = globalThis.crossOriginIsolated ? new SharedArrayBuffer(4) : null;
    const cancel = () => {
      if (flag) Atomics.store(new Int32Array(flag), 0, 1);
      else this.restart(at, place);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await place.ready;
      return await place.ask(ask, onEvent, flag);
    } catch (error) {
      // A worker that broke down, as when memory ran out, is replaced by a fresh one.
      this.restart(at, place, error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  close(): void {
    const reason = aborted();
    this.quick.end(reason);
    this.heavy.forEach((place) => place.end(reason));
  }

  /** Where no memory can be shared, a search is cancelled by ending its worker; its recordings go with it. */
  private restart(at: number, place: Place, reason: unknown = aborted()): void {
    if (this.heavy.get(at) === place) this.heavy.delete(at);
    place.end(reason);
  }
}

function aborted(): DOMException {
  return new DOMException('The search was cancelled.', 'AbortError');
}
