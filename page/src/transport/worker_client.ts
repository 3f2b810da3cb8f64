// The engine in Web Workers: one answers what must be quick, others search, so that a search never holds up a game and
// several can run at the same time.
import type { Ask, Event, Reply } from '../protocol';
import { BrokenDown, Overdue, type Engine } from './engine';
import { scriptsOf } from './own/attach';
import { OWN_PLACES } from './own/places';
import { needsSearcher } from './slow_asks';
import type { FromWorker, ToWorker } from './worker_messages';

const built = import.meta.glob<string>('../../wasm/solvarium.wasm', { query: '?url', import: 'default', eager: true });

/** Milliseconds that such a program may take for one state. */
const PATIENCE = 3000;

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
  onEvent: ((event: Event) => void) | undefined;
  /** Called whenever the worker says anything. */
  onSign: (() => void) | undefined;
}

/** One worker and the asks that wait for it. */
class Place {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  readonly ready: Promise<void>;
  /** Ends the wait for a worker that never gets ready. */
  private giveUp: (reason: unknown) => void = () => undefined;
  /** The programs of people that were run here last. */
  scripts = '';

  constructor(module: WebAssembly.Module, own: boolean) {
    this.worker = own
      ? new Worker(new URL('./own_worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.giveUp = reject;
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.is === 'ready') resolve();
        else if (data.is === 'failed') this.end(new BrokenDown(data.message));
        else this.take(data);
      };
      this.worker.onerror = (event) => this.end(new BrokenDown(event.message || 'the worker could not be started'));
    });
    this.send({ is: 'start', module });
  }

  ask(ask: Ask, onEvent: Waiting['onEvent'], flag: SharedArrayBuffer | null, onSign?: Waiting['onSign']): Promise<Reply> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onEvent, onSign });
      this.send({ is: 'ask', id, ask, flag });
    });
  }

  end(reason: unknown): void {
    this.worker.terminate();
    this.giveUp(reason);
    this.waiting.forEach(({ reject }) => reject(reason));
    this.waiting.clear();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private take(message: Extract<FromWorker, { id: number }>): void {
    const waiting = this.waiting.get(message.id);
    waiting?.onSign?.();
    if (message.is === 'beat') return;
    if (message.is === 'event') return waiting?.onEvent?.(message.event);
    this.waiting.delete(message.id);
    waiting?.resolve(message.reply);
  }
}

export class WorkerEngine implements Engine {
  readonly kind = 'worker';
  /** The places that are open: one that answers at once, and those that search. One that broke down is opened again. */
  private readonly places = new Map<'quick' | number, Place>();

  private constructor(private readonly module: WebAssembly.Module) {}

  static async start(): Promise<Engine> {
    const wasm = Object.values(built)[0];
    if (!wasm || typeof WebAssembly === 'undefined') throw new Error('the engine is not built into this page');
    const engine = new WorkerEngine(await compiled(new URL(wasm, document.baseURI)));
    await engine.place('quick').ready;
    return engine;
  }

  async ask(ask: Ask, onEvent?: (event: Event) => void, signal?: AbortSignal, at = 0): Promise<Reply> {
    signal?.throwIfAborted();
    const which = needsSearcher(ask) ? at : 'quick';
    this.renew(which, ask);
    const place = this.place(which);
    const flag = needsSearcher(ask) && globalThis.crossOriginIsolated ? new SharedArrayBuffer(4) : null;
    const isOwn = scriptsOf(ask).length > 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.drop(which, place, new Overdue('the program did not answer')), PATIENCE);
    };
    const cancel = () => {
      if (flag) Atomics.store(new Int32Array(flag), 0, 1);
      // Where no memory can be shared, a search is cancelled by ending its worker; its recordings go with it.
      else this.drop(which, place, aborted());
      // A program that hangs does not look at flags.
      if (isOwn) onSign();
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await place.ready;
      return await place.ask(ask, onEvent, flag, isOwn ? onSign : undefined);
    } catch (error) {
      this.drop(which, place, error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  private place(which: 'quick' | number): Place {
    const place = this.places.get(which) ?? new Place(this.module, which !== 'quick' && which >= OWN_PLACES);
    this.places.set(which, place);
    return place;
  }

  /** One program finds nothing of another: its place is opened anew. */
  private renew(which: 'quick' | number, ask: Ask): void {
    const texts = JSON.stringify(scriptsOf(ask));
    if (texts === '[]') return;
    const place = this.places.get(which);
    if (place && place.scripts !== texts) this.drop(which, place, aborted());
    this.place(which).scripts = texts;
  }

  private drop(which: 'quick' | number, place: Place, reason: unknown): void {
    if (this.places.get(which) === place) this.places.delete(which);
    place.end(reason);
  }
}

/** The engine's module, fetched and compiled once for all workers. */
async function compiled(address: URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine could not be fetched: ${response.status}`);
  const isNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

function aborted(): DOMException {
  return new DOMException('The search was cancelled.', 'AbortError');
}
