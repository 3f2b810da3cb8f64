// The Bloxorz board in a real browser: keys, clicks, fingers, both views, no work while nothing moves, nothing left behind.
// Pictures of every situation go to `screenshots/`, to be looked at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from './sketch';
import type { TestStage } from './test_page/page';
import { CHROMIUM, FLAGS, hasBrowser } from '../../../tests/browser/site';

declare global {
  interface Window {
    stage: TestStage;
    draws: { frames: Frame[]; waiting: number };
    /** Draws frames until none is requested; returns how many. */
    settle: () => number;
  }
}

/** What drawing a frame took: calls to the graphics card, triangles, milliseconds of script. */
interface Frame {
  calls: number;
  triangles: number;
  work: number;
}

const SHOTS = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const CALM = { reducedMotion: 'reduce' } as const;
const DESKTOP = { ...CALM, viewport: { width: 1280, height: 800 } };
/** For all that is not looked at: a processor draws it here, and each pixel takes its time. */
const SMALL = { ...CALM, viewport: { width: 800, height: 540 } };
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** The limit on frames of something that never comes to rest. */
const MOST_FRAMES = 400;

const PLAIN = ['===.......', '======....', '=========.', '.=========', '.....==G==', '......===.'].join('\n');
const FRAGILE = ['...~~~~~~~....', '...~~~~~~~....', '====.....===..', '===.......==..', '===.......==..', '===..====~~~~~', '===..====~~~~~', '.....=G=..~~=~', '.....===..~~~~'].join('\n');
const CLOSED = ['......====..===', '====..==x=..=G=', '==o=..====..===', '====..====..===', '====bb====bb===', '====..====.....'].join('\n');
const OPEN = CLOSED.replace('====bb====', '====BB====');
const SPLIT = ['.........===...', '.........===...', '.........===...', '======...======', '====v=...====G=', '======...======', '.........===...', '.........===...', '.........===...'].join('\n');
const LARGE = Array.from({ length: 24 }, (_, row) =>
  Array.from({ length: 36 }, (_, column) => ((row * 7 + column * 5 + ((row * column) % 11)) % 6 === 0 ? '.' : (row + column * 3) % 41 === 7 ? 'o' : '=')).join(''),
).join('\n').replace('=', 'G');

const SITUATIONS: readonly [string, string, Placed][] = [
  ['upright', PLAIN, { at: [[1, 1]] }],
  ['lying', FRAGILE, { at: [[5, 1], [6, 1]] }],
  ['bridge-closed', CLOSED, { at: [[2, 0], [2, 1]] }],
  ['bridge-open', OPEN, { at: [[2, 2]] }],
  ['split', SPLIT, { at: [[1, 10], [7, 10]], active: 0 }],
  ['large', LARGE, { at: [[3, 4]] }],
];

