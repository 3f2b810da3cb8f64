// How many states a second a heuristic that was written in the page judges: A* on the watch page, recorded, in a real browser
// with the module in a worker. The program counts its calls and gives up at a number, which ends the run with its message.
// `node tests/bench/own.mjs [LEVEL] [EVALUATIONS]` in `page`, after `make wasm page`.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const [level = 'sokoban/generated/100', evaluations = '50000'] = process.argv.slice(2);
/** What must hold, in evaluations a second. */
const BOUND = 20_000;
const ROUNDS = 3;

/** The Manhattan distance of each box to the goal nearest to it, added up. */
const program = (most) => `
let calls = 0;
function heuristic(state, level) {
  if (++calls > ${most}) throw new Error('judged ${most}');
  const far = (a, b) => Math.abs(Math.floor(a / level.width) - Math.floor(b / level.width)) + Math.abs((a % level.width) - (b % level.width));
  let sum = 0;
  for (const box of state.boxes) sum += Math.min(...level.goals.map((goal) => far(box, goal)));
  return sum * level.pushCost;
}`;

const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found, args: ['--no-sandbox'] });

/** Milliseconds from starting a search to the message of the program, which has judged so many states. */
async function judged(most) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const used = JSON.stringify({ version: 1, value: { [level.split('/')[0]]: program(most) } });
  await context.addInitScript((text) => localStorage.setItem('solvarium:scripts:used', text), used);
  const page = await context.newPage();
  await page.goto(`${address}#/watch/${level}`);
  await page.locator('select[name="algorithm"]').selectOption('astar');
  await page.locator('select[name="heuristic"]').selectOption('own');
  await page.locator('.setup details summary').last().click();
  await page.locator('input[name="seconds"]').fill('600');
  await page.locator('input[name="nodes"]').fill('10000000');
  const begun = Date.now();
  await page.locator('button[type="submit"]').click();
  await page.locator(`[data-outcome], p:has-text("judged ${most}")`).first().waitFor({ timeout: 600_000 });
  if (await page.locator('[data-outcome]').count()) throw new Error(`the search ended before ${most} evaluations`);
  const took = Date.now() - begun;
  await context.close();
  return took;
}

const rates = [];
for (let round = 0; round < ROUNDS; round++) {
  // What it takes to start the worker and to show the message is not counted.
  const [before, took] = [await judged(1), await judged(Number(evaluations))];
  rates.push((Number(evaluations) * 1000) / (took - before));
  console.log(`${evaluations} evaluations in ${took - before} ms, ${rates.at(-1).toFixed(0)} a second`);
}
const slowest = Math.min(...rates);
console.log(`${level} by A*: ${slowest.toFixed(0)} evaluations a second at least, ${BOUND} are wanted`);
await browser.close();
await server.close();
process.exit(slowest < BOUND ? 1 : 0);
