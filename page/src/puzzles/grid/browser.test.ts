// Maps in a real browser: what a frame of a large one takes, the areas and numbers of a search, keys, clicks and strokes.
// Smoothness is counted in calls and cells, so nothing depends on how fast the machine is.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../tests/browser/engine';
import { middle, shows } from '../../../tests/browser/hands';
import { shoot } from '../../../tests/browser/pictures';
import { desktop, hasBrowser, phone, Site, type Screen, type Visit } from '../../../tests/browser/site';
import type { LevelRef } from '../../protocol';
import { comeCloser, halls } from './hands';
import { words } from './words';

/** What was drawn since the counts were last taken. */
interface Drawn {
  /** Times the page was shown. */
  frames: number;
  /** Calls that draw since the last of these times, and the most between two of them. */
  calls: number;
  most: number;
  /** Cells painted into the pictures of the map and of the search. */
  cells: number;
  /** Characters that the engine sent, as JSON. */
  told: number;
  texts: string[];
}

declare global {
  interface Window {
    drawn: Drawn;
  }
}

/** Counts what is drawn; runs on the page, before its own scripts. */
function countDraws(): void {
  window.drawn = { frames: 0, calls: 0, most: 0, cells: 0, told: 0, texts: [] };
  const tick = () => {
    const { drawn } = window;
    drawn.frames++;
    drawn.most = Math.max(drawn.most, drawn.calls);
    drawn.calls = 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const pen = CanvasRenderingContext2D.prototype;
  for (const name of ['drawImage', 'fillRect', 'fill', 'stroke', 'strokeRect', 'fillText'] as const) {
    const draw = pen[name] as (...args: unknown[]) => void;
    Object.assign(pen, {
      [name](this: CanvasRenderingContext2D, ...args: unknown[]) {
        // Charts and the tree are drawn beside the board.
        if (this.canvas.dataset.cell === undefined) return draw.apply(this, args);
        window.drawn.calls++;
        if (name === 'fillText') window.drawn.texts.push(String(args[0]));
        draw.apply(this, args);
      },
    });
  }
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(this: Worker, take: (event: MessageEvent) => void) {
      this.addEventListener('message', (event) => {
        window.drawn.told += JSON.stringify(event.data).length;
        take.call(this, event);
      });
    },
  });
  const put = pen.putImageData;
  pen.putImageData = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    window.drawn.cells += Number(args[5] ?? 0) * Number(args[6] ?? 0);
    put.apply(this, args as Parameters<typeof put>);
  };
}

/** Takes the counts of what happens meanwhile, and of the frames after it. */
async function drawnBy(page: Page, act: () => Promise<unknown>): Promise<Drawn> {
  const rest = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  await rest();
  await page.evaluate(() => (window.drawn = { frames: 0, calls: 0, most: 0, cells: 0, told: 0, texts: [] }));
  await act();
  await rest();
  return page.evaluate(() => window.drawn);
}

const SIZE = 512;
/** Calls in a frame, however many cells the map has. */
const FEW = 40;
const WEIGHTED = ['S..3....', '.##3.##.', '.#.99.#.', '.#.99.#.', '.##..##.', '........', '..5555..', '.......G'].join('\n');
const OPEN_FIELD = ['neighbours 8', 'S....', '.....', '..#..', '.....', '....G'].join('\n');
const text = (level: string): LevelRef => ({ from: 'text', text: level, puzzle: 'grid' });

