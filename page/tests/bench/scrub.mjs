// How fast a long search is scrubbed through: from moving the slider to the board, the numbers, the exact heat map, the tree
// and the lists of that place on the screen, in a real browser with the module in a worker.
// `node tests/bench/scrub.mjs [LEVEL] [ALGORITHM] [EXPANSIONS]` in `page`, after `make wasm page`.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const [level = 'sokoban/generated/100', algorithm = 'ids', expansions = '1000000'] = process.argv.slice(2);
/** Places that are looked at while the heat maps are still being counted, and afterwards. */
const [EARLY, PLACES] = [10, 50];
/** What must hold, in milliseconds. */
const BOUND = 300;

const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found, args: ['--no-sandbox'] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
// How many asks wait for their replies.
await page.addInitScript(() => {
  const { postMessage } = Worker.prototype;
  const heard = new WeakSet();
  window.waiting = 0;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (!heard.has(this)) this.addEventListener('message', ({ data }) => (window.waiting -= data.is === 'reply' ? 1 : 0));
    heard.add(this);
    window.waiting += message.is === 'ask' ? 1 : 0;
    return postMessage.call(this, message, ...rest);
  };
});

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

/** Moves the slider inside the page, and tells after how many milliseconds what belongs to the place was drawn. */
async function scrubbed(place) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const slider = document.querySelector('.controls input[type="range"]');
        const heat = () => document.querySelector('[data-heat]')?.textContent ?? '';
        const before = heat();
        const isExact = () => Number(heat().replaceAll(/\D/g, '')) === wanted + 1;
        const isTold = () => {
          const told = document.querySelector('[data-think]')?.getAttribute('data-think');
          return !told || told.startsWith(`${wanted}:`);
        };
        const times = { board: null, heat: null, exact: null, all: null };
        const begun = performance.now();
        const look = () => {
          const passed = performance.now() - begun;
          const note = (what, isThere) => (times[what] ??= isThere ? passed : null);
          note('board', document.querySelector(`[data-shown="search"][data-at="${wanted}"]`));
          note('heat', before === '' || heat() !== before);
          note('exact', before === '' || isExact());
          note('all', times.board !== null && times.exact !== null && isTold() && window.waiting === 0);
          if (times.all !== null || passed > 3000) resolve(times);
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
const named = { board: 'board', heat: 'heat map', exact: 'exact heat map', all: 'all that is shown' };
let slow = 0;

/** Scrubs to some places, and says how long that took; what must be quick is counted where it is not. */
async function measured(count, parts, musts) {
  const all = [];
  for (let at = 0; at < count; at++) all.push(await scrubbed(1 + Math.floor(random() * last)));
  for (const part of parts) {
    const sorted = all.map((times) => times[part] ?? Infinity).sort((one, other) => one - other);
    const share = (of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))].toFixed(0);
    console.log(`${named[part]}: median ${share(0.5)} ms, 95 % ${share(0.95)} ms, slowest ${share(1)} ms of ${count}`);
  }
  slow += all.filter((times) => musts.some((part) => (times[part] ?? Infinity) > BOUND)).length;
}

console.log('right after the search:');
const begun = Date.now();
await measured(EARLY, ['board', 'heat', 'exact'], ['board', 'heat']);
await page.locator('.controls input[type="range"]').first().evaluate((slider) => {
  slider.value = slider.max;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
});
await page.waitForFunction(
  (rows) => {
    const heat = document.querySelector('[data-heat]')?.textContent ?? '';
    return heat === '' || Number(heat.replaceAll(/\D/g, '')) === rows;
  },
  last + 1,
  { timeout: 120_000 },
);
console.log(`when all rows have been counted, ${((Date.now() - begun) / 1000).toFixed(1)} s later at most:`);
await measured(PLACES, ['board', 'exact', 'all'], ['all']);
console.log(slow ? `${slow} of ${EARLY + PLACES} places took more than ${BOUND} ms` : `all ${EARLY + PLACES} places within ${BOUND} ms`);
await browser.close();
await server.close();
process.exit(slow ? 1 : 0);
