// Heuristics that the person wrote, kept in the browser: for each puzzle the one in use, and those saved under a name. Inside
// another page what is accepted lasts as long as that page.
import { embedded } from '../embed';
import type { Language } from '../i18n/languages';
import type { LevelRef, Request } from '../protocol';
import { recall, remember } from './persist';
import { settings } from './settings.svelte';

export interface Script {
  puzzle: string;
  title: string;
  source: string;
}

const VERSION = 1;

/** What is there before anything was written. */
export const STARTERS: Record<Language, string> = {
  en: `// An estimate of the cost from this state to the nearest goal.
function heuristic(state, level) {
  return 0;
}
`,
  vi: `// Ước lượng chi phí từ trạng thái này đến đích gần nhất.
function heuristic(state, level) {
  return 0;
}
`,
};

class Scripts {
  private inUse: Record<string, string> = $state.raw(recall('scripts:used', VERSION, {}));
  private saved: Script[] = $state.raw(recall('scripts:saved', VERSION, []));

  /** The text in use for a puzzle. */
  sourceOf(puzzle: string): string {
    return this.inUse[puzzle] ?? STARTERS[settings.language];
  }

  /** Uses a text from now on. */
  use(puzzle: string, source: string): void {
    this.inUse = { ...this.inUse, [puzzle]: source };
    if (!embedded) remember('scripts:used', VERSION, this.inUse);
  }

  /** Those saved for a puzzle. */
  of(puzzle: string): Script[] {
    return this.saved.filter((script) => script.puzzle === puzzle);
  }

  /** Saves the text in use under a name; one that has the name is replaced. */
  save(puzzle: string, title: string): void {
    this.keep([...this.without(puzzle, title), { puzzle, title, source: this.sourceOf(puzzle) }]);
  }

  remove(puzzle: string, title: string): void {
    this.keep(this.without(puzzle, title));
  }

  /** The texts that searches bring along and that are not the person's own, each once. They must not run before they were accepted. */
  foreignIn(requests: readonly Request[]): string[] {
    return [...new Set(requests.flatMap(({ script }) => (script === undefined || this.knows(script) ? [] : [script])))];
  }

  /** Whether a text is the person's own: in use, saved, or what everybody begins with. */
  knows(source: string): boolean {
    return [...Object.values(this.inUse), ...this.saved.map((script) => script.source), ...Object.values(STARTERS)].includes(source);
  }

  /** Uses a text of somebody else's. What was in use before is saved, if it is nowhere else. */
  adopt(puzzle: string, source: string, title: string): void {
    const before = this.inUse[puzzle];
    const isSaved = before === undefined || Object.values(STARTERS).includes(before) || this.saved.some((script) => script.source === before);
    if (!isSaved) this.save(puzzle, this.free(puzzle, title));
    this.use(puzzle, source);
  }

  /** A name that no other has. */
  private free(puzzle: string, title: string): string {
    const taken = new Set(this.of(puzzle).map((script) => script.title));
    let name = title;
    for (let number = 2; taken.has(name); number++) name = `${title} ${number}`;
    return name;
  }

  private without(puzzle: string, title: string): Script[] {
    return this.saved.filter((script) => script.puzzle !== puzzle || script.title !== title);
  }

  private keep(scripts: Script[]): void {
    this.saved = scripts;
    if (!embedded) remember('scripts:saved', VERSION, scripts);
  }
}

/** The puzzle of a level, whose heuristics its searches use. */
export function puzzleIn(level: LevelRef): string {
  return (level.from === 'built-in' ? level.name.split('/')[0] : level.puzzle) ?? '';
}

export const scripts = new Scripts();
