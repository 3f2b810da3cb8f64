// What a person chose for a run: the fields of the form, and the request they make.
import type { LevelRef, Limits, PuzzleCard, Request } from '../../protocol';
import { guideIn, paramsIn } from '../../store/meaning';
import { heuristicsOf, type Method } from '../../store/methods';
import { recall, remember } from '../../store/persist';
import { scripts } from '../../store/scripts.svelte';
import { OWN } from '../../transport/own/name';
import { fieldsOf, settingsOf, type Fields } from '../../widgets/params';

export interface Choice {
  algorithm: string;
  /** Empty for the default of the space. */
  heuristic: string;
  /** Empty for the puzzle's default. */
  space: string;
  /** Parameters by method. */
  params: Record<string, Fields>;
  /** Rule variants of the puzzle. */
  rules: Fields;
  nodes: string;
  seconds: string;
  mebibytes: string;
  seed: string;
  /** The text of the own heuristic: that of a link, or of a run that was guided by it. */
  script?: string;
}

const VERSION = 2;
const fresh: Choice = {
  algorithm: 'astar', heuristic: '', space: '', params: {}, rules: {}, nodes: '', seconds: '30', mebibytes: '', seed: '0',
};

/** What was chosen last for a puzzle, as far as it still exists. */
export function recalled(card: PuzzleCard, methods: readonly Method[]): Choice {
  const choice = { ...fresh, ...recall(`watch:${card.name}`, VERSION, {}, upgraded) };
  if (!methods.some((method) => method.name === choice.algorithm)) choice.algorithm = methods[0]?.name ?? fresh.algorithm;
  if (!card.spaces.some((space) => space.name === choice.space)) choice.space = '';
  if (!heuristicsOf(card, choice.space).some((each) => each.name === choice.heuristic)) choice.heuristic = '';
  return choice;
}

/** What a link chose. */
export function linked(card: PuzzleCard, methods: readonly Method[], request: Request, rules: LevelRef['rules']): Choice {
  const params = methods.find((method) => method.name === request.algorithm)?.params ?? [];
  const { nodes, seconds, bytes } = request.limits ?? {};
  return {
    algorithm: request.algorithm,
    heuristic: request.heuristic ?? '',
    space: request.space ?? '',
    params: { [request.algorithm]: fieldsOf(params, request.settings ?? {}) },
    rules: fieldsOf(card.params, { ...rules, ...request.settings }),
    nodes: nodes == null ? '' : String(nodes),
    seconds: seconds == null ? fresh.seconds : String(seconds),
    mebibytes: bytes == null ? '' : String(Math.max(1, Math.floor(bytes / (1 << 20)))),
    seed: String(request.seed ?? 0),
    ...(request.script === undefined ? {} : { script: request.script }),
  };
}

/** A choice to be run: with the person's own heuristic as it is written now, which may change after the run. */
export function written(choice: Choice, puzzle: string): Choice {
  return choice.heuristic === OWN && choice.script === undefined ? { ...choice, script: scripts.sourceOf(puzzle) } : choice;
}

/** Version 1 had another name for the parameters. */
function upgraded(old: unknown): Partial<Choice> {
  const { knobs = {}, ...choice } = old as Partial<Choice> & { knobs?: Choice['params'] };
  return { ...choice, params: knobs };
}

/** Keeps what was chosen, but not the program that a link brought along. */
export function keep(card: PuzzleCard, { script: _, ...choice }: Choice): void {
  remember(`watch:${card.name}`, VERSION, choice);
}

/** A whole number of at least `least`, or nothing. */
export function whole(text: string, least = 1): number | undefined {
  const value = Number(text.trim());
  return text.trim() !== '' && Number.isSafeInteger(value) && value >= least ? value : undefined;
}

export function limitsOf(choice: Pick<Choice, 'nodes' | 'seconds' | 'mebibytes'>): Limits {
  const [nodes, seconds, mebibytes] = [whole(choice.nodes), Number(choice.seconds), whole(choice.mebibytes)];
  return {
    ...(nodes !== undefined ? { nodes } : {}),
    ...(seconds > 0 ? { seconds } : {}),
    ...(mebibytes !== undefined ? { bytes: mebibytes * (1 << 20) } : {}),
  };
}

export function requestOf(choice: Choice, method: Method): Request {
  const fields = choice.params[method.name] ?? {};
  const settings = settingsOf(paramsIn(method, fields), fields);
  const heuristic = guideIn(method, fields, choice.heuristic);
  return {
    algorithm: method.name,
    ...(heuristic ? { heuristic } : {}),
    ...(heuristic === OWN && choice.script !== undefined ? { script: choice.script } : {}),
    ...(method.group !== 'own' && choice.space ? { space: choice.space } : {}),
    ...(Object.keys(settings).length ? { settings } : {}),
    limits: limitsOf(choice),
    ...(method.randomised ? { seed: whole(choice.seed, 0) ?? 0 } : {}),
  };
}

/** The level, with the rules that were chosen. */
export function levelBy(level: LevelRef, card: PuzzleCard, rules: Fields): LevelRef {
  const settings = settingsOf(card.params, rules);
  return Object.keys(settings).length ? { ...level, rules: settings } : level;
}
