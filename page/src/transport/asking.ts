// Asking with types: the reply has the type that belongs to the ask, and a problem that the engine reports is thrown.
import type { Language } from '../i18n/languages';
import type { Ask, Event, Problem, Reply } from '../protocol';
import { settings } from '../store/settings.svelte';
import { Unreachable } from './engine';
import { engines } from './engines.svelte';
import { scriptsOf, withScripts } from './own/attach';
import { OwnPlaces } from './own/places';
import { homeOf, isHome, renumberEvent, renumberReply, type Place } from './recordings';

/** The reply to an ask. */
type ReplyTo<A extends Ask> = Extract<Reply, { reply: A['ask'] }>;

/** A problem that the engine reported. */
export class AskError extends Error {
  constructor(
    readonly problem: Problem,
    readonly language: Language,
    /** Asks the same again, for the same problem in the language of the page. */
    readonly again: () => Promise<unknown>,
  ) {
    super(problem.message.text);
    this.name = 'AskError';
  }

  /** Whether the rules refuse a move, as opposed to an engine that could not answer. */
  get isRefusal(): boolean {
    return this.problem.kind === 'illegal-move' || this.problem.kind === 'not-a-move';
  }
}

/**
 * Asks the engine in use; when it has gone away, the other one. Throws an `AskError` for what the engine refuses, an
 * `AbortError` when it was cancelled. Searches that are to run at the same time are asked for at different places; what is
 * asked about a recording finds its place by itself.
 */
export async function asked<const A extends Ask>(
  ask: A,
  onEvent?: (event: Event) => void,
  signal?: AbortSignal,
  at = 0,
): Promise<ReplyTo<A>> {
  const { language } = settings;
  const from = async (place: Place, meant: Ask): Promise<Reply> => {
    const pass = onEvent && ((event: Event) => onEvent(renumberEvent(place, event)));
    return renumberReply(place, await place.engine.ask({ ...meant, lang: language }, pass, signal, place.at));
  };
  const reply = await first(withScripts(ask), at, from);
  if (reply.reply === 'error') throw new AskError(reply, language, () => asked(ask, undefined, undefined, at));
  return reply as ReplyTo<A>;
}

const ownPlaces = new OwnPlaces();

/** Where an ask goes: one with a program of the person's always to this browser, to a worker of its own. */
async function placeFor(ask: Ask, at: number): Promise<Place> {
  const texts = scriptsOf(ask);
  if (!texts.length) return { engine: await engines.engine(), at };
  const engine = await engines.module();
  return { engine, at: ownPlaces.take(JSON.stringify(texts), at, (place) => isHome({ engine, at: place })) };
}

async function first(ask: Ask, at: number, from: (place: Place, meant: Ask) => Promise<Reply>): Promise<Reply> {
  const home = homeOf(ask);
  const place = home?.place ?? (await placeFor(ask, at));
  try {
    return await from(place, home?.ask ?? ask);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    engines.lose(place.engine);
    // A recording is lost with the engine that kept it; anything else can be asked of another.
    if (home) throw error;
    return from({ engine: await engines.engine(), at }, ask);
  } finally {
    if (!home) ownPlaces.leave(place.at);
  }
}
