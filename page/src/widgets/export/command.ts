// The command line that does what the page did.
import type { Ask, Request } from '../../protocol';
import type { Method } from '../../store/methods';

/** Levels that are asked for. */
type Order = Omit<Extract<Ask, { ask: 'generate-batch' }>, 'ask' | 'limits'>;

/** A level as an argument of the command line: a name or a file, and the puzzle where that does not say. */
interface LevelArgument {
  level: string;
  puzzle?: string;
}

/** `solvarium solve`, for one request. */
export function solveCommand(level: LevelArgument, request: Request): string {
  return ['solvarium', 'solve', ...which(level), '-a', word(request.algorithm), ...how(request)].join(' ');
}

/** A race: `solvarium compare`, or a `solvarium solve` for each lane where their settings cannot be told in one line. */
export function raceCommand(level: LevelArgument, requests: readonly Request[], methods: readonly Method[]): string {
  if (isUniform(requests, methods)) return compareCommand(level, requests);
  return requests.map((request) => solveCommand(level, request)).join('\n');
}

/** Whether lanes differ in algorithm and heuristic only: each setting is the same in all lanes whose algorithm has it. */
function isUniform(requests: readonly Request[], methods: readonly Method[]): boolean {
  const methodOf = ({ algorithm }: Request) => methods.find(({ name }) => name === algorithm);
  const same = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value ?? null))).size <= 1;
  const declares = (request: Request, setting: string) => methodOf(request)?.params.some(({ name }) => name === setting) ?? false;
  const settings = new Set(requests.flatMap((request) => Object.keys(request.settings ?? {})));
  const shared = [...settings].every((setting) => {
    const owners = requests.filter((request) => declares(request, setting));
    return same((owners.length ? owners : requests).map((request) => request.settings?.[setting]));
  });
  const [spaces, seeds] = [requests.filter((request) => methodOf(request)?.group !== 'own'), requests.filter((request) => methodOf(request)?.randomised)];
  return shared && same(spaces.map(({ space }) => space)) && same(seeds.map(({ seed }) => seed)) && same(requests.map(({ limits }) => limits));
}

/**
 * `solvarium compare`, for requests that differ in algorithm and heuristic only; what else one of them says holds for all of
 * them.
 */
export function compareCommand(level: LevelArgument, requests: readonly Request[]): string {
  const [first] = requests;
  if (!first) return '';
  const names = requests.map(({ algorithm, heuristic }) => (heuristic ? `${algorithm}:${heuristic}` : algorithm));
  const { heuristic: _, ...rest } = requests.reduce((all, request) => ({ ...request, ...all }), first);
  const settings = Object.assign({}, ...requests.map((request) => request.settings ?? {}));
  return ['solvarium', 'compare', ...which(level), '-a', word(names.join(',')), ...how({ ...rest, settings })].join(' ');
}

/** `solvarium generate`, for what a batch of levels was made from. */
export function generateCommand({ puzzle, settings = {}, target, seed = 0, count = 1, tries }: Order): string {
  const words = ['solvarium', 'generate', word(puzzle)];
  for (const [name, value] of Object.entries(settings)) words.push(`--${name}`, word(String(value)));
  if (target) words.push('--target', word(target));
  if (target && tries !== undefined) words.push('--tries', String(tries));
  words.push('--seed', String(seed));
  if (count > 1) words.push('--count', String(count));
  return words.join(' ');
}

function which({ level, puzzle }: LevelArgument): string[] {
  return puzzle ? [word(level), '--puzzle', word(puzzle)] : [word(level)];
}

function how({ heuristic, space, settings = {}, limits = {}, seed = 0 }: Request): string[] {
  const words: string[] = [];
  if (heuristic) words.push('-e', word(heuristic));
  if (space) words.push('--space', word(space));
  for (const [name, value] of Object.entries(settings)) words.push('--set', word(`${name}=${value}`));
  if (limits.nodes !== undefined) words.push('--max-nodes', String(limits.nodes));
  if (limits.seconds !== undefined) words.push('--max-time', String(limits.seconds));
  if (limits.cpu_seconds !== undefined) words.push('--max-cpu', String(limits.cpu_seconds));
  if (limits.bytes !== undefined) words.push('--max-memory', size(limits.bytes));
  if (seed !== 0) words.push('--seed', String(seed));
  return words;
}

function size(bytes: number): string {
  return bytes % (1 << 20) === 0 ? `${bytes / (1 << 20)}MiB` : String(bytes);
}

/** A word as a shell takes it. */
function word(text: string): string {
  return /^[\w./:,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
