// The entries of a race, and their requests.
import type { PuzzleCard, Request, Setting } from '../../protocol';
import { guideIn, paramsIn } from '../../store/meaning';
import { heuristicsOf, type Method } from '../../store/methods';
import { OWN } from '../../transport/own/name';
import { recall, remember } from '../../store/persist';
import { fieldsOf, isValid, settingsOf, type Fields } from '../../widgets/params';
import { limitsOf, whole } from '../watch/choice';

/** One lane: an algorithm with everything of its own, so that the same one may race twice. */
export interface Entry {
  /** Its identity, whatever else becomes of it. */
  id: number;
  algorithm: string;
  /** Empty for the default of the space. */
  heuristic: string;
  /** Empty for the puzzle's default. */
  space: string;
  /** What stands in the fields of its parameters. */
  params: Fields;
  seed: string;
  /** Settings of a link that are no parameters of the algorithm: the puzzle's rule variants. */
  rules?: Record<string, Setting>;
  /** The text of a link's own heuristic. */
  script?: string;
}

/** The lanes, and the limits that hold for each of them. */
export interface Field {
  entries: Entry[];
  nodes: string;
  seconds: string;
  mebibytes: string;
}

export const MOST = 8;
const VERSION = 2;
const usual = ['bfs', 'greedy', 'astar'];
let next = 1;

/** A lane with nothing set but what is given. */
export function entryOf(algorithm: string, more: Partial<Entry> = {}): Entry {
  return { algorithm, heuristic: '', space: '', params: {}, seed: '0', ...more, id: next++ };
}

/** What was chosen last for a puzzle, as far as it still exists. */
export function recalledField(card: PuzzleCard, methods: readonly Method[]): Field {
  const fresh: Field = { entries: usual.map((algorithm) => entryOf(algorithm)), nodes: '', seconds: '10', mebibytes: '' };
  const field = { ...fresh, ...recall<Partial<Field>>(`compare:${card.name}`, VERSION, {}, upgraded) };
  const known = field.entries.filter((entry) => methods.some((method) => method.name === entry.algorithm));
  return { ...field, entries: known.map((entry) => entryOf(entry.algorithm, existing(entry, card))) };
}

/** An entry without the space and the heuristic that are no longer there. */
export function existing(entry: Entry, card: PuzzleCard): Entry {
  const space = card.spaces.some(({ name }) => name === entry.space) ? entry.space : '';
  const heuristic = heuristicsOf(card, space).some(({ name }) => name === entry.heuristic) ? entry.heuristic : '';
  return { ...entry, space, heuristic };
}

/** Version 1 had one space and one seed for all lanes, and no parameters. */
function upgraded(old: unknown): Partial<Field> {
  const { entries = [], space = '', seed = '0', ...limits } = old as Partial<Field> & { space?: string; seed?: string };
  return { ...limits, entries: entries.map(({ algorithm, heuristic }) => entryOf(algorithm, { heuristic, space, seed })) };
}

/** A field of these algorithms, by names separated by commas; unknown ones are left out. */
export function fieldOf(names: string, card: PuzzleCard, methods: readonly Method[]): Field {
  const known = names.split(',').filter((name) => methods.some((method) => method.name === name));
  return { ...recalledField(card, methods), entries: known.slice(0, MOST).map((algorithm) => entryOf(algorithm)) };
}

/** The lanes of a link; those of algorithms that cannot run on the level are left out. */
export function linkedField(requests: readonly Request[], card: PuzzleCard, methods: readonly Method[]): Field {
  const { nodes, seconds, bytes } = requests[0]?.limits ?? {};
  return {
    ...recalledField(card, methods),
    entries: requests.flatMap((request) => linkedEntry(request, methods)),
    nodes: nodes == null ? '' : String(nodes),
    mebibytes: bytes == null ? '' : String(Math.max(1, Math.floor(bytes / (1 << 20)))),
    ...(seconds == null ? {} : { seconds: String(seconds) }),
  };
}

function linkedEntry({ algorithm, heuristic, space, settings = {}, seed, script }: Request, methods: readonly Method[]): Entry[] {
  const params = methods.find((method) => method.name === algorithm)?.params;
  if (!params) return [];
  const rules = Object.fromEntries(Object.entries(settings).filter(([name]) => !params.some((param) => param.name === name)));
  const entry = entryOf(algorithm, {
    heuristic: heuristic ?? '',
    space: space ?? '',
    params: fieldsOf(params, settings),
    seed: String(seed ?? 0),
    ...(Object.keys(rules).length ? { rules } : {}),
    ...(script === undefined ? {} : { script }),
  });
  return [entry];
}

/** A field as it was left, perhaps before a reload: its lanes get new identities. */
export function returnedField(field: Field): Field {
  return { ...field, entries: field.entries.map((entry) => entryOf(entry.algorithm, entry)) };
}

/** Keeps what was chosen, but not the rules and the programs that a link brought along. */
export function keepField(card: PuzzleCard, field: Field): void {
  const entries = field.entries.map(({ rules: _, script: __, ...entry }) => entry);
  remember(`compare:${card.name}`, VERSION, { ...field, entries });
}

/** Whether every parameter of an entry has a value that it may have. */
export function isComplete(entry: Entry, method: Method | undefined): boolean {
  return paramsIn(method, entry.params).every((param) => isValid(param, entry.params[param.name]));
}

export function requestFor(entry: Entry, method: Method, field: Field): Request {
  const settings = { ...entry.rules, ...settingsOf(paramsIn(method, entry.params), entry.params) };
  const heuristic = guideIn(method, entry.params, entry.heuristic);
  return {
    algorithm: entry.algorithm,
    ...(heuristic ? { heuristic } : {}),
    ...(heuristic === OWN && entry.script !== undefined ? { script: entry.script } : {}),
    ...(method.group !== 'own' && entry.space ? { space: entry.space } : {}),
    ...(Object.keys(settings).length ? { settings } : {}),
    limits: limitsOf(field),
    ...(method.randomised ? { seed: whole(entry.seed, 0) ?? 0 } : {}),
  };
}
