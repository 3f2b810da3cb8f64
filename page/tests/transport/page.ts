// A page with nothing but the two engines, for the browser test that compares them.

import type { Ask, Event, Reply } from '../../src/protocol';
import { ServerEngine } from '../../src/transport/server';
import { WorkerEngine } from '../../src/transport/worker_client';

const engines = { worker: await WorkerEngine.start(), server: await ServerEngine.start() };

/** What an engine answered, and the kinds of events it sent. */
export interface Answered {
  reply: Reply;
  events: Event['event'][];
}

const both = {
  async ask(kind: keyof typeof engines, ask: Ask): Promise<Answered> {
    const events: Event['event'][] = [];
    const reply = await engines[kind].ask(ask, ({ event }) => events.push(event));
    return { reply, events };
  },
  /** Asks, and cancels at the first progress event; returns how it ended. */
  async cancelled(kind: keyof typeof engines, ask: Ask): Promise<string> {
    const stop = new AbortController();
    const onEvent = ({ event }: Event) => event === 'progress' && stop.abort();
    const reply = engines[kind].ask(ask, onEvent, stop.signal);
    return reply.then(
      (answer) => (answer.reply === 'solve' ? answer.report.outcome : answer.reply),
      (error: Error) => error.name,
    );
  },
};
/** What the browser test asks through. */
export type Both = typeof both;
Object.assign(window, { both });
