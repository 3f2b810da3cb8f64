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
