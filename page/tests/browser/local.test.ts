// Local searches explain themselves: the proposed change and why it is accepted, restarts, populations and crossings.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, oneVisit, speak, type Visit } from './site';

/** Chooses an algorithm with some parameters and waits until it has run. */
async function run(page: Page, algorithm: string, params: Record<string, string>): Promise<void> {
  await page.locator('select[name="algorithm"]').selectOption(algorithm);
  const closed = page.locator('form details:not([open]) summary');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const [name, value] of Object.entries(params)) {
    const field = page.locator(`form [name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
}

const seek = async (page: Page, index: number) => {
  await page.locator('.controls input[type="range"]').first().fill(String(index));
  await page.locator(`[data-shown="search"][data-at="${index}"]`).waitFor();
};

describe.skipIf(!hasBrowser)('local searches', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
  });

  test('annealing: each step says what was proposed, why it was accepted, and where the energy comes from', async () => {
    await visit.go('watch/light-up/20x20/1');
    await run(page, 'anneal', { scheme: 'free', steps: '60', restarts: '3', seed: '1' });
    const last = Number(await page.locator('.controls input[type="range"]').first().getAttribute('max'));
    expect(last).toBeGreaterThan(60);
    const sentence = page.locator('[data-verdict]');
    const seen = new Set<string>();
    for (let index = 0; index <= 24; index++) {
      await seek(page, index);
      const [verdict, text] = [await sentence.getAttribute('data-verdict'), await sentence.innerText()];
      seen.add(verdict ?? '');
      const [, before, after] = /Energy (\d+) → (\d+)/.exec(text) ?? [];
      expect([Number(before), Number(after)].every(Number.isFinite)).toBe(true);
      if (verdict === 'rejected') expect(Number(after)).toBeGreaterThan(Number(before));
      // The board, the facts and the energies of the faults are about the same candidate.
      const energy = Number(await page.locator('[data-energy]').getAttribute('data-energy'));
      expect(energy).toBe(verdict === 'accepted' ? Number(after) : Number(before));
      await page.locator('[data-choice="proposed"]').click();
      expect(Number(await page.locator('[data-energy]').getAttribute('data-energy'))).toBe(Number(after));
      await page.locator('[data-choice="after"]').click();
    }
    expect(seen.has('accepted')).toBe(true);
    await page.locator('[data-fault]').first().waitFor();

    await page.locator('[data-break="round"]').click();
    await page.locator('[data-restart="1"]').waitFor();
    await speak(page, 'vi');
    await page.locator('[data-verdict]', { hasText: 'Năng lượng' }).waitFor();
    await speak(page, 'en');
  });

  test('an estimate points at the cells that it comes from', async () => {
    await visit.go('watch/water-sort/4');
    await run(page, 'anneal', { steps: '40', restarts: '1', seed: '0' });
    await page.locator('[data-fault="estimate"]').waitFor();
    const said = Number(await page.locator('[data-unmet-cells]').getAttribute('data-unmet-cells'));
    expect(said).toBeGreaterThan(0);
    // The board has as many marks as the sentence says.
    expect(await page.locator('.board [data-unmet]').count()).toBe(said);
  });

  test('a genetic algorithm: its population is a field of fitness, children show their parents', async () => {
    await visit.go('puzzle/tents');
    await visit.go('watch/tents/15x15/1');
    await run(page, 'genetic', { population: '80', generations: '12', seed: '1' });
    await page.locator('[data-population="80"]').waitFor();
    expect(await page.locator('svg[data-population] rect').count()).toBe(80);
    await page.getByText('The first generation is random').waitFor();
    await seek(page, 1);
    await page.locator('[data-crossing="0"]').waitFor();
    expect(await page.locator('[data-cut]').innerText()).toMatch(/^Cut /);
    await page.locator('[data-next-child]').click();
    await page.locator('[data-crossing="1"]').waitFor();
    expect(await page.locator('[data-parent] canvas').count()).toBe(2);
    expect(await page.locator('[data-child] canvas').count()).toBe(1);
    // By the keyboard and by the pointer.
    await page.locator('input[name="rank"]').fill('10');
    await page.locator('[data-being]:not([data-being="0"])').waitFor();
    await page.locator('svg[data-population] rect').first().hover();
    await page.locator('[data-being="0"]').waitFor();
  });
});
