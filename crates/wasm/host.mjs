// The host's side of the module: see src/lib.rs.

/**
 * A heuristic that a person wrote. Both functions throw when it fails; what they throw may have a `line` and a `column`.
 *
 * @typedef {{ begin: (scene: any) => void, estimate: (numbers: Int32Array) => number }} Own
 */

/**
 * Starts a module.
 *
 * @param {WebAssembly.Module | BufferSource | Response | PromiseLike<Response>} source the compiled or fetched module, or its bytes
 * @param {{ emit?: (event: any) => void, cancelled?: () => boolean, own?: Own }} [hooks] called while an ask is answered
 * @returns {Promise<{ ask: (ask: object) => any, askJson: (ask: string) => string }>}
 */
export async function start(source, hooks = {}) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  // Kept, as it may be taken away from the programs of people afterwards.
  const clock = performance;
  let exports;
  let failure;
  const text = (address, length) => decoder.decode(new Uint8Array(exports.memory.buffer, address, length).slice());
  /** Writes bytes where the module has room for them. */
  const write = (string) => {
    const bytes = encoder.encode(string);
    const address = exports.input(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  };
  /** What a function gives; -1 if it throws, which is kept. */
  const tried = (work) => {
    try {
      return work();
    } catch (thrown) {
      failure = thrown;
      return -1;
    }
  };
  const host = {
    now: () => clock.now() / 1000,
    emit: (address, length) => hooks.emit?.(JSON.parse(text(address >>> 0, length >>> 0))),
    cancelled: () => (hooks.cancelled?.() ? 1 : 0),
    own_begin: (address, length) =>
      tried(() => {
        if (!hooks.own) throw new Error("no programs are run here");
        hooks.own.begin(JSON.parse(text(address >>> 0, length >>> 0)));
        return 0;
      }),
    own_estimate: (address, count) =>
      tried(() => hooks.own.estimate(new Int32Array(exports.memory.buffer, address >>> 0, count >>> 0))),
    own_failure: () => write([failure?.line ?? "", failure?.column ?? "", failure?.message ?? String(failure)].join("\n")),
  };
  exports = (await instantiate(await source, { host })).exports;

  /** Answers an ask in JSON. Throws when the module dies (out of memory): it is of no use afterwards, start another. */
  const askJson = (ask) => {
    write(ask);
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
