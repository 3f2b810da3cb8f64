// Which recording is where: each engine numbers the runs of each of its places, so the page gives them its own numbers
// and knows where each was made. A recording is asked about where it is kept, no matter which engine is in use by then.
import type { Ask, Event, Reply, RunInfo } from '../protocol';
import type { Engine } from './engine';

/** Where a run was made: an engine, and which of those that search at the same time. */
export interface Place {
  engine: Engine;
  at: number;
}

interface Home extends Place {
  run: number;
}

const homes = new Map<number, Home>();
let next = 1;

/** Where an ask about a recording is to go, and as which ask; null for an ask about anything else. */
export function homeOf(ask: Ask): { place: Place; ask: Ask } | null {
  if (!('run' in ask)) return null;
  const home = homes.get(ask.run);
  if (!home) return null;
  if (ask.ask === 'forget') homes.delete(ask.run);
  const moved = { ...ask, run: home.run };
  return { place: home, ask: moved.ask === 'trace-diff' ? { ...moved, other: beside(home, moved.other) } : moved };
}

/** Whether a recording that was made at a place is kept. */
export function isHome({ engine, at }: Place): boolean {
  return [...homes.values()].some((home) => home.engine === engine && home.at === at);
}

/** The number of another run at the same place; 0, which no run has, for one elsewhere. */
function beside({ engine, at }: Place, run: number): number {
  const home = homes.get(run);
  return home?.engine === engine && home.at === at ? home.run : 0;
}

/** A reply with the page's numbers of the runs in it. */
export function renumberReply(place: Place, reply: Reply): Reply {
  if (reply.reply === 'solve') return { ...reply, run: numbered(place, reply.run) };
  if (reply.reply !== 'compare') return reply;
  return { ...reply, runs: reply.runs.map((solved) => ({ ...solved, run: numbered(place, solved.run) })) };
}

/** The same for an event. */
export function renumberEvent(place: Place, event: Event): Event {
  if (event.event !== 'report') return event;
  return { ...event, run: { ...event.run, run: numbered(place, event.run.run) } };
}

function numbered(place: Place, info: RunInfo | null): RunInfo | null {
  if (!info) return null;
  const known = [...homes].find(([, home]) => home.engine === place.engine && home.at === place.at && home.run === info.run);
  const run = known?.[0] ?? next++;
  homes.set(run, { ...place, run: info.run });
  return { ...info, run };
}
