// Levels of a batch among the person's own: stored, and taken out again.
import { own, type OwnLevel } from '../../store/own.svelte';
import { packs, type OwnPack } from '../../store/packs.svelte';
import type { FoundLevel } from './making.svelte';

/** Stores a level that was found. One that was not there before is noted in `stored`. */
export function keepFound({ level }: Pick<FoundLevel, 'level'>, title: string, stored: Set<string>): OwnLevel {
  const isNew = !own.of(level.puzzle).some(({ text }) => text === level.text);
  const kept = own.keep(level, title);
  if (isNew) stored.add(kept.id);
  return kept;
}

/** Takes a level out of a pack, and removes it where it comes from this batch and is in no other pack; gives what undoes that. */
export function takeOutFound(pack: OwnPack, level: OwnLevel, stored: ReadonlySet<string>): () => void {
  const rest = packs.takeOut(pack, level);
  const isRemoved = stored.has(level.id) && !packs.with(level);
  if (isRemoved) own.remove(level);
  return () => {
    if (isRemoved) own.restore(level);
    packs.add(rest, [level]);
  };
}
