// The worker: runs the engine's wasm and passes asks, events and replies through. Bytes are JSON in UTF-8.
import type { Event, Reply } from '../protocol';
import type { FromWorker, ToWorker } from './worker_messages';

