// A level that came by a link: built in, or one that is looked at and not yet kept.
import { i18n } from '../../i18n';
import type { LevelRef, Shared } from '../../protocol';
import { catalogue, shelfOf } from '../../store/catalogue.svelte';
import { hasOtherRules, type OpenLevel } from '../../store/level';
import { puzzleTitle } from '../../store/names';
import { own, ownName, ownRef } from '../../store/own.svelte';
import { asked } from '../../transport/asking';
import { sharing } from './sharing.svelte';

/** What a link shows, where it shows this kind of view. */
export interface Visit<V extends Shared['view']> {
  level: LevelRef;
  view: V;
}

/** Letters of the longest title that is taken over. */
const LONGEST = 80;

export async function openShared(given: LevelRef): Promise<OpenLevel> {
  const all = await catalogue();
  const there = await asked({ ask: 'load', level: given });
  const opened = given.from === 'built-in' ? { ref: given, loaded: there } : visited(given, there);
  const shelf = shelfOf(all, opened.loaded.name);
  if (!shelf) throw new Error(i18n.t.common.lost);
  sharing.level = opened.loaded.name;
  return { ...opened, shelf, all };
}

/** A level under the name that it has, or would have, among the person's own. */
function visited(given: LevelRef & { from: 'text' }, there: OpenLevel['loaded']): Pick<OpenLevel, 'ref' | 'loaded'> {
  const title = given.name || there.metadata.name || i18n.t.share.untitled(puzzleTitle(there.puzzle));
  const level = own.visit(there, title.length > LONGEST ? `${title.slice(0, LONGEST)}…` : title);
  const rules = hasOtherRules(given.rules) ? { rules: given.rules } : {};
  return { ref: { ...ownRef(level), ...rules }, loaded: { ...there, name: ownName(level) } };
}
