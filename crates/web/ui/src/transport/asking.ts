// Asking with types: the reply has the type that belongs to the ask, and a problem that the engine tells is thrown.
import type { Ask, Event, Problem, Reply } from '../protocol';
import { engines } from './engines.svelte';

/** The reply to an ask. */
export type ReplyTo<A extends Ask> = Extract<Reply, { reply: A['ask'] }>;

/** A problem that the engine told. */
export class AskError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'AskError';
  }
}

/** Asks the engine in use. Throws an `AskError` for what the engine refuses, an `AbortError` when it was cancelled. */
export async function asked<const A extends Ask>(
  ask: A,
  onEvent?: (event: Event) => void,
  signal?: AbortSignal,
  place?: number,
): Promise<ReplyTo<A>> {
  const engine = await engines.engine();
  const reply = await engine.ask(ask, onEvent, signal, place);
  if (reply.reply === 'error') throw new AskError(reply);
  return reply as ReplyTo<A>;
}
