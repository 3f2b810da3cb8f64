// Shared levels by their names, `shared/ID`: each is asked for once, when something of it is shown.
import { SvelteMap } from 'svelte/reactivity';
import type { LevelRef } from '../protocol';
import { hub } from './client';
import type { LevelPage, SharedLevel } from './types';

const SHARED = 'shared/';

/** What is known of them so far. */
const known = new SvelteMap<string, LevelPage>();
const asked = new Map<string, Promise<LevelPage>>();

export const isShared = (name: string): boolean => name.startsWith(SHARED);
export const sharedName = (id: string): string => SHARED + id;

/** A level for the engine: its text, under the name that it has here. */
function refTo({ text, level }: LevelPage): LevelRef {
  return { from: 'text', text, puzzle: level.puzzle, name: sharedName(level.id) };
}

export const shared = {
  /** A level of a name such as `shared/ID`, if it was asked for. */
  named: (name: string): SharedLevel | undefined => known.get(name)?.level,
  ref(name: string): LevelRef | undefined {
    const page = known.get(name);
    return page && refTo(page);
  },
  /** The level of a name. */
  async find(name: string): Promise<LevelPage> {
    let answer = asked.get(name);
    if (!answer) {
      answer = shared.renew(name.slice(SHARED.length));
      asked.set(name, answer);
      answer.catch(() => asked.delete(name));
    }
    return answer;
  },
  /** Asks again what is known of a level: its verdict, its rating. */
  async renew(id: string): Promise<LevelPage> {
    const page = await hub.level(id);
    known.set(sharedName(id), page);
    return page;
  },
};
