// What workers have in common: they run the engine's wasm and pass asks, events and replies through. What they need of the
// browser they keep at once, since a worker that runs programs of people gives it all away.
import { start as startEngine } from '../../../crates/wasm/host.mjs';
import type { Event, Reply } from '../protocol';
import type { FromWorker, ToWorker } from './worker_messages';

/** What a kind of worker adds. */
interface Extras {
  /** Judges states by a heuristic that a person wrote; `sign` says that the program is alive. */
  own?: (sign: () => void) => { begin: (scene: unknown) => void; estimate: (numbers: Int32Array) => number };
  /** Called when the engine has started, before anything is asked. */
  started?: () => void;
  /** Called before each ask. */
  asked?: (ask: (ToWorker & { is: 'ask' })['ask']) => void;
}

/** Answers the page. */
export function serve({ own, started, asked }: Extras = {}): void {
  /** The ask that is being answered: its number, and the flag that ends it. */
  let current: { id: number; flag: Int32Array | null } = { id: 0, flag: null };
  let engine: Awaited<ReturnType<typeof startEngine>>;
  const post = self.postMessage.bind(self);
  const { load } = Atomics;
  const send = (message: FromWorker) => post(message);

  async function start(module: WebAssembly.Module): Promise<void> {
    engine = await startEngine(module, {
      emit: (event: Event) => send({ is: 'event', id: current.id, event }),
      cancelled: () => current.flag !== null && load(current.flag, 0) !== 0,
      ...(own ? { own: own(() => send({ is: 'beat', id: current.id })) } : {}),
    });
    started?.();
  }

  function failed(error: unknown): void {
    send({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
  }

  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.is === 'start') {
      start(data.module).then(() => send({ is: 'ready' }), failed);
      return;
    }
    current = { id: data.id, flag: data.flag ? new Int32Array(data.flag) : null };
    try {
      asked?.(data.ask);
      send({ is: 'reply', id: data.id, reply: engine.ask(data.ask) as Reply });
    } catch (error) {
      // An engine that crashed cannot be trusted any further.
      failed(error);
    }
  };
}
