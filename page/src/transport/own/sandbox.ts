// Takes everything away from a worker but the language itself: no network, no storage, no messages, no code made of texts,
// no clock and no chance. What the worker itself needs it has kept before.

/** What stays: the language, and a place to write to while one looks for a mistake. */
const KEPT = new Set([
  'Infinity', 'NaN', 'undefined', 'globalThis', 'console', 'isFinite', 'isNaN', 'parseFloat', 'parseInt',
  'Object', 'Array', 'Number', 'String', 'Boolean', 'Symbol', 'BigInt', 'Math', 'JSON', 'RegExp', 'Reflect', 'Proxy', 'Iterator',
  'Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'ArrayBuffer', 'DataView',
  'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array',
  'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array',
  'Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError',
]);

/** What must be gone for anything to be run. */
const DANGEROUS = [
  'fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'importScripts', 'indexedDB', 'caches', 'navigator', 'location',
  'Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel', 'Request', 'Response', 'Blob', 'URL', 'postMessage', 'self',
  'setTimeout', 'setInterval', 'queueMicrotask', 'eval', 'Function', 'WebAssembly', 'performance', 'Date',
];

/** Shuts the worker off. Throws where something cannot be taken away. */
export function lockDown(): void {
  // Code cannot be made of texts by way of the constructors of functions either.
  const makers = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const maker of makers) Object.defineProperty(Object.getPrototypeOf(maker), 'constructor', { value: undefined });
  for (let scope: object | null = globalThis; scope && scope !== Object.prototype; scope = Object.getPrototypeOf(scope) as object | null) {
    for (const key of Reflect.ownKeys(scope)) {
      if (typeof key === 'string' && KEPT.has(key)) continue;
      if (!Reflect.deleteProperty(scope, key)) Reflect.defineProperty(scope, key, { value: undefined });
    }
  }
  Reflect.deleteProperty(Math, 'random');
  const left = DANGEROUS.filter((name) => (globalThis as unknown as Record<string, unknown>)[name] !== undefined);
  if (left.length) throw new Error(`these could not be taken away: ${left.join(', ')}`);
}
