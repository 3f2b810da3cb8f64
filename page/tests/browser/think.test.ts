// A search step by step, inside its expansions: whatever is shown at a step (line, variables, lists, board, tree) is what the
// engine says of it when it is asked apart from the page, forwards and backwards, for every algorithm.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { path } from '../../src/pages/learn/lesson';
import { isNext, keyOf, valueOf } from '../../src/pages/watch/think/marks';
import type { LevelRef, Request, RunInfo, TraceList, TraceMoment } from '../../src/protocol';
import { ask } from './engine';
import { algorithms, builtIn } from './puzzles';
import { hasBrowser, oneVisit, speak, type Visit } from './site';

/** Nine cells, one of them dear: straight into it costs less than across, so a cheaper path turns up. */
const ROOM: LevelRef = { from: 'text', text: 'S..\n.3.\n..G', puzzle: 'grid', rules: { neighbours: '8' } };
/** Steps that are gone through at most; local searches have thousands. */
const MOST_STEPS = 150;
/** As many entries of each list as the panel shows at first. */
const ENTRIES = 12;

type Place = readonly [index: number, step: number];

/** What the page shows at a step. */
interface Shown {
  place: string;
  kind: string | null;
  verdict: string | null;
  lit: string[];
  open: ShownList | null;
  closed: ShownList | null;
  next: string | null;
  variables: [string, string][];
  /** The row whose board is shown, and the node that the tree rings. */
  at: string | null;
  ringed: string | null;
  /** The state that the step is about. */
  state: string | null;
  stateText: string | null;
}

interface ShownList {
  total: string;
  /** Each entry's name, f, g and h. */
  entries: string[][];
}

/** The level and the search by which an algorithm is watched: local ones need more than a room, as their lessons have. */
function searchOf(algorithm: string): { level: LevelRef; request: Request } {
  const lesson = path.find(({ name }) => name === algorithm);
  // Each search has a link of its own: one that was open before would come back at the place where it was left.
  const limits = { nodes: 200_000 + opened++ };
  return ['anneal', 'genetic'].includes(algorithm) && lesson
    ? { level: builtIn(lesson.example.level), request: { ...lesson.example.run, limits } }
    : { level: ROOM, request: { algorithm, limits } };
}
let opened = 0;

const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'));

function listOf({ total, entries }: TraceList): ShownList {
  return { total: String(total), entries: entries.map((entry) => [keyOf(entry), number(entry.f), number(entry.g), number(entry.h)]) };
}

const momentOf = ({ run }: RunInfo, index: number, step?: number): TraceMoment =>
  ask({ ask: 'trace-moment', run, index, most: ENTRIES, ...(step === undefined ? {} : { step }) });

/** What ought to be shown at a step. */
function expected(info: RunInfo, [index, step]: Place): Shown {
  const moment = momentOf(info, index, step);
  const now = moment.steps[step];
  const isLocal = info.size.kind !== 'expansions';
  return {
    place: `${index}:${step}`,
    kind: now?.kind ?? null,
    verdict: now?.verdict ?? null,
    lit: now?.line == null ? [] : [String(now.line)],
    open: isLocal ? null : listOf(moment.open),
    closed: isLocal ? null : listOf(moment.closed),
    next: isLocal || !moment.next || !isNext(moment) ? null : keyOf(moment.next.entry),
    variables: moment.variables.map((one) => [one.name, valueOf(one, moment, 'start').trim()]),
    at: String(index),
    ringed: isLocal ? null : String(ask({ ask: 'trace-node', run: info.run, index }).node),
    state: now?.entry ? keyOf(now.entry) : null,
    stateText: now?.entry?.state.trim() ?? null,
  };
}

/** The first steps of a recording, all of them if they are few. */
function placesOf(info: RunInfo): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < info.size.moments && places.length < MOST_STEPS; index++) {
    places.push(...momentOf(info, index).steps.map((_, step): Place => [index, step]));
  }
  return places;
}

/** What is shown at the places that follow one another by a key; an empty key stays where it is. */
function walk(page: Page, key: string, count: number): Promise<Shown[]> {
  return page.evaluate(
    async ([key, count]) => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
      const data = (selector: string, name: string) => document.querySelector<HTMLElement>(selector)?.dataset[name] ?? null;
      const list = (which: string) => {
        const total = data(`[data-list="${which}"]`, 'total');
        if (total === null) return null;
        const rows = [...document.querySelectorAll<HTMLElement>(`[data-list="${which}"] [data-entry]`)];
        return { total, entries: rows.map((row) => [row.dataset.entry ?? '', ...[...row.children].slice(0, 3).map(text)]) };
      };
      const look = () => ({
        place: data('[data-think]', 'think') ?? '',
        kind: data('[data-think] .said', 'kind'),
        verdict: data('[data-think] .said', 'verdict'),
        lit: [...document.querySelectorAll<HTMLElement>('[data-think] [aria-current="step"]')].map((line) => line.dataset.line ?? ''),
        open: list('open'),
        closed: list('closed'),
        next: data('[data-next-entry]', 'nextEntry'),
        variables: [...document.querySelectorAll<HTMLElement>('[data-variable]')].map((one): [string, string] => [one.dataset.variable ?? '', text(one)]),
        at: data('.board[data-shown]', 'at'),
        ringed: data('[data-ringed]', 'ringed'),
        state: data('[data-think] figure', 'state'),
        stateText: document.querySelector('[data-think] figure') ? text(document.querySelector('[data-think] figure .state')) : null,
      });
      /** Whether everything has arrived: the moment, the board of its row, the tree, and the board of its state. */
      const isThere = (before: string) => {
        const { place, at, ringed, open, state, stateText } = look();
        const isShown = place !== '' && place !== before && place.split(':')[0] === at;
        return isShown && (ringed !== null || open === null) && (state !== null || stateText === null);
      };
      const seen = [];
      for (let made = 0; made < count; made++) {
        const before = key === '' ? '' : look().place;
        if (key !== '') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const until = performance.now() + 10_000;
        while (!isThere(before)) {
          if (performance.now() > until) throw new Error(`stuck after ${before}: ${JSON.stringify(look())}`);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
        seen.push(look());
      }
      return seen;
    },
    [key, count] as const,
  );
}

