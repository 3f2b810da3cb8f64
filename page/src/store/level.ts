// A level by its name in the address: built in, shared, or the person's own.
import { isShared, shared } from '../hub/shared.svelte';
import { i18n } from '../i18n';
import type { Catalogue, LevelRef, LoadedLevel, PuzzleCard } from '../protocol';
import { asked } from '../transport/asking';
import { catalogue, shelfOf, type Shelf } from './catalogue.svelte';
import { methodsOf, type Method } from './methods';
import { isOwn, own, ownRef } from './own.svelte';

/** What to ask the engine for. */
export function refOf(name: string): LevelRef {
  if (isShared(name)) {
    const level = shared.ref(name);
    if (!level) throw new Error(i18n.t.common.lost);
    return level;
  }
  if (!isOwn(name)) return { from: 'built-in', name };
  const level = own.named(name);
  if (!level) throw new Error(i18n.t.own.gone);
  return ownRef(level);
}

/** The same for a level that may have to be asked for first. */
export async function findRef(name: string): Promise<LevelRef> {
  if (isShared(name)) await shared.find(name);
  return refOf(name);
}

/** Whether rules are set that differ from those of the level itself. */
export function hasOtherRules(rules: LevelRef['rules']): rules is NonNullable<LevelRef['rules']> {
  return Object.keys(rules ?? {}).length > 0;
}

/** The puzzle of a level's name. */
export function puzzleOf(name: string): string | undefined {
  if (isShared(name)) return shared.named(name)?.puzzle;
  return isOwn(name) ? own.named(name)?.puzzle : name.split('/')[0];
}

/** A level that is loaded, with its place among the others. */
export interface OpenLevel {
  ref: LevelRef;
  loaded: LoadedLevel;
  shelf: Shelf;
  all: Catalogue;
}

export async function openLevel(name: string): Promise<OpenLevel> {
  // Whoever goes to a page of it, not of the link that it came with, wants to find it again.
  own.keepVisited(name);
  const all = await catalogue();
  const ref = await findRef(name);
  const loaded = withBest(await asked({ ask: 'load', level: ref }));
  const shelf = shelfOf(all, loaded.name);
  if (!shelf) throw new Error(i18n.t.common.lost);
  return { ref, loaded, shelf, all };
}

/** A level with what the editor found out about its best solution, if its text does not tell. */
function withBest(loaded: LoadedLevel): LoadedLevel {
  const { metadata } = loaded;
  const best = own.named(loaded.name)?.best;
  return best && !metadata.best?.length ? { ...loaded, metadata: { ...metadata, best } } : loaded;
}

/** What the pages that search a level are given. */
export interface Searchable extends Pick<OpenLevel, 'ref' | 'loaded'> {
  card: PuzzleCard;
  methods: readonly Method[];
}

/** An open level, with what can solve it. */
export function withMethods<L extends OpenLevel>(opened: L) {
  return { ...opened, methods: methodsOf(opened.all, opened.shelf.puzzle, opened.loaded.algorithms) };
}
