// What means something in a search, as the engine declares it of each algorithm: forms show nothing else, and names tell nothing else.
import type { Family, Meaning, ParamCard, Setting } from '../protocol';
import { OWN } from '../transport/own/name';
import { defaultOf } from '../widgets/params';

/** What is declared of a way to search. */
export interface Declared {
  /** The kind of puzzle that it is used for. */
  family: Family;
  informed: boolean;
  params: ParamCard[];
  meanings: Meaning[];
}

/** Values of parameters, where they are not the defaults: the fields of a form, or the settings of a request. */
type Values = Readonly<Record<string, Setting>>;

/** The parameters that mean something beside these values. */
export function paramsIn(method: Declared | undefined, values: Values): ParamCard[] {
  return method?.params.filter(({ name }) => means(method, name, values)) ?? [];
}

/** The rules of a puzzle that mean something for an algorithm in a space; without an algorithm, those that mean something for all. */
export function rulesIn(rules: readonly ParamCard[], space: string | undefined, algorithm?: string): ParamCard[] {
  const has = (names: readonly string[], name: string | undefined) => !names.length || (name !== undefined && names.includes(name));
  return rules.filter((rule) => has(rule.algorithms, algorithm) && has(rule.spaces, space));
}

/** Whether a search is guided by a heuristic of the puzzle. */
export function isGuided(method: Declared, values: Values): boolean {
  return method.informed && means(method, 'heuristic', values);
}

/** Whether a search takes place in a space of states; where complete boards are changed, none of them means anything. */
export function isInSpace(method: Declared, values: Values): boolean {
  return !method.informed || isGuided(method, values);
}

/** The heuristic that a request names; empty where it means nothing. A program of the person's judges every informed search. */
export function guideIn(method: Declared, values: Values, heuristic: string): string {
  return isGuided(method, values) || (method.informed && heuristic === OWN) ? heuristic : '';
}

function means({ family, params, meanings }: Declared, what: string, values: Values): boolean {
  const valueOf = (name: string) => {
    const param = params.find((one) => one.name === name);
    return String(values[name] ?? (param ? defaultOf(param) : ''));
  };
  const holds = ({ path, setting }: Meaning) => (!path || family === 'path') && (!setting || setting[1].includes(valueOf(setting[0])));
  const cases = meanings.filter(({ of }) => of === what);
  return !cases.length || cases.some(holds);
}