describe.skipIf(!hasBrowser)('step by step', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  /** Opens a search by its link, and the panel in sight; the same search in the engine beside the page. */
  async function open(algorithm: string): Promise<RunInfo> {
    const { level, request } = searchOf(algorithm);
    const { run } = ask({ ask: 'solve', level, request, trace: {} });
    if (!run) throw new Error(`${algorithm} was not recorded`);
    await visit.go('learn');
    await visit.go(ask({ ask: 'make-link', shared: { level, view: { page: 'watch', request } } }).link.slice(2));
    await page.locator('[data-think-forward]').scrollIntoViewIfNeeded();
    await page.locator('[data-think="0:0"]').waitFor();
    return run;
  }

  test.each(algorithms.map(({ name }) => name))('%s: every step, forwards and backwards', async (algorithm) => {
    const info = await open(algorithm);
    const places = placesOf(info);
    expect(places.length).toBeGreaterThan(3);
    const wanted = places.map((place) => expected(info, place));
    expect(await walk(page, '', 1)).toEqual([wanted[0]]);
    expect(await walk(page, '.', places.length - 1)).toEqual(wanted.slice(1));
    if (places.length < MOST_STEPS) expect(await page.locator('[data-think-forward]').isDisabled()).toBe(true);
    expect(await walk(page, ',', places.length - 1)).toEqual(wanted.slice(0, -1).reverse());
    expect(await page.locator('[data-think-back]').isDisabled()).toBe(true);
    // Every line that is lit is one of the pseudo-code, in its words.
    const { pseudocode } = ask({ ask: 'catalogue' }).algorithms.find(({ name }) => name === algorithm) ?? { pseudocode: [] };
    expect(await page.locator('[data-think] [data-line] .text > code').allTextContents()).toEqual(pseudocode.map(({ code }) => code));
    for (const { lit } of wanted) expect(Number(lit[0])).toBeLessThan(pseudocode.length);
  });

  test.each(['bfs', 'ucs', 'astar'])('%s: the first of the open list is what the search expands next', async (algorithm) => {
    const info = await open(algorithm);
    const slider = page.locator('.controls input[type="range"]');
    const met = new Set<string | null>();
    for (let index = 0; index + 1 < info.size.moments; index++) {
      // The bar goes to the step that takes the state; from the next row's, one step back is the last of this row.
      await slider.fill(String(index + 1));
      await page.locator(`[data-think="${index + 1}:0"]`).waitFor();
      const [taken] = momentOf(info, index + 1, 0).steps;
      // It is told why this one was taken, and not yet what comes next.
      if (taken?.kind === 'take' && taken.entry) await page.locator(`[data-taken="${keyOf(taken.entry)}"]`).waitFor();
      expect(await page.locator('[data-mark="next"]').count()).toBe(0);
      const [last] = await walk(page, ',', 1);
      const { steps } = momentOf(info, index + 1);
      momentOf(info, index).steps.forEach(({ verdict }) => met.add(verdict));
      if (steps[0]?.kind !== 'take' || !steps[0].entry) continue;
      expect(last?.open?.entries[0]?.[0]).toBe(keyOf(steps[0].entry));
      expect(steps[0].entry.state).toBe(ask({ ask: 'trace-node', run: info.run, index: index + 1 }).state);
    }
    expect(met).toContain('duplicate');
    if (algorithm === 'ucs') expect(met).toContain('cheaper');
  });

  test('pointing at an entry shows its board; nothing runs out of a narrow screen; words change in place', async () => {
    await open('ucs');
    await walk(page, '.', 10);
    const entry = page.locator('[data-list="open"] [data-entry]:not([data-mark="now"])').first();
    const key = await entry.getAttribute('data-entry');
    await entry.locator('button').focus();
    await page.locator(`figure[data-state="${key}"]`).waitFor();
    await page.locator('[data-think-forward]').focus();
    await page.locator(`figure[data-state]:not([data-state="${key}"])`).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    const order = page.locator('[data-list="open"] p').first();
    const english = await order.innerText();
    await speak(page, 'vi');
    await expect.poll(async () => (await order.innerText()).split(': ')[1]).not.toBe(english.split(': ')[1]);
    await speak(page, 'en');
  });

  test('lessons light the line of their example', async () => {
    await visit.go('learn/bfs');
    await page.locator('[data-lesson="bfs"] [data-think-forward]').scrollIntoViewIfNeeded();
    await page.locator('[data-think="0:0"] [aria-current="step"]').waitFor();
    await page.locator('[data-think-forward]').focus();
    await page.keyboard.press('.');
    await page.locator('[data-think="0:1"] [aria-current="step"]').waitFor();
    await page.keyboard.press(',');
    await page.locator('[data-think="0:0"]').waitFor();
  });
});
