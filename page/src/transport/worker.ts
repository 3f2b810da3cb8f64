// The worker: runs the engine's wasm and passes asks, events and replies through.
import { start as startEngine } from '../../../crates/wasm/host.mjs';
import type { Event, Reply } from '../protocol';
import type { FromWorker, ToWorker } from './worker_messages';

/** The ask that is being answered: its number, and the flag that ends it. */
let current: { id: number; flag: Int32Array | null } = { id: 0, flag: null };
let engine: Awaited<ReturnType<typeof startEngine>>;

const send = (message: FromWorker) => self.postMessage(message);

async function start(module: WebAssembly.Module): Promise<void> {
  engine = await startEngine(module, {
    emit: (event: Event) => send({ is: 'event', id: current.id, event }),
    cancelled: () => current.flag !== null && Atomics.load(current.flag, 0) !== 0,
  });
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
    send({ is: 'reply', id: data.id, reply: engine.ask(data.ask) as Reply });
  } catch (error) {
    // An engine that crashed cannot be trusted any further.
    failed(error);
  }
};
