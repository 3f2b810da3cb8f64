// The entries of a race, and their requests.
import type { PuzzleCard, Request } from '../../protocol';
import { heuristicsOf, type Method } from '../../store/methods';
import { OWN } from '../../store/scripts.svelte';
import { recall, remember } from '../../store/persist';
import { limitsOf, whole } from '../watch/choice';

export interface Entry {
  algorithm: string;
  /** Empty for the default of the space. */
  heuristic: string;
  /** All that a link says about it; forgotten when the person changes it. */
  request?: Request;
}

export interface Field {
  entries: Entry[];
  /** Empty for the puzzle's default. */
  space: string;
  nodes: string;
  seconds: string;
  mebibytes: string;
  seed: string;
}

export const MOST = 8;
const VERSION = 1;
const usual = ['bfs', 'greedy', 'astar'];

/** What was chosen last for a puzzle, as far as it still exists. */
export function recalledField(card: PuzzleCard, methods: readonly Method[]): Field {
  const fresh: Field = {
    entries: usual.map((algorithm) => ({ algorithm, heuristic: '' })),
    space: '', nodes: '', seconds: '10', mebibytes: '', seed: '0',
  };
  const field = { ...fresh, ...recall<Partial<Field>>(`compare:${card.name}`, VERSION, {}) };
  if (!card.spaces.some((space) => space.name === field.space)) field.space = '';
  const known = (entry: Entry) => methods.some((method) => method.name === entry.algorithm);
  const guided = (entry: Entry) => heuristicsOf(card, field.space).some((each) => each.name === entry.heuristic);
  field.entries = field.entries.filter(known).map((entry) => (guided(entry) ? entry : { ...entry, heuristic: '' }));
  return field;
}

/** A field of these algorithms, by names separated by commas; unknown ones are left out. */
export function fieldOf(names: string, card: PuzzleCard, methods: readonly Method[]): Field {
  const known = names.split(',').filter((name) => methods.some((method) => method.name === name));
  return { ...recalledField(card, methods), space: '', entries: known.slice(0, MOST).map((algorithm) => ({ algorithm, heuristic: '' })) };
}

/** The lanes of a link. */
export function linkedField(requests: readonly Request[], card: PuzzleCard, methods: readonly Method[]): Field {
  const { nodes, seconds, bytes } = requests[0]?.limits ?? {};
  return {
    ...recalledField(card, methods),
    entries: requests.map((request) => ({ algorithm: request.algorithm, heuristic: request.heuristic ?? '', request })),
    space: requests.find((request) => request.space)?.space ?? '',
    nodes: nodes == null ? '' : String(nodes),
    mebibytes: bytes == null ? '' : String(Math.max(1, Math.floor(bytes / (1 << 20)))),
    seed: String(requests[0]?.seed ?? 0),
    ...(seconds == null ? {} : { seconds: String(seconds) }),
  };
}

export function keepField(card: PuzzleCard, field: Field): void {
  remember(`compare:${card.name}`, VERSION, field);
}

export function requestFor(entry: Entry, method: Method, field: Field): Request {
  const { space, settings, script } = entry.request ?? {};
  return {
    algorithm: entry.algorithm,
    ...(method.informed && entry.heuristic ? { heuristic: entry.heuristic } : {}),
    ...(script !== undefined && entry.heuristic === OWN ? { script } : {}),
    ...(method.group !== 'own' && (space ?? field.space) ? { space: space ?? field.space } : {}),
    ...(settings && Object.keys(settings).length ? { settings } : {}),
    limits: limitsOf(field),
    seed: whole(field.seed, 0) ?? 0,
  };
}
