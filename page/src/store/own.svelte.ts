// The person's own levels: opened from text, each kept in the browser by itself, so that windows never overwrite each other's.
import { SvelteMap } from 'svelte/reactivity';
import type { LevelRef, Metadata } from '../protocol';
import { isShared, shared } from '../hub/shared.svelte';
import { hashOf, slugOf } from './content';
import { forget, keysFrom, onOtherWindow, recall, remember } from './persist';

/** The first part of their names: `own/ID`. */
const OWN = 'own';

export interface OwnLevel {
  /** A hash of the puzzle and the text: the same level is kept once. */
  id: string;
  puzzle: string;
  /** What the person calls it. */
  title: string;
  /** The level in the puzzle's first notation. */
  text: string;
  /** When it was opened first. */
  when: number;
  /** What the editor found out about its best solution: measures and their values. */
  best?: Metadata['best'] | undefined;
  /** What its `id` was before it was changed: addresses of then lead to it. */
  was?: string[];
}

/** What a level is, whatever it is called. */
type Content = Pick<OwnLevel, 'puzzle' | 'text' | 'best'>;

const VERSION = 1;
const KEY = 'own:';

const levels = new SvelteMap<string, OwnLevel>();
/** Levels for which there was no room: they last as long as the page is open. */
const unkept = new SvelteMap<string, true>();
/** Levels of links that are only looked at: they are kept when the person plays or keeps them. */
const visited = new SvelteMap<string, OwnLevel>();

function read(): void {
  const stored = keysFrom(KEY).flatMap((key) => recall<OwnLevel | null>(key, VERSION, null) ?? []);
  const found = new Set(stored.map((level) => level.id));
  for (const id of levels.keys()) if (!found.has(id) && !unkept.has(id)) levels.delete(id);
  for (const level of stored) levels.set(level.id, level);
}
read();
onOtherWindow(KEY, read);

function store(level: OwnLevel): void {
  levels.set(level.id, level);
  if (remember(KEY + level.id, VERSION, level)) unkept.delete(level.id);
  else unkept.set(level.id, true);
}

export const own = {
  /** All of them, the latest first. */
  get all(): OwnLevel[] {
    return [...levels.values()].sort((one, other) => other.when - one.when || one.title.localeCompare(other.title));
  },
  of: (puzzle: string): OwnLevel[] => own.all.filter((level) => level.puzzle === puzzle),
  /** The level of a name such as `own/ID`. */
  named(name: string): OwnLevel | undefined {
    const id = name.slice(OWN.length + 1);
    if (!isOwn(name)) return undefined;
    return levels.get(id) ?? visited.get(id) ?? own.all.find(({ was }) => was?.includes(id));
  },
  /** Whether it is only looked at. */
  isVisited: (level: OwnLevel): boolean => visited.has(level.id),
  /** A level of a link, to be looked at; one that is here already stays as it is. */
  visit({ puzzle, text }: Content, title: string): OwnLevel {
    const id = idOf(puzzle, text);
    const level = levels.get(id) ?? visited.get(id) ?? { id, puzzle, title, text, when: Date.now() };
    if (!levels.has(id)) visited.set(id, level);
    return level;
  },
  /** Keeps a level that was only looked at. */
  keepVisited(name: string): void {
    const level = own.named(name);
    if (!level || !visited.delete(level.id)) return;
    store({ ...level, when: Date.now() });
  },
  isKept: (level: OwnLevel): boolean => !unkept.has(level.id),

  /** Keeps a level that was loaded; one that is here already keeps its title. */
  keep({ puzzle, text, best }: Content, title: string): OwnLevel {
    const id = idOf(puzzle, text);
    visited.delete(id);
    const level = { ...(levels.get(id) ?? { id, puzzle, title, text, when: Date.now() }), ...(best ? { best } : {}) };
    store(level);
    return level;
  },
  /** Puts a changed level in the place of the former one. */
  replace(former: OwnLevel, { puzzle, text, best }: Content, title: string): OwnLevel {
    const level = { ...former, id: idOf(puzzle, text), title, text, best };
    if (level.id !== former.id) level.was = [...(former.was ?? []), former.id];
    store(level);
    // Where there is no room for the new one, the former stays.
    if (level.id !== former.id && own.isKept(level)) own.remove(former);
    return level;
  },
  rename: (level: OwnLevel, title: string): void => store({ ...level, title }),
  remove(level: OwnLevel): void {
    levels.delete(level.id);
    unkept.delete(level.id);
    forget(KEY + level.id);
  },
  /** Undoes a removal. */
  restore: (level: OwnLevel): void => store(level),
};

const idOf = (puzzle: string, text: string): string => hashOf(`${puzzle}\n${text}`);

export const isOwn = (name: string): boolean => name.startsWith(`${OWN}/`);

export const ownName = (level: OwnLevel): string => `${OWN}/${level.id}`;

export function ownRef(level: OwnLevel): LevelRef {
  return { from: 'text', text: level.text, puzzle: level.puzzle, name: ownName(level) };
}

/** The file that a level is saved as. */
export function fileOf(level: OwnLevel): string {
  return `${slugOf(level.title) || `${level.puzzle}-${level.id}`}.txt`;
}

/** A level as an argument of the command line: by its built-in name, or by the file it can be saved as. */
export function argumentOf(name: string): { level: string; puzzle?: string } {
  const [level, other] = [own.named(name), shared.named(name)];
  if (isShared(name)) return { level: `${slugOf(other?.title ?? '') || 'level'}.txt`, ...(other ? { puzzle: other.puzzle } : {}) };
  return level ? { level: fileOf(level), puzzle: level.puzzle } : { level: name };
}