describe.skipIf(!hasBrowser)('the Bloxorz board', () => {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page;
  const troubles: string[] = [];

  /** Opens the test page; its errors are kept. */
  async function visit(by: Browser, device: BrowserContextOptions, script?: () => void): Promise<Page> {
    const opened = await (await by.newContext(device)).newPage();
    if (script) await opened.addInitScript(script);
    opened.on('pageerror', (error) => troubles.push(error.message));
    opened.on('console', (message) => {
      if (message.text().includes('Too many active WebGL')) troubles.push(message.text());
    });
    const bound = server.httpServer?.address();
    if (!bound || typeof bound === 'string') throw new Error('the page is not served');
    await opened.goto(`http://127.0.0.1:${bound.port}/src/puzzles/bloxorz/test_page/index.html`);
    await opened.waitForFunction(() => 'stage' in window);
    await opened.evaluate(() => window.stage.theme(false));
    return opened;
  }

  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    // Vite would reload the page if it only discovered three.js later.
    const optimizeDeps = { include: ['three'] };
    server = await createServer({ root, optimizeDeps, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
    await server.listen();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, '--use-angle=swiftshader'] });
    page = await visit(browser, SMALL);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    expect(troubles).toEqual([]);
  });

  test('keys roll, refused rolls ask for nothing', async () => {
    await page.evaluate(() => window.stage.guard(true));
    await open(page, PLAIN, { at: [[1, 1]] }, ['R', 'D']);
    for (const key of ['ArrowRight', 's', 'ArrowUp', 'ArrowUp', 'a']) await page.keyboard.press(key);
    expect(await asked(page)).toEqual(['R', 'D']);
    expect(await page.locator('[aria-live]').innerText()).toMatch(/would fall/);
    await page.evaluate(() => window.stage.guard(false));
  });

  test.each(['solid', 'flat'] as const)('without the guard a roll over the edge is a fall, and the stage starts over: %s', async (view) => {
    const lively = await visit(browser, { ...SMALL, reducedMotion: 'no-preference' });
    await lively.evaluate((chosen) => window.stage.view(chosen), view);
    await lively.evaluate((given) => window.stage.open(...given), [PLAIN, { at: [[1, 1]] }, { legal: ['R'], moves: ['L'] }] as Opening);
    await lively.waitForSelector(view === 'flat' ? 'svg[role=img]' : 'canvas.ready');
    await lively.keyboard.press('ArrowUp');
    // Nothing rolls while it falls.
    await lively.keyboard.press('ArrowRight');
    await lively.waitForFunction(() => window.stage.shown?.lost === 1);
    expect(await lively.locator('[aria-live]').innerText()).toMatch(/fell/);
    await lively.keyboard.press('ArrowRight');
    expect(await asked(lively)).toEqual(['R']);
    await lively.context().close();
  });

  test('space changes the cube, whose moves are small', async () => {
    await open(page, SPLIT, { at: [[1, 10], [7, 10]], active: 0 }, ['L', 'R', 'l', 'r']);
    for (const key of ['ArrowLeft', 'Space', 'ArrowRight', 'Space', 'd']) await page.keyboard.press(key);
    expect(await asked(page)).toEqual(['L', 'r', 'R']);
  });

  test('a click rolls towards it', async () => {
    await open(page, PLAIN, { at: [[1, 1]] }, ['R', 'D']);
    const { x, y, width, height } = await boxOf(page, 'canvas');
    await page.mouse.click(x + width * 0.6, y + height * 0.35);
    await page.mouse.click(x + width * 0.2, y + height * 0.95);
    expect(await asked(page)).toEqual(['R', 'D']);
  });

  test('a frame of the largest stage is drawn in few calls', async () => {
    // Small, as only the number of calls is of interest and a processor draws it here.
    const busy = await visit(browser, { viewport: { width: 360, height: 320 } }, countDraws);
    await open(busy, LARGE, { at: [[0, 2]] });
    await busy.waitForFunction(() => window.draws.waiting === 0);
    await busy.evaluate(() => (window.draws.frames = []));
    const rolls: [Placed, string][] = [[{ at: [[0, 3], [0, 4]] }, 'R'], [{ at: [[0, 2]] }, 'L']];
    for (const [placed, move] of rolls) {
      const before = await busy.evaluate(() => window.draws.frames.length);
      await busy.evaluate((given) => window.stage.next(...given), [LARGE, placed, move] as [string, Placed, string]);
      await busy.waitForFunction((drawn) => window.draws.frames.length > drawn && window.draws.waiting === 0, before);
    }
    const frames = await busy.evaluate(() => window.draws.frames);
    const most = (of: (frame: Frame) => number) => Math.max(...frames.map(of));
    const work = frames.map(({ work }) => work).sort((a, b) => a - b);
    console.log(
      `rolls on ${LARGE.split('\n')[0]?.length} × ${LARGE.split('\n').length}: ${frames.length} frames, ${most(({ calls }) => calls)} draw calls,`,
      `${most(({ triangles }) => triangles)} triangles, ${work[Math.floor(work.length / 2)]?.toFixed(2)} ms of script in the median frame`,
    );
    expect(most(({ calls }) => calls)).toBeLessThan(60);
    expect(most(({ triangles }) => triangles)).toBeLessThan(1_000_000);
    await busy.context().close();
  });

  test('things move frame by frame, and nothing is drawn while nothing moves', async () => {
    const lively = await visit(browser, { viewport: { width: 360, height: 320 }, reducedMotion: 'no-preference' });
    await lively.evaluate(framesByHand, MOST_FRAMES);
    await open(lively, PLAIN, { at: [[1, 1]] });
    const arriving = await lively.evaluate(() => window.settle());
    await lively.evaluate((given) => window.stage.next(...given), [PLAIN, { at: [[1, 2], [1, 3]] }, 'R'] as Step);
    const rolling = await lively.evaluate(() => window.settle());
    for (const frames of [arriving, rolling]) expect(frames).toBeGreaterThan(2);
    for (const frames of [arriving, rolling]) expect(frames).toBeLessThan(MOST_FRAMES);
    await lively.context().close();
  });

  test('a drag turns the camera, and a button turns it back', async () => {
    await open(page, PLAIN, { at: [[1, 1]] });
    const { x, y, width, height } = await boxOf(page, 'canvas');
    await page.mouse.move(x + width * 0.3, y + height * 0.6);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.45, y + height * 0.4, { steps: 3 });
    await page.mouse.up();
    expect(await asked(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset the camera' }).click();
    await page.getByRole('button', { name: 'Reset the camera' }).waitFor({ state: 'detached' });
  });

  test('the flat view takes the same keys and clicks', async () => {
    await open(page, PLAIN, { at: [[1, 1]] }, ['R']);
    await page.getByRole('button', { name: 'Flat view' }).click();
    await page.keyboard.press('ArrowRight');
    const { x, y, width, height } = await boxOf(page, 'svg[role=img]');
    await page.mouse.click(x + width * 0.6, y + height * 0.25);
    expect(await asked(page)).toEqual(['R', 'R']);
    await page.getByRole('button', { name: '3-D view' }).click();
    await page.waitForSelector('canvas.ready');
  });

  test('opened and closed many times, it leaves nothing behind', async () => {
    await page.setViewportSize({ width: 320, height: 320 });
    // More rounds than a browser keeps scenes open.
    for (let round = 0; round < 18; round++) await open(page, PLAIN, { at: [[1, 1]] });
    await page.setViewportSize(SMALL.viewport);
    expect(await page.locator('canvas').count()).toBe(1);
  }, 120_000);

  test('on a phone a finger swipes, and arrows are there to tap', async () => {
    const phone = await visit(browser, PHONE);
    await open(phone, PLAIN, { at: [[1, 1]] }, ['R', 'D']);
    await swipe(phone, 0, 80);
    await expect.poll(() => asked(phone)).toEqual(['D']);
    await phone.getByRole('button', { name: 'Roll right' }).tap();
    await expect.poll(() => asked(phone)).toEqual(['D', 'R']);
    await shoot(phone, 'phone');
  }, 120_000);

  test('on a desktop every situation has its picture', async () => {
    await page.setViewportSize(DESKTOP.viewport);
    await shoot(page, 'desktop');
  }, 120_000);

  test('without WebGL the stage is flat, and says why', async () => {
    const plain = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, '--disable-3d-apis'] });
    const poor = await visit(plain, DESKTOP);
    await poor.evaluate((given) => window.stage.open(...given), [PLAIN, { at: [[1, 1]] }, { legal: ['R'] }] as Opening);
    await poor.getByText('no 3-D graphics').waitFor();
    await poor.keyboard.press('ArrowRight');
    expect(await asked(poor)).toEqual(['R']);
    await plain.close();
  });
});

