// A heuristic that a person wrote: its text is compiled, then it is asked about states. It runs where `sandbox.ts` has taken
// away everything but the language itself, and its steps are counted.
import type { Language } from '../../i18n/languages';
import type { Plain } from '../../protocol';
import { decode, type Data, type Fields } from './decode';
import { counted, mistakeIn, unusedName, type Counted } from './steps';
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

/** Thrown into a program that takes too many steps. */
class OutOfSteps extends Error {}

/** Turns of loops and calls of functions that a program may take for one evaluation, or to begin with. */
export const MOST_STEPS = 10_000_000;
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
  private program: Counted = { text: '', seen: (place) => place };
  private steps = 0;
  /** What was thrown when the steps ran out: a program may catch it, but has no more steps. */
  private exhausted: OutOfSteps | null = null;

  begin({ about, level, state }: Scene, language: Language): void {
    const { script, algorithm } = about;
    this.language = language;
    const forbidden = /\bimport\b/.exec(script);
    if (forbidden) throw new ScriptError(words[language].noImport, script.slice(0, forbidden.index).split('\n').length);
    const mistake = mistakeIn(script);
    if (mistake) throw new ScriptError(refusal(script) ?? words[language].notRead, mistake.line, mistake.column);
    const counter = unusedName(script);
    this.program = counted(script, counter);
    const functions = this.run(() => compiled(this.program.text, counter)(() => this.step()));
    const estimate = functions[SPECIAL[algorithm] ?? ''] ?? functions.heuristic;
    if (!estimate) throw new ScriptError(words[language].noFunction);
    this.estimateOf = estimate;
    this.level = decode(level.fields, level.numbers);
    this.fields = state.fields;
  }

  estimate(numbers: ArrayLike<number>): number {
    const state = decode(this.fields, numbers);
    const value = this.run(() => this.estimateOf(state, this.level));
    if (typeof value === 'number' && value >= 0) return value;
    throw new ScriptError(words[this.language].noEstimate(typeof value === 'string' ? `"${value}"` : String(value)));
  }

  private refill(): void {
    this.steps = 0;
    this.exhausted = null;
  }

  private step(): void {
    if (++this.steps <= MOST_STEPS) return;
    this.exhausted ??= new OutOfSteps(words[this.language].tooManySteps(MOST_STEPS));
    throw this.exhausted;
  }

  /** Does something of the person's, within the steps it may take; what it throws gets its place in the text. */
  private run<T>(work: () => T): T {
    this.refill();
    try {
      const done = work();
      if (this.exhausted) throw this.exhausted;
      return done;
    } catch (thrown) {
      const error: unknown = this.exhausted ?? thrown;
      if (!(error instanceof Error)) throw new ScriptError(String(error));
      const message = error instanceof OutOfSteps ? error.message : `${error.name}: ${error.message}`;
      const [, line, column] = PLACE.exec(error.stack ?? '') ?? [];
      if (!line) throw new ScriptError(message);
      const place = this.program.seen({ line: Math.max(1, Number(line) - linesAbove()), column: Number(column) });
      throw new ScriptError(message, place.line, place.column);
    }
  }
}

/** A function that runs the text, given its counter, and gives the functions it declares. */
function compiled(script: string, counter: string): (step: () => void) => Partial<Record<string, Estimate>> {
  const declared = ['heuristic', 'order', 'energy'].map((name) => `${name}: typeof ${name} === 'function' ? ${name} : undefined`);
  const text = `"use strict";\n${script}\n;return { ${declared.join(', ')} };\n//# sourceURL=${SOURCE}`;
  return new Compile(counter, text) as (step: () => void) => Partial<Record<string, Estimate>>;
}

/** What the browser says of a text that it does not compile. */
function refusal(script: string): string | null {
  try {
    new Compile(`"use strict";\n${script}`);
    return null;
  } catch (thrown) {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  }
}

/** Lines that stand above the text where it is compiled; engines differ. */
let above: number | null = null;
function linesAbove(): number {
  if (above !== null) return above;
  try {
    new Compile('step', `"use strict";\nthrow new Error();\n//# sourceURL=${SOURCE}`)();
  } catch (thrown) {
    above = Number(PLACE.exec((thrown as Error).stack ?? '')?.[1] ?? 1) - 1;
  }
  return above ?? 0;
}
