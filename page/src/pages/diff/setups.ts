// Two searches in an address: `astar:manhattan,wastar;weight=2;space=push`. An algorithm, its heuristic after a colon, and
// settings after semicolons; the space and the seed are among them.
import type { Report, Request, Setting } from '../../protocol';
import { OWN } from '../../transport/own/name';

/** A search that can be chosen, and what people call it. */
export interface Named {
  name: string;
  request: Request;
}

/** What a report tells of its search. */
type Ran = Pick<Report, 'algorithm' | 'heuristic' | 'space' | 'options' | 'seed'>;

/** The search that has run, with every setting in force and, where an own heuristic guided it, the text of then. */
export function ranRequest({ algorithm, heuristic, space, options, seed }: Ran, script?: string): Request {
  const own = heuristic === OWN && script !== undefined ? { script } : {};
  return { algorithm, ...(heuristic ? { heuristic } : {}), ...own, ...(space ? { space } : {}), settings: options, seed };
}

/** Whether an address can hold these searches; programs come with links only, which show them first. */
export function fitsAddress(requests: readonly Request[]): boolean {
  return requests.every(({ script }) => script === undefined);
}

export function writeSetups(requests: readonly Request[]): string {
  return requests.map(written).map(encodeURIComponent).join(',');
}

function written({ algorithm, heuristic, space, settings = {}, seed = 0 }: Request): string {
  const more = { ...settings, ...(space ? { space } : {}), ...(seed ? { seed } : {}) };
  return [algorithm + (heuristic ? `:${heuristic}` : ''), ...Object.entries(more).map(([name, value]) => `${name}=${String(value)}`)].join(';');
}

/** The searches of an address; what is no search is left out. */
export function readSetups(text: string): Request[] {
  return text.split(',').map(decoded).filter(Boolean).map(read);
}

function read(text: string): Request {
  const [name = '', ...rest] = text.split(';');
  const [algorithm = '', heuristic] = name.split(':');
  const settings = Object.fromEntries(rest.map((one) => one.split('=')).map(([key = '', value = '']) => [key, valueOf(value)]));
  const { space, seed, ...own } = settings;
  return {
    algorithm,
    ...(heuristic ? { heuristic } : {}),
    ...(space === undefined ? {} : { space: String(space) }),
    ...(Object.keys(own).length ? { settings: own } : {}),
    ...(typeof seed === 'number' ? { seed } : {}),
  };
}

function valueOf(text: string): Setting {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
