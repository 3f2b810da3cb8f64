// The engine's wasm as one function: JSON in, JSON out. The same in the worker and in tests under Node.

/** What the engine needs of its host. */
export interface Host {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Takes an event, as JSON. */
  emit(event: string): void;
  /** Whether the running ask is to end. */
  cancelled(): boolean;
}

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  ask(at: number, length: number): number;
  reply_len(): number;
}

export async function instantiate(module: WebAssembly.Module, host: Host): Promise<(ask: string) => string> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const bytes = (at: number, length: number) => new Uint8Array(wasm.memory.buffer, at, length);
  const imports = {
    host: {
      now: () => host.now(),
      emit: (at: number, length: number) => host.emit(decoder.decode(bytes(at, length))),
      cancelled: () => (host.cancelled() ? 1 : 0),
    },
  };
  const instance = await WebAssembly.instantiate(module, imports);
  const wasm = instance.exports as unknown as Exports;
  return (ask) => {
    const text = encoder.encode(ask);
    const at = wasm.alloc(text.length);
    bytes(at, text.length).set(text);
    const reply = wasm.ask(at, text.length);
    return decoder.decode(bytes(reply, wasm.reply_len()));
  };
}