describe.skipIf(!hasBrowser)('maps', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  /** Opens a level of one's own for play; returns its name in addresses. */
  async function open(level: string, screen: Screen = desktop): Promise<{ visit: Visit; page: Page; name: string }> {
    const visit = await site.browser(screen, { language: 'en', theme: 'system' });
    const { page } = visit;
    await page.addInitScript(countDraws);
    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    await page.locator('textarea[name="level"]').fill(level);
    await page.locator('dialog button[type="submit"]').click();
    await shows(page, 0);
    await page.locator('.stage canvas').waitFor();
    return { visit, page, name: new URL(page.url()).hash.replace('#/play/', '') };
  }

  async function search(visit: Visit, name: string, algorithm: string): Promise<number> {
    const { page } = visit;
    await visit.go(`watch/${name}`);
    await page.locator('select[name="algorithm"]').selectOption(algorithm);
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-area="closed"]').waitFor({ timeout: 60_000 });
    return Number(await page.locator('.controls input[type="range"]').getAttribute('max'));
  }

  async function scrub(page: Page, row: number): Promise<void> {
    await page.locator('.controls input[type="range"]').fill(String(row));
    await page.locator(`[data-shown="search"][data-at="${row}"]`).waitFor({ timeout: 60_000 });
  }

  const counted = async (page: Page, area: string) => Number((await page.locator(`[data-area="${area}"]`).innerText()).replace(/\D/g, ''));

  test('a large map is painted once and shown in a few calls', { timeout: 180_000 }, async () => {
    const { visit, page, name } = await open(halls(SIZE));
    const canvas = page.locator('.stage canvas');
    // The whole map fits at first.
    expect(await canvas.evaluate((element: HTMLElement) => Number(element.dataset.cell) * 512 <= element.clientHeight + 1)).toBe(true);
    const step = await drawnBy(page, async () => {
      await page.keyboard.press('ArrowRight');
      await shows(page, 1);
    });
    expect(step.cells).toBe(0);
    expect(step.told).toBeGreaterThan(0);
    expect(step.told).toBeLessThan(2000);
    expect(step.most).toBeGreaterThan(0);
    expect(step.most).toBeLessThan(FEW);

    const closer = await drawnBy(page, () => page.keyboard.press('+'));
    expect(closer.cells).toBe(0);
    expect(closer.most).toBeLessThan(FEW);

    const last = await search(visit, name, 'ucs');
    expect(last).toBeGreaterThan(SIZE * SIZE * 0.8);
    await scrub(page, Math.floor(last / 2));
    const next = await drawnBy(page, async () => {
      await page.locator('[data-step="forward"]').click();
      await page.locator(`[data-shown="search"][data-at="${Math.floor(last / 2) + 1}"]`).waitFor();
    });
    // A cell and its neighbours.
    expect(next.cells).toBeGreaterThan(0);
    expect(next.cells).toBeLessThanOrEqual(9);
    expect(next.most).toBeLessThan(FEW);
    // However far the leap, the picture is put up once.
    const leap = await drawnBy(page, () => scrub(page, 0));
    expect(leap.cells).toBeLessThanOrEqual(SIZE * SIZE);
    expect(await counted(page, 'closed')).toBe(1);
    await scrub(page, last);
    expect(await counted(page, 'closed')).toBeGreaterThan(SIZE * SIZE * 0.8);
    await shoot(page, 'grid-large-search');
    await visit.close();
  });

  test('open and closed cells are areas at every place of a search', async () => {
    const { visit, page, name } = await open(WEIGHTED);
    const last = await search(visit, name, 'astar');
    const { run } = ask({ ask: 'solve', level: text(WEIGHTED), request: { algorithm: 'astar' }, trace: {} });
    for (const row of [last, 5, 0, Math.ceil(last / 2)]) {
      await scrub(page, row);
      const heat = ask({ ask: 'trace-heat', run: run?.run ?? 0, index: row });
      expect(await counted(page, 'closed')).toBe(heat.closed_states);
      // The goal, which ends the search, is not expanded, so nothing is reached from it.
      if (row < last) expect(await counted(page, 'open')).toBe(heat.open_states);
    }
    const cells = ask({ ask: 'trace-cells', run: run?.run ?? 0 });
    await scrub(page, 5);
    const closed = cells.expanded[2] ?? 0;
    const unseen = 8 * 8 - 2;
    expect(await toneOf(page, closed)).not.toBe(await toneOf(page, unseen));
    await scrub(page, 0);
    expect(await toneOf(page, closed)).toBe(await toneOf(page, unseen));
    await scrub(page, Math.ceil(last / 2));
    await shoot(page, 'grid-search');
    await visit.close();
  });

  test('a search from both ends shows what waits at each', async () => {
    const { visit, page, name } = await open(OPEN_FIELD);
    await search(visit, name, 'bidirectional');
    await scrub(page, 1);
    // The start and the goal, in opposite corners, with three neighbours each.
    expect([await counted(page, 'closed'), await counted(page, 'open')]).toEqual([2, 6]);
    expect(await toneOf(page, 19)).toBe(await toneOf(page, 5));
    expect(await toneOf(page, 19)).not.toBe(await toneOf(page, 14));
    // What is counted under two names is shown once.
    const facts = await page.locator('.outcome .fact').allInnerTexts();
    expect(facts.filter((fact) => /^(Moves|Steps|Cost) /.test(fact)).map((fact) => fact.split(' ')[0])).toEqual(['Cost', 'Steps']);
    await visit.close();
  });

  test('lanes of a race show the areas of their searches', async () => {
    const { visit, page, name } = await open(WEIGHTED);
    await visit.go(`compare/${name}?race=astar,bfs`);
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    await page.locator('[data-lane] canvas[data-cell]').nth(1).waitFor();
    await page.locator('.clock input[type="range"]').fill('0');
    const start = await toneOf(page, 0);
    const far = await toneOf(page, 5 * 8);
    await page.locator('.clock input[type="range"]').fill('1000');
    await expect.poll(() => toneOf(page, 5 * 8)).not.toBe(far);
    expect(await toneOf(page, 5 * 8)).toBe(start);
    // The numbers of a lane are below it.
    expect(await page.locator('[data-area], [data-zoom]').count()).toBe(0);
    await shoot(page, 'grid-race');
    await visit.close();
  });

  test('a map of a million cells opens', { timeout: 180_000 }, async () => {
    const { visit, page } = await open(WEIGHTED);
    await visit.go('');
    await page.locator('[data-open-level]').first().click();
    const buffer = Buffer.from(halls(1024));
    await page.locator('input[type="file"]').setInputFiles({ name: 'halls.txt', mimeType: 'text/plain', buffer });
    await page.locator('.stage canvas[data-columns="1024"]').waitFor({ timeout: 60_000 });
    const step = await drawnBy(page, async () => {
      await page.keyboard.press('ArrowRight');
      await shows(page, 1);
    });
    expect(step.told).toBeLessThan(2000);
    expect(step.cells).toBe(0);
    await visit.close();
  });

  test('f, g and h are in the cells once one comes close', async () => {
    const { visit, page, name } = await open(WEIGHTED);
    await page.setViewportSize({ width: 1600, height: 1200 });
    const last = await search(visit, name, 'astar');
    await scrub(page, last);
    await comeCloser(page, 50);
    await page.getByText(words.en.areas.numbers).waitFor();
    const at = last - 1;
    const near = await drawnBy(page, () => scrub(page, at));
    const { run } = ask({ ask: 'solve', level: text(WEIGHTED), request: { algorithm: 'astar' }, trace: {} });
    const { reached, row, g, h } = ask({ ask: 'trace-cells', run: run?.run ?? 0 });
    const inSight = await cellsInSight(page);
    const costs = new Map(reached.flatMap((cell, place) => ((row[place] ?? 0) <= at && inSight.has(cell) ? [[cell, g[place] ?? 0]] : [])));
    expect(costs.size).toBeGreaterThan(3);
    for (const [cell, cost] of costs) {
      const left = h[cell] ?? 0;
      for (const number of [cost, left, cost + left]) expect(near.texts).toContain(String(number));
    }
    // No more than what is in sight is drawn.
    expect(near.texts.length / near.frames).toBeLessThanOrEqual(inSight.size * 4);
    await shoot(page, 'grid-numbers');
    await visit.close();
  });

  test('the solution is walked and leaves a trail', async () => {
    const { visit, page, name } = await open(WEIGHTED);
    await search(visit, name, 'astar');
    await page.locator('[data-choice="solution"]').click();
    await page.locator('[data-shown="solution"][data-at="0"]').waitFor();
    const before = await toneOf(page, 8, 0.5);
    await page.locator('[data-step="last"]').click();
    await page.locator('[data-shown="solution"][data-solved="true"]').waitFor();
    const { report } = ask({ ask: 'solve', level: text(WEIGHTED), request: { algorithm: 'astar' } });
    const first = report.moves[0] === 'D' ? 8 : 1;
    await expect.poll(() => toneOf(page, first, 0.5)).not.toBe(before);
    expect(await page.locator('[data-area]').count()).toBe(0);
    await shoot(page, 'grid-solution');
    await visit.close();
  });

  test('keys walk in eight directions', async () => {
    const { visit, page } = await open(OPEN_FIELD);
    for (const [made, key] of ['c', 'Numpad9', 'q', 'ArrowRight', 'x', 'Home', 's'].entries()) {
      const legal = made !== 2;
      await page.keyboard.press(key);
      // Up and left of the top row is nothing.
      if (legal) await shows(page, made < 2 ? made + 1 : made);
    }
    await visit.close();
  });

  test('a click walks all the way, and only a still one', async () => {
    const { visit, page } = await open(WEIGHTED);
    const canvas = page.locator('.stage canvas');
    const { x, y } = await middle(canvas, 5, 0);
    await page.mouse.click(x, y);
    await shows(page, 5);
    const wall = await middle(canvas, 1, 1);
    await page.mouse.click(wall.x, wall.y);
    await page.keyboard.press('ArrowRight');
    await shows(page, 6);
    await visit.close();
  });

  test('a click beside the walker is one step, however dear', async () => {
    const { visit, page } = await open(['neighbours 8', 'S...', '.9..', '...G'].join('\n'));
    const { x, y } = await middle(page.locator('.stage canvas'), 1, 1);
    await page.mouse.click(x, y);
    await shows(page, 1);
    expect(await page.locator('[data-measure="cost"]').innerText()).toBe('12,726');
    await visit.close();
  });

  test('a map that was zoomed moves by dragging and by keys', async () => {
    const { visit, page } = await open(halls(128));
    await comeCloser(page, 20);
    const canvas = page.locator('.stage canvas');
    const left = async () => Number(await canvas.getAttribute('data-left'));
    const box = await canvas.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
    const before = await left();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 130, y - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(left).toBeCloseTo(before - 130, -1);
    const dragged = await left();
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(left).toBeLessThan(dragged - 50);
    // Nothing was walked.
    await shows(page, 0);
    await visit.close();
  });

  test('a stroke of a finger steps', async () => {
    const { visit, page } = await open(WEIGHTED, phone);
    await stroke(page, 60, 0);
    await shows(page, 1);
    await shoot(page, 'grid-phone');
    await visit.close();
  });

  test('a slanting stroke steps diagonally where that is allowed', async () => {
    const { visit, page } = await open(OPEN_FIELD, phone);
    await stroke(page, 50, 44);
    await shows(page, 1);
    expect(await page.locator('[data-measure="cost"]').innerText()).toBe('1,414');
    await stroke(page, 60, 8);
    await shows(page, 2);
    expect(await page.locator('[data-measure="cost"]').innerText()).toBe('2,414');
    await visit.close();
  });
});

