// The worker and the server give the same replies to the same asks, except for times and bytes; both can be cancelled.
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ask, LevelRef } from '../../src/protocol';
import type { Both, Answered } from '../transport/page';
import { ask as known } from './engine';
import { hasServer, Server } from './server';
import { CHROMIUM, FLAGS, hasBrowser } from './site';

declare global {
  interface Window {
    both: Both;
  }
}

const LIMITS = { nodes: 3000 };
/** What is measured, or counted in words of the machine. */
const MEASURED = new Set(['seconds', 'search_cpu_seconds', 'states_per_second', 'peak_rss_bytes', 'bytes', 'search_bytes']);

const { puzzles } = known({ ask: 'catalogue' });

describe.skipIf(!hasBrowser || !hasServer)('worker and server', () => {
  let program: Server;
  let vite: ViteDevServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    program = await Server.start();
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const serving = { port: 0, host: '127.0.0.1', proxy: { '/api': { target: program.site.address, changeOrigin: false } } };
    const optimizeDeps = { noDiscovery: true, include: [] };
    vite = await createServer({ root, cacheDir: 'node_modules/.vite-transport', optimizeDeps, server: serving, logLevel: 'error' });
    await vite.listen();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    page = await browser.newPage();
    await page.goto(`${vite.resolvedUrls?.local[0]}tests/transport/index.html`);
    await page.waitForFunction(() => 'both' in window);
  });
  afterAll(async () => {
    await browser.close();
    await vite.close();
    await program.kill();
  });

  const answered = (kind: 'worker' | 'server', ask: Ask): Promise<Answered> =>
    page.evaluate(([kind, ask]) => window.both.ask(kind, ask), [kind, ask] as const);

  /** Asks both; the reply that both gave. */
  async function agreed(ask: Ask): Promise<Answered['reply']> {
    const worker = await answered('worker', ask);
    const server = await answered('server', ask);
    expect(unmeasured(server.reply), JSON.stringify(ask)).toEqual(unmeasured(worker.reply));
    expect(milestones(server), JSON.stringify(ask)).toEqual(milestones(worker));
    return worker.reply;
  }

  test('the catalogue, but for what the module leaves out', async () => {
    const [worker, server] = [await answered('worker', { ask: 'catalogue' }), await answered('server', { ask: 'catalogue' })];
    if (worker.reply.reply !== 'catalogue' || server.reply.reply !== 'catalogue') throw new Error('there is no catalogue');
    const names = puzzles.map((card) => card.name);
    const shared = server.reply.puzzles.filter((card) => names.includes(card.name));
    expect(unmeasured({ ...server.reply, puzzles: shared })).toEqual(unmeasured(worker.reply));
    expect(server.reply.puzzles.map((card) => card.name)).toEqual([...names, 'pddl']);
  });

  test.each(puzzles.map((card) => [card.name, card] as const))('%s: all there is to ask', async (puzzle, card) => {
    const level: LevelRef = { from: 'built-in', name: card.packs[0]?.levels[0]?.name ?? '' };
    const loaded = await agreed({ ask: 'load', level });
    if (loaded.reply !== 'load') throw new Error(`${puzzle} was not loaded`);
    const first = loaded.start.legal.slice(0, 1);
    expect(await agreed({ ask: 'position', level, moves: first })).toHaveProperty('length', 1);
    expect(await agreed({ ask: 'position', level, moves: ['nonsense'] })).toHaveProperty('reply', 'error');

    const wished = ['bfs', 'astar', 'anneal', 'genetic', ...card.solvers.map((solver) => solver.name)];
    const algorithms = wished.filter((name) => loaded.algorithms.includes(name));
    expect(algorithms).toContain('astar');
    for (const algorithm of algorithms) {
      const request = { algorithm, seed: 7, limits: LIMITS };
      const solved = await agreed({ ask: 'solve', level, request, trace: {} });
      if (solved.reply !== 'solve') throw new Error(`${algorithm} did not answer`);
      const run = solved.run?.run;
      if (run === undefined) continue;
      const middle = Math.floor((solved.run?.size.rows ?? 0) / 2);
      await agreed({ ask: 'trace-page', run, from: 0, count: 500 });
      await agreed({ ask: 'trace-node', run, index: middle });
      await agreed({ ask: 'trace-tree', run, most: 200 });
      await agreed({ ask: 'trace-heat', run, index: middle });
      await agreed({ ask: 'trace-break', run, from: 0, at: 'goal' });
      await agreed({ ask: 'forget', run });
    }
    const requests = ['bfs', 'astar'].map((algorithm) => ({ algorithm, limits: LIMITS }));
    expect(await agreed({ ask: 'compare', level, requests })).toHaveProperty('runs.length', 2);
    expect(await agreed({ ask: 'check', level, limits: LIMITS })).toHaveProperty('reply', 'check');
    await agreed({ ask: 'hint', level, moves: [], limits: LIMITS });
    await agreed({ ask: 'alarm', level, moves: [] });
    await agreed({ ask: 'regret', level, actions: [], limits: LIMITS });
    await agreed({ ask: 'generate', puzzle, seed: 5, limits: { nodes: 20_000 } });
  });

  test.each(['worker', 'server'] as const)('a long search on the %s is cancelled, and the next ask answered', async (kind) => {
    const level: LevelRef = { from: 'built-in', name: 'sokoban/29' };
    const long: Ask = { ask: 'solve', level, request: { algorithm: 'ids' } };
    const ended = await page.evaluate(([kind, ask]) => window.both.cancelled(kind, ask), [kind, long] as const);
    expect(['AbortError', 'interrupted']).toContain(ended);
    const { reply } = await answered(kind, { ask: 'solve', level, request: { algorithm: 'greedy', limits: { nodes: 10 } } });
    expect(reply.reply).toBe('solve');
  });
});

/** A reply without what is measured. */
function unmeasured(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmeasured);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([name]) => !MEASURED.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, unmeasured(inner)]));
}

/** The events that do not depend on time. */
function milestones({ events }: Answered): string[] {
  return events.filter((event) => event !== 'progress');
}
