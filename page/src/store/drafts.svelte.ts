// The person's drafts: levels in the editor, each kept in the browser by itself at every change. A window never overwrites
// what another has written: where both changed a draft, the second becomes a draft of its own.
import { SvelteMap } from 'svelte/reactivity';
import type { Sheet } from '../pages/edit/sheet';
import { forget, keysFrom, onOtherWindow, recall, remember } from './persist';

export interface Draft {
  /** Such as `draft-k3f9…`; no puzzle has such a name. */
  id: string;
  puzzle: string;
  title: string;
  sheet: Sheet;
  /** The name of the person's own level that it changes, if it does. */
  of?: string;
  /** When it was changed last. */
  when: number;
  /** Changes each time it is written: a random word, by which a window knows its own writing. */
  revision: string;
}

const VERSION = 1;
const KEY = 'draft:';
const PREFIX = 'draft-';

const drafts = new SvelteMap<string, Draft>();
/** Drafts for which there was no room, which last as long as the page is open: the revision of each that was stored last. */
const unkept = new SvelteMap<string, string>();

const stored = (id: string) => recall<Draft | null>(KEY + id, VERSION, null);
const chance = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

function read(): void {
  const found = keysFrom(KEY).flatMap((key) => recall<Draft | null>(key, VERSION, null) ?? []);
  const names = new Set(found.map((draft) => draft.id));
  for (const id of drafts.keys()) if (!names.has(id) && !unkept.has(id)) drafts.delete(id);
  // What is stored of a draft that had no room is older than the draft.
  const isNews = ({ id, revision }: Draft) => !unkept.has(id) && drafts.get(id)?.revision !== revision;
  for (const draft of found.filter(isNews)) drafts.set(draft.id, draft);
}
read();
onOtherWindow(KEY, read);

function store(draft: Draft): Draft {
  const written = { ...draft, revision: chance(), when: Date.now() };
  drafts.set(draft.id, written);
  if (remember(KEY + draft.id, VERSION, written)) unkept.delete(draft.id);
  else if (!unkept.has(draft.id)) unkept.set(draft.id, draft.revision);
  return written;
}

export const isDraft = (name: string): boolean => name.startsWith(PREFIX);

export const allDrafts = {
  /** Those of a puzzle, the latest first. */
  of: (puzzle: string): Draft[] =>
    [...drafts.values()].filter((draft) => draft.puzzle === puzzle).sort((one, other) => other.when - one.when),
  named: (id: string): Draft | undefined => drafts.get(id),
  isKept: (id: string): boolean => !unkept.has(id),
  /** Whether any draft is lost when the page is closed. */
  get isAnyUnkept(): boolean {
    return unkept.size > 0;
  },

  /** A draft that is not stored before it is saved. */
  begin: (puzzle: string, title: string, sheet: Sheet, of?: string): Draft => ({
    id: PREFIX + chance(), puzzle, title, sheet, ...(of ? { of } : {}), when: Date.now(), revision: '',
  }),

  /** Saves a draft as it was last seen, with changes. Where another window has written since, it is saved beside that one. */
  save(seen: Draft, changes: Partial<Pick<Draft, 'sheet' | 'title' | 'of'>>, copyOf: (title: string) => string): Draft {
    const there = stored(seen.id);
    const overtaken = there !== null && there.revision !== (unkept.get(seen.id) ?? seen.revision);
    if (overtaken) {
      drafts.set(there.id, there);
      unkept.delete(there.id);
    }
    const id = overtaken ? PREFIX + chance() : seen.id;
    const title = overtaken ? copyOf(seen.title) : seen.title;
    return store({ ...seen, title, ...changes, id });
  },
  remove(draft: Draft): void {
    drafts.delete(draft.id);
    unkept.delete(draft.id);
    forget(KEY + draft.id);
  },
  /** Undoes a removal. */
  restore: (draft: Draft): void => void store(draft),
};
