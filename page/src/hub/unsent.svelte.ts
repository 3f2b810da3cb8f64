// Solved games that are not on their boards yet: they stay in the browser until the server has them or the person lets them go.
import { SvelteMap } from 'svelte/reactivity';
import { forget, keysFrom, onOtherWindow, recall, remember } from '../store/persist';
import { HubError, hub } from './client';

/** A game that was solved. */
export interface Unsent {
  id: string;
  level: string;
  moves: string[];
  help: string[];
  /** The game on the server's clock, if it was played on it. */
  game: string | null;
  /** Who played it; null if nobody was signed in. */
  by: string | null;
  when: number;
}

const [KEY, VERSION] = ['unsent:', 1];
const games = new SvelteMap<string, Unsent>();

function read(): void {
  games.clear();
  for (const key of keysFrom(KEY)) {
    const game = recall<Unsent | null>(key, VERSION, null);
    if (game) games.set(game.id, game);
  }
}
read();
onOtherWindow(KEY, read);

export const unsent = {
  /** All of them, the latest first. */
  get all(): Unsent[] {
    return [...games.values()].sort((one, other) => other.when - one.when);
  },
  keep(game: Omit<Unsent, 'id' | 'when'>): Unsent {
    const made = { ...game, id: crypto.randomUUID(), when: Date.now() };
    games.set(made.id, made);
    remember(KEY + made.id, VERSION, made);
    return made;
  },
  drop(id: string): void {
    games.delete(id);
    forget(KEY + id);
  },
  /** Puts a game on its board; false if the same moves are there already. What fails leaves the game here. */
  async send(sent: Unsent): Promise<boolean> {
    const isNew = await enter(sent);
    unsent.drop(sent.id);
    return isNew;
  },
};

async function enter({ level, moves, help, game }: Pick<Unsent, 'level' | 'moves' | 'help' | 'game'>): Promise<boolean> {
  try {
    await (game === null ? hub.enter(level, { moves, help }) : hub.finish(game, { moves, help }));
    return true;
  } catch (error) {
    if (!(error instanceof HubError)) throw error;
    if (error.problem === 'taken') return false;
    // The clock has forgotten the game: what was played still counts, without a time.
    if (error.problem === 'missing' && game !== null) return enter({ level, moves, help, game: null });
    throw error;
  }
}
