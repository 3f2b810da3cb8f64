// Asking with types: the reply has the type that belongs to the ask, and a problem that the engine tells is thrown.
import type { Ask, Event, Problem, Reply } from '../protocol';
import { Unreachable, type Engine } from './engine';
import { engines } from './engines.svelte';
import { heard, homeOf, received } from './recordings';

/** The reply to an ask. */
export type ReplyTo<A extends Ask> = Extract<Reply, { reply: A['ask'] }>;

/** A problem that the engine told. */
export class AskError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'AskError';
  }
}

/**
 * Asks the engine in use; when it has gone away, the other one. Throws an `AskError` for what the engine refuses, an
 * `AbortError` when it was cancelled.
 */
export async function asked<const A extends Ask>(
  ask: A,
  onEvent?: (event: Event) => void,
  signal?: AbortSignal,
): Promise<ReplyTo<A>> {
  const from = async (engine: Engine, meant: Ask = ask): Promise<Reply> =>
    received(engine, await engine.ask(meant, onEvent && ((event) => onEvent(heard(engine, event))), signal));
  const reply = await first(ask, from);
  if (reply.reply === 'error') throw new AskError(reply);
  return reply as ReplyTo<A>;
}

async function first(ask: Ask, from: (engine: Engine, meant?: Ask) => Promise<Reply>): Promise<Reply> {
  const home = homeOf(ask);
  const engine = home?.engine ?? (await engines.engine());
  try {
    return await from(engine, home?.ask);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    engines.lose(engine);
    // A recording went with the engine that kept it; anything else can be asked of another.
    if (home) throw error;
    return from(await engines.engine());
  }
}
