// The engine under Node, to know solutions that the tests then play by hand.
import { readFileSync } from 'node:fs';
import { start } from '../../../crates/wasm/host.mjs';
import type { Ask, Reply } from '../../src/protocol';
import type { Language } from '../../src/i18n/languages';

const bytes = readFileSync(new URL('../../wasm/solvarium.wasm', import.meta.url));
const engine = await start(bytes);

export function ask<const A extends Ask>(ask: A, lang: Language = 'en'): Extract<Reply, { reply: A['ask'] }> {
  const reply = engine.ask({ ...ask, lang }) as Reply;
  if (reply.reply === 'error') throw new Error(reply.message.text);
  return reply as Extract<Reply, { reply: A['ask'] }>;
}

/** Moves that solve a built-in level. */
export function solution(name: string): string[] {
  const level = { from: 'built-in', name } as const;
  const { puzzle } = ask({ ask: 'load', level });
  const card = ask({ ask: 'catalogue' }).puzzles.find((one) => one.name === puzzle);
  return ask({ ask: 'solve', level, request: { algorithm: card?.default_algorithm ?? 'astar' } }).report.moves;
}