/** A stroke of a finger over the board. */
async function stroke(page: Page, right: number, down: number): Promise<void> {
  const box = await page.locator('.stage canvas').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number | null) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: part === null ? [] : [{ x: x + right * part, y: y + down * part }] });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', null);
}

/** The colour of a point of a cell, given as a part of its side from its corner. */
function toneOf(page: Page, cell: number, part = 0.2): Promise<string> {
  return page.locator('canvas[data-cell]').first().evaluate(
    (canvas: HTMLCanvasElement, { cell, part }) => {
      const { cell: side = '', left = '', top = '', columns = '' } = canvas.dataset;
      const ratio = canvas.width / canvas.clientWidth;
      const x = Number(left) + ((cell % Number(columns)) + part) * Number(side);
      const y = Number(top) + (Math.floor(cell / Number(columns)) + part) * Number(side);
      return String(canvas.getContext('2d')?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data);
    },
    { cell, part },
  );
}

/** The cells that lie wholly within the canvas. */
async function cellsInSight(page: Page): Promise<Set<number>> {
  const cells = await page.locator('canvas[data-cell]').first().evaluate((canvas: HTMLCanvasElement) => {
    const [side = 0, left = 0, top = 0, columns = 0, rows = 0] = ['cell', 'left', 'top', 'columns', 'rows'].map((name) => Number(canvas.dataset[name]));
    const isIn = (from: number, size: number) => from >= 0 && from + side <= size;
    return Array.from({ length: columns * rows }, (_, cell) => cell).filter(
      (cell) => isIn(left + (cell % columns) * side, canvas.clientWidth) && isIn(top + Math.floor(cell / columns) * side, canvas.clientHeight),
    );
  });
  return new Set(cells);
}