/** Runs in the page before it starts: counts what is drawn in each frame, and the frames that are asked for. */
function countDraws(): void {
  const draws: Window['draws'] = (window.draws = { frames: [], waiting: 0 });
  let frame: Frame = { calls: 0, triangles: 0, work: 0 };
  const count = (vertices: number, instances: number) => {
    frame.calls += 1;
    frame.triangles += Math.floor(vertices / 3) * instances;
  };
  const gl = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = gl;
  gl.drawElements = function (mode, vertices, type, offset) {
    count(vertices, 1);
    drawElements.call(this, mode, vertices, type, offset);
  };
  gl.drawArrays = function (mode, first, vertices) {
    count(vertices, 1);
    drawArrays.call(this, mode, first, vertices);
  };
  gl.drawElementsInstanced = function (mode, vertices, type, offset, instances) {
    count(vertices, instances);
    drawElementsInstanced.call(this, mode, vertices, type, offset, instances);
  };
  gl.drawArraysInstanced = function (mode, first, vertices, instances) {
    count(vertices, instances);
    drawArraysInstanced.call(this, mode, first, vertices, instances);
  };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => {
    draws.waiting += 1;
    return ask((now) => {
      draws.waiting -= 1;
      frame = { calls: 0, triangles: 0, work: 0 };
      const since = performance.now();
      work(now);
      frame.work = performance.now() - since;
      if (frame.calls > 0) draws.frames.push(frame);
    });
  };
}

