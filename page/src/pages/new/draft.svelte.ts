// What a person fills in for new levels of a puzzle, and what was made: both are still there when they come back.
import type { Fields } from '../../widgets/params';
import { Making } from './making.svelte';
import type { Condition } from './target';

/** Candidates for each level when nothing else is said. */
export const TRIES = 500;

export const anySeed = (): string => String(Math.floor(Math.random() * 1_000_000));

class Draft {
  fields: Fields = $state.raw({});
  conditions: readonly Condition[] = $state.raw([]);
  /** The target as text, where the person writes it themselves. */
  text: string | null = $state(null);
  seed = $state(anySeed());
  count = $state('6');
  tries = $state(String(TRIES));
  readonly making = new Making();
}

export type { Draft };

const drafts = new Map<string, Draft>();

/** The draft of a puzzle. */
export function draftOf(puzzle: string): Draft {
  const draft = drafts.get(puzzle) ?? new Draft();
  drafts.set(puzzle, draft);
  return draft;
}
