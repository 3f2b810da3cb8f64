// The host's side of the module: see src/lib.rs.

/**
 * Starts a module.
 *
 * @param {WebAssembly.Module | BufferSource | Response | PromiseLike<Response>} source the compiled or fetched module, or its bytes
 * @param {{ emit?: (event: any) => void, cancelled?: () => boolean }} [hooks] called while an ask is answered
 * @returns {Promise<{ ask: (ask: object) => any, askJson: (ask: string) => string }>}
 */
export async function start(source, hooks = {}) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let exports;
  const text = (address, length) => decoder.decode(new Uint8Array(exports.memory.buffer, address, length).slice());
  const host = {
    now: () => performance.now() / 1000,
    emit: (address, length) => hooks.emit?.(JSON.parse(text(address >>> 0, length >>> 0))),
    cancelled: () => (hooks.cancelled?.() ? 1 : 0),
  };
  exports = (await instantiate(await source, { host })).exports;

  /** Answers an ask in JSON. Throws when the module dies (out of memory): it is of no use afterwards, start another. */
  const askJson = (ask) => {
    const bytes = encoder.encode(ask);
    const address = exports.input(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
    const reply = exports.ask() >>> 0;
    return text(reply, exports.reply_length() >>> 0);
  };
  return { askJson, ask: (ask) => JSON.parse(askJson(JSON.stringify(ask))) };
}

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  const bytes = typeof Response !== "undefined" && source instanceof Response ? await source.arrayBuffer() : source;
  return (await WebAssembly.instantiate(bytes, imports)).instance;
}
