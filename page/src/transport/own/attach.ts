// Asks that name the person's own heuristic bring its text along.
import type { Ask, LevelRef, Request, View } from '../../protocol';
import { OWN, scripts } from '../../store/scripts.svelte';

/** The ask, with the person's program wherever a request names it and has none. */
export function withScripts(ask: Ask): Ask {
  switch (ask.ask) {
    case 'solve':
      return { ...ask, request: filled(ask.request, ask.level) };
    case 'compare':
      return { ...ask, requests: ask.requests.map((request) => filled(request, ask.level)) };
    case 'make-link':
      return { ...ask, shared: { ...ask.shared, view: viewed(ask.shared.view, ask.shared.level) } };
    default:
      return ask;
  }
}

/** The programs of people that an ask has run. */
export function scriptsOf(ask: Ask): string[] {
  const some = ask.ask === 'solve' ? [ask.request] : ask.ask === 'compare' ? ask.requests : ask.ask === 'heuristics' ? [ask] : [];
  return some.flatMap(({ script }) => (script === undefined ? [] : [script]));
}

function filled(request: Request, level: LevelRef): Request {
  if (request.heuristic !== OWN || request.script !== undefined) return request;
  return { ...request, script: scripts.sourceOf(puzzleOf(level)) };
}

function viewed(view: View, level: LevelRef): View {
  if (view.page === 'watch') return { ...view, request: filled(view.request, level) };
  if (view.page === 'compare') return { ...view, requests: view.requests.map((request) => filled(request, level)) };
  return view;
}

function puzzleOf(level: LevelRef): string {
  return (level.from === 'built-in' ? level.name.split('/')[0] : level.puzzle) ?? '';
}
