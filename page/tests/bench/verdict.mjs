// How soon the editor says what a level is worth: from a change of the sheet to the verdict on the screen, in a real browser
// with the module in a worker. `node tests/bench/verdict.mjs [EVERY] [PUZZLE]` in `page`, after `make wasm page`; it takes
// every n-th built-in level.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { start } from '../../../crates/wasm/host.mjs';

const every = Number(process.argv[2] ?? 1);
const only = process.argv[3];
const engine = await start(readFileSync(new URL('../../wasm/solvarium.wasm', import.meta.url)));
const { puzzles } = engine.ask({ ask: 'catalogue' });

const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
const fresh = page.locator('[data-verdict][data-fresh="true"]');

/** Milliseconds from undoing a change to the verdict on the level itself. */
async function measured(level) {
  await page.goto(`${address}#/edit/${level}`);
  await fresh.waitFor();
  // The largest boards cannot grow.
  await page.locator(':is([data-more="right"], [data-less="right"]):enabled').last().evaluate((button) => button.click());
  await page.locator('[data-undo]:enabled').waitFor();
  await fresh.waitFor();
  const before = await fresh.getAttribute('data-took');
  await page.locator('[data-undo]').click();
  await page.waitForFunction((took) => {
    const panel = document.querySelector('[data-verdict][data-fresh="true"]');
    return panel && panel.getAttribute('data-took') !== took;
  }, before);
  return { took: Number(await fresh.getAttribute('data-took')), whole: (await fresh.getAttribute('data-first')) === 'whole' };
}

const part = (sorted, share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
console.log('| puzzle | levels | median, ms | 95 %, ms | slowest, ms | all is known at once |\n|---|---|---|---|---|---|');
for (const { name, packs } of puzzles.filter((card) => !only || card.name === only)) {
  const levels = packs.flatMap((pack) => pack.levels.map((level) => level.name)).filter((_, at) => at % every === 0);
  const found = [];
  for (const level of levels) found.push(await measured(level));
  const times = found.map(({ took }) => took).sort((a, b) => a - b);
  const known = found.filter(({ whole }) => whole).length;
  console.log(`| \`${name}\` | ${levels.length} | ${part(times, 0.5)} | ${part(times, 0.95)} | ${Math.round(times.at(-1))} | ${known} |`);
}
await browser.close();
await server.close();
process.exit(0);
