// What the open page has to share, and what a link that is open is about.
import { onMount } from 'svelte';
import type { LevelRef, View } from '../../protocol';
import { shared } from '../../hub/shared.svelte';
import { hasOtherRules, puzzleOf, refOf } from '../../store/level';
import { own } from '../../store/own.svelte';

/** Something that can be shared: what it is called, what a link of it shows, and the rules if they are not the usual ones. */
export interface Offer {
  kind: 'level' | 'position' | 'replay' | 'watch' | 'compare' | 'diff' | 'quiz';
  view: View;
  rules?: LevelRef['rules'];
  /** The level, where it has no name of its own on this page. */
  level?: LevelRef;
}

class Sharing {
  /** The level that is being shared; null while the dialog is closed. */
  shown: string | null = $state(null);
  /** The level of the link that is open. */
  level: string | null = $state(null);
  /** Whether the link shows a search. */
  wide = $state(false);
  private source: (() => Offer[]) | null = null;

  get puzzle(): string | undefined {
    return this.level === null ? undefined : puzzleOf(this.level);
  }

  /** What there is to share now. */
  get offers(): Offer[] {
    const more = this.source?.() ?? [];
    return more.length ? more : [{ kind: 'level', view: { page: 'play' } }];
  }

  /** The page tells what it has to share, until it is closed. */
  offer(source: () => Offer[]): void {
    onMount(() => {
      this.source = source;
      return () => {
        if (this.source === source) this.source = null;
      };
    });
  }
}

export const sharing = new Sharing();

/** A level as a link names it: one's own with its title. */
export function namedFor(name: string, rules: LevelRef['rules']): LevelRef {
  const [level, mine] = [refOf(name), own.named(name)];
  const more = hasOtherRules(rules) ? { rules } : {};
  const title = mine?.title ?? shared.named(name)?.title;
  return level.from === 'text' && title ? { ...level, name: title, ...more } : { ...level, ...more };
}

/** The address that opens a link on this site. */
export function addressOf(link: string, query = ''): string {
  return `${location.origin}${location.pathname}${query}${link}`;
}
