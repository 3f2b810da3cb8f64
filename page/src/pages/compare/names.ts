// What the lanes of a race are called: the algorithm, and what tells it from the others.
import type { Dictionary } from '../../i18n/en';
import type { PuzzleCard, Request } from '../../protocol';
import { guideIn, isGuided, isInSpace, paramsIn } from '../../store/meaning';
import type { Method } from '../../store/methods';
import { OWN } from '../../transport/own/name';
import { defaultOf } from '../../widgets/params';

export interface LaneName {
  /** The algorithm, with what was set and what tells it from other lanes of the same algorithm. */
  name: string;
  /** Everything that it runs with. */
  about: string;
}

/** Something that a lane runs with. */
interface Aspect {
  key: string;
  text: string;
  /** Whether nobody has set it. */
  usual: boolean;
}

/** What names need of a puzzle's card, and of the page's words. */
type Card = Pick<PuzzleCard, 'spaces' | 'heuristics'>;
type Words = Pick<Dictionary, 'compare' | 'watch' | 'methods'>;

/** The names of the lanes, in their order; no two are the same. */
export function laneNames(requests: readonly Request[], card: Card, methods: readonly Method[], words: Words): LaneName[] {
  const lanes = requests.map((request) => {
    const method = methods.find(({ name }) => name === request.algorithm);
    return { title: method?.title ?? request.algorithm, algorithm: request.algorithm, aspects: aspectsOf(request, card, method, words) };
  });
  const differs = (algorithm: string, { key, text }: Aspect) =>
    lanes.some((other) => other.algorithm === algorithm && other.aspects.some((each) => each.key === key && each.text !== text));
  const met = new Map<string, number>();
  return lanes.map(({ title, algorithm, aspects }) => {
    const told = aspects.filter((aspect) => !aspect.usual || differs(algorithm, aspect));
    const name = [title, ...told.map(({ text }) => text)].join(' · ');
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return { name: times > 1 ? `${name} (${times})` : name, about: aspects.map(({ text }) => text).join(' · ') };
  });
}

function aspectsOf(request: Request, card: Card, method: Method | undefined, { compare, watch, methods }: Words): Aspect[] {
  const aspects: Aspect[] = [];
  const settings = request.settings ?? {};
  if (method?.informed) {
    const space = request.space ?? card.spaces[0]?.name;
    const first = card.heuristics.find((heuristic) => heuristic.space === space)?.name ?? '';
    const usual = isGuided(method, settings) ? first : '';
    const name = guideIn(method, settings, request.heuristic ?? usual);
    aspects.push({ key: 'heuristic', text: name === OWN ? methods.ownHeuristic : name || methods.brokenRules, usual: name === usual });
  }
  if (method && method.group !== 'own' && card.spaces.length > 1 && isInSpace(method, settings)) {
    const space = request.space ? card.spaces.find(({ name }) => name === request.space) : card.spaces[0];
    aspects.push({ key: 'space', text: compare.inSpace(space?.title ?? request.space ?? ''), usual: space === card.spaces[0] });
  }
  for (const param of paramsIn(method, settings)) {
    const [value, usual] = [settings[param.name] ?? defaultOf(param), defaultOf(param)].map(String) as [string, string];
    const yes = value === 'true' ? watch.yes : watch.no;
    const word = param.kind.type === 'flag' ? yes : (param.choices[value] ?? (value || '–'));
    aspects.push({ key: param.name, text: `${param.title} ${word}`, usual: value === usual });
  }
  for (const [name, value] of Object.entries(settings)) {
    if (!method?.params.some((param) => param.name === name)) aspects.push({ key: name, text: `${name}=${String(value)}`, usual: false });
  }
  if (method?.randomised) aspects.push({ key: 'seed', text: compare.seed(request.seed ?? 0), usual: !request.seed });
  return aspects;
}
