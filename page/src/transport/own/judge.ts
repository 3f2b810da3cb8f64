// A heuristic that a person wrote: its text is compiled, then it is asked about states. It runs where `sandbox.ts` has taken
// away everything but the language itself.
import type { Language } from '../../i18n/languages';
import type { Plain } from '../../protocol';
import { decode, type Data, type Fields } from './decode';
import { words } from './words';

/** What the engine tells about a search that begins. */
export interface Scene {
  about: { puzzle: string; space: string; algorithm: string; script: string };
  level: Plain;
  state: Plain;
}

type Estimate = (state: Data, level: Data) => unknown;

/** Why it failed, and where. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';

  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** Kept, as it is taken away from programs. */
const Compile = Function;
/** What the text is called in the places that errors name. */
const SOURCE = 'own-heuristic.js';
const PLACE = /own-heuristic\.js:(\d+):(\d+)/;
/** The function that an algorithm asks, where there is one; else `heuristic`. */
const SPECIAL: Readonly<Record<string, string>> = { greedy: 'order', hill: 'energy', anneal: 'energy', genetic: 'energy' };

export class Judge {
  private estimateOf: Estimate = () => 0;
  private level: Data = {};
  private fields: Fields = [];
  private language: Language = 'en';

  begin({ about, level, state }: Scene, language: Language): void {
    const { script, algorithm } = about;
    const forbidden = /\bimport\b/.exec(script);
    if (forbidden) throw new ScriptError(words[language].noImport, script.slice(0, forbidden.index).split('\n').length);
    const functions = placed(() => compiled(script)());
    const estimate = functions[SPECIAL[algorithm] ?? ''] ?? functions.heuristic;
    if (!estimate) throw new ScriptError(words[language].noFunction);
    this.estimateOf = estimate;
    this.level = decode(level.fields, level.numbers);
    this.fields = state.fields;
    this.language = language;
  }

  estimate(numbers: ArrayLike<number>): number {
    const state = decode(this.fields, numbers);
    const value = placed(() => this.estimateOf(state, this.level));
    if (typeof value === 'number' && value >= 0) return value;
    throw new ScriptError(words[this.language].noEstimate(typeof value === 'string' ? `"${value}"` : String(value)));
  }
}

/** A function that runs the text and gives the functions it declares. */
function compiled(script: string): () => Partial<Record<string, Estimate>> {
  const declared = ['heuristic', 'order', 'energy'].map((name) => `${name}: typeof ${name} === 'function' ? ${name} : undefined`);
  return new Compile(`"use strict";\n${script}\n;return { ${declared.join(', ')} };\n//# sourceURL=${SOURCE}`) as () => Partial<Record<string, Estimate>>;
}

/** Lines that stand above the text where it is compiled; engines differ. */
let above: number | null = null;
function linesAbove(): number {
  if (above !== null) return above;
  try {
    new Compile(`"use strict";\nthrow new Error();\n//# sourceURL=${SOURCE}`)();
  } catch (thrown) {
    above = Number(PLACE.exec((thrown as Error).stack ?? '')?.[1] ?? 1) - 1;
  }
  return above ?? 0;
}

/** Does something of the person's; what it throws gets its place in the text. */
function placed<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw new ScriptError(String(thrown));
    const [, line, column] = PLACE.exec(thrown.stack ?? '') ?? [];
    const message = `${thrown.name}: ${thrown.message}`;
    throw line ? new ScriptError(message, Math.max(1, Number(line) - linesAbove()), Number(column)) : new ScriptError(message);
  }
}
