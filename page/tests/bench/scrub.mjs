// How fast a long search is scrubbed through: from moving the slider to the board, the numbers and the heat map of that place
// on the screen, in a real browser with the module in a worker.
// `node tests/bench/scrub.mjs [LEVEL] [ALGORITHM] [EXPANSIONS]` in `page`, after `make wasm page`.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const [level = 'sokoban/generated/100', algorithm = 'bfs', expansions = '1000000'] = process.argv.slice(2);
const PLACES = 50;
/** What must hold, in milliseconds. */
const BOUND = 300;

const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found, args: ['--no-sandbox'] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();

await page.goto(`${address}#/watch/${level}`);
await page.locator('select[name="algorithm"]').selectOption(algorithm);
await page.locator('.setup details summary').last().click();
await page.locator('input[name="seconds"]').fill('600');
await page.locator('input[name="nodes"]').fill(expansions);
await page.locator('button[type="submit"]').click();
await page.locator('[data-outcome]').waitFor({ timeout: 900_000 });
const opened = Date.now();
await page.locator('[data-shown="search"][data-at="0"]').waitFor({ timeout: 60_000 });
await page.locator('.tree canvas').waitFor({ timeout: 60_000 });
const last = Number(await page.locator('.controls input[type="range"]').first().getAttribute('max'));
console.log(`${level} by ${algorithm}: ${await page.locator('[data-outcome]').innerText()}`.replaceAll('\n', ' '));
console.log(`${last + 1} rows; first board and tree ${Date.now() - opened} ms after the end of the search`);

/** Moves the slider inside the page, and tells after how many milliseconds the place was drawn. */
async function scrubbed(place) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const slider = document.querySelector('.controls input[type="range"]');
        const heat = () => document.querySelector('[data-heat]')?.textContent ?? '';
        const before = heat();
        const times = { board: null, heat: before === '' ? 0 : null };
        const begun = performance.now();
        const look = () => {
          const passed = performance.now() - begun;
          if (times.board === null && document.querySelector(`[data-shown="search"][data-at="${wanted}"]`)) times.board = passed;
          if (times.heat === null && heat() !== before) times.heat = passed;
          // A sample of the same size looks the same: no change for three seconds counts as drawn with the board.
          if ((times.board !== null && times.heat !== null) || passed > 3000) resolve(times);
          else requestAnimationFrame(look);
        };
        slider.value = String(wanted);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(look);
      }),
    place,
  );
}

let seed = 7;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const boards = [];
const heats = [];
for (let at = 0; at < PLACES; at++) {
  const place = 1 + Math.floor(random() * last);
  const times = await scrubbed(place);
  boards.push(times.board ?? Infinity);
  if (times.heat !== null) heats.push(times.heat);
  console.log(`row ${String(place).padStart(8)}: board ${times.board?.toFixed(0) ?? '> 3000'} ms, heat map ${times.heat?.toFixed(0) ?? 'unchanged'} ms`);
}
const line = (name, times) => {
  const sorted = [...times].sort((one, other) => one - other);
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  console.log(`${name}: median ${part(0.5)} ms, 95 % ${part(0.95)} ms, slowest ${part(1)} ms of ${sorted.length}`);
};
line('board', boards);
line('heat map', heats);
const slow = boards.filter((time) => time > BOUND).length;
console.log(slow ? `${slow} of ${PLACES} places took more than ${BOUND} ms` : `all ${PLACES} places within ${BOUND} ms`);
await browser.close();
await server.close();
process.exit(slow ? 1 : 0);
