// Packs of the person's own levels: a name and an order. Each is kept in the browser by itself, like the levels.
import { SvelteMap } from 'svelte/reactivity';
import { own, type OwnLevel } from './own.svelte';
import { forget, keysFrom, onOtherWindow, recall, remember } from './persist';

export interface OwnPack {
  id: string;
  puzzle: string;
  title: string;
  /** The ids of its levels, in their order. */
  levels: string[];
  /** When it was made. */
  when: number;
}

const VERSION = 1;
const KEY = 'pack:';

const known = new SvelteMap<string, OwnPack>();
/** Packs for which there was no room: they last as long as the page is open. */
const unkept = new SvelteMap<string, true>();

function read(): void {
  const stored = keysFrom(KEY).flatMap((key) => recall<OwnPack | null>(key, VERSION, null) ?? []);
  const found = new Set(stored.map((pack) => pack.id));
  for (const id of known.keys()) if (!found.has(id) && !unkept.has(id)) known.delete(id);
  // What is stored of a pack that had no room is older than the pack.
  for (const pack of stored) if (!unkept.has(pack.id)) known.set(pack.id, pack);
}
read();
onOtherWindow(KEY, read);

function store(pack: OwnPack): OwnPack {
  known.set(pack.id, pack);
  if (remember(KEY + pack.id, VERSION, pack)) unkept.delete(pack.id);
  else unkept.set(pack.id, true);
  return pack;
}

export const packs = {
  /** All of them, the latest first. */
  get all(): OwnPack[] {
    return [...known.values()].sort((one, other) => other.when - one.when || one.title.localeCompare(other.title));
  },
  of: (puzzle: string): OwnPack[] => packs.all.filter((pack) => pack.puzzle === puzzle),
  isKept: (pack: OwnPack): boolean => !unkept.has(pack.id),
  /** The levels of a pack that are there, in their order. */
  levels: (pack: OwnPack): OwnLevel[] => pack.levels.flatMap((id) => own.named(`own/${id}`) ?? []),
  /** The pack that a level is in. */
  with: (level: OwnLevel): OwnPack | undefined => packs.all.find((pack) => pack.levels.includes(level.id)),

  create(puzzle: string, title: string): OwnPack {
    const when = Date.now();
    let id = when.toString(36);
    while (known.has(id)) id += '0';
    return store({ id, puzzle, title, levels: [], when });
  },
  /** Puts levels at the end of a pack; what is in it already stays where it is. */
  add(pack: OwnPack, levels: readonly OwnLevel[]): OwnPack {
    const now = known.get(pack.id) ?? pack;
    const added = levels.map((level) => level.id).filter((id) => !now.levels.includes(id));
    return store({ ...now, levels: [...now.levels, ...new Set(added)] });
  },
  /** A changed level takes the place of the former one, wherever that is. */
  replace(former: OwnLevel, level: OwnLevel): void {
    for (const pack of packs.all.filter(({ levels }) => levels.includes(former.id))) {
      store({ ...pack, levels: [...new Set(pack.levels.map((id) => (id === former.id ? level.id : id)))] });
    }
  },
  rename: (pack: OwnPack, title: string): OwnPack => store({ ...pack, title }),
  /** Moves a level by so many places. */
  move(pack: OwnPack, level: OwnLevel, by: number): void {
    const at = pack.levels.indexOf(level.id);
    const to = Math.min(Math.max(at + by, 0), pack.levels.length - 1);
    if (at < 0 || to === at) return;
    const levels = pack.levels.filter((id) => id !== level.id);
    levels.splice(to, 0, level.id);
    store({ ...pack, levels });
  },
  /** Takes a level out; it stays one of the person's own. */
  takeOut: (pack: OwnPack, level: OwnLevel): OwnPack => store({ ...pack, levels: pack.levels.filter((id) => id !== level.id) }),
  /** Deletes a pack with its levels; gives what brings it back. */
  remove(pack: OwnPack): () => void {
    const levels = packs.levels(pack);
    known.delete(pack.id);
    unkept.delete(pack.id);
    forget(KEY + pack.id);
    levels.forEach((level) => own.remove(level));
    return () => {
      levels.forEach((level) => own.restore(level));
      store(pack);
    };
  },
};

/** The neighbours of a level: those of its pack, or of the levels of its puzzle that are in none. */
export function shelfmates(level: OwnLevel): OwnLevel[] {
  const pack = packs.with(level);
  return pack ? packs.levels(pack) : own.of(level.puzzle).filter((one) => !packs.with(one));
}

/** The text of a pack in a notation for collections, from the texts of its levels in it. */
export function collectionOf(texts: readonly string[]): string {
  const separated = (text: string, at: number) => (at > 0 && text.trimEnd().includes('\n') ? `\n${text}` : text);
  return texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).map(separated).join('');
}

