// Asks that name the person's own heuristic bring its text along.
import type { Ask, LevelRef, Request } from '../../protocol';
import { puzzleIn, scripts } from '../../store/scripts.svelte';
import { OWN } from './name';

/** Anything that asks for one search or several. */
interface Searches {
  request?: Request;
  requests?: Request[];
}

/** What something asks for, whatever else it says. */
const searchesOf = (asking: object) => asking as Searches;

/** The ask, with the person's program wherever a request names it and has none. */
export function withScripts(ask: Ask): Ask {
  if (ask.ask === 'make-link') return { ...ask, shared: { ...ask.shared, view: filled(ask.shared.view, ask.shared.level) } };
  return 'level' in ask ? filled(ask, ask.level) : ask;
}

/** The programs of people that an ask has run. */
export function scriptsOf(ask: Ask): string[] {
  const { request, requests = [] } = searchesOf(ask);
  const lab = ask.ask === 'heuristics' ? [ask] : [];
  return [...(request ? [request] : []), ...requests, ...lab].flatMap(({ script }) => (script === undefined ? [] : [script]));
}

/** A request, with the person's program if it names it and has none. */
export function withScript(request: Request, puzzle: string): Request {
  if (request.heuristic !== OWN || request.script !== undefined) return request;
  return { ...request, script: scripts.sourceOf(puzzle) };
}

function filled<T extends object>(asking: T, level: LevelRef): T {
  const { request, requests } = searchesOf(asking);
  const whole = (one: Request) => withScript(one, puzzleIn(level));
  return { ...asking, ...(request ? { request: whole(request) } : {}), ...(requests ? { requests: requests.map(whole) } : {}) };
}