type Opening = Parameters<TestStage['open']>;
type Step = Parameters<TestStage['next']>;

/** Stops time, except in `settle`: each frame it draws takes a fiftieth of a second. */
function framesByHand(most: number): void {
  const wished = new Map<number, FrameRequestCallback>();
  let [last, now] = [0, performance.now()];
  performance.now = () => now;
  window.requestAnimationFrame = (draw) => (wished.set(++last, draw), last);
  window.cancelAnimationFrame = (frame) => void wished.delete(frame);
  window.settle = () => {
    let drawn = 0;
    for (; wished.size > 0 && drawn < most; drawn++) {
      now += 20;
      const due = [...wished.values()];
      wished.clear();
      due.forEach((draw) => draw(now));
    }
    return drawn;
  };
}

/** Shows a board in space, and waits until it is there. */
async function open(page: Page, floor: string, placed: Placed, legal: string[] = []): Promise<void> {
  await page.evaluate((given) => window.stage.open(...given), [floor, placed, { legal }] as Opening);
  await page.waitForSelector('canvas.ready');
}

function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => window.stage.shown?.asked ?? []);
}

async function boxOf(page: Page, what: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error(`${what} is not in sight`);
  return box;
}

/** Draws a finger over the stage, and lets it rest before it is lifted: after a fling, browsers take a tap as its end. */
async function swipe(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = await boxOf(page, 'canvas');
  const from = { x: x + width / 2, y: y + height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.5, 1]) {
    const touchPoints = [{ x: from.x + dx * part, y: from.y + dy * part }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await page.waitForTimeout(100);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What is taken pictures of: the theme, dark or not, and the view. */
const LOOKS = [[false, 'solid'], [true, 'solid'], [false, 'flat'], [true, 'flat']] as const;

/** Takes a picture of every situation; on a phone, flat and (with `PICTURES`) in the dark of the two that show most. */
async function shoot(page: Page, device: 'desktop' | 'phone'): Promise<void> {
  for (const [dark, view] of LOOKS.filter(([dark]) => process.env.PICTURES || !dark)) {
    await page.evaluate((on) => window.stage.theme(on), dark);
    const all = view === 'solid' && !dark && device === 'desktop';
    for (const [name, floor, placed] of all ? SITUATIONS : SITUATIONS.slice(3, 5)) {
      await page.evaluate((chosen) => window.stage.view(chosen), view);
      await page.evaluate((given) => window.stage.open(...given), [floor, placed, {}] as Opening);
      await page.waitForSelector(view === 'flat' ? 'svg[role=img]' : 'canvas.ready');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const path = `${SHOTS}bloxorz-${name}-${view}-${device}-${dark ? 'dark' : 'light'}.png`;
      await page.screenshot({ animations: 'disabled', scale: 'css', path });
    }
  }
  await page.evaluate(() => window.stage.view('solid'));
}
