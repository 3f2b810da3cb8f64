// When the browser runs out of memory, the engine crashes: the page says so, and continues with a new one.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser, oneVisit, type Visit } from './site';

const LEVEL = 'sokoban/29';
/** Pages of 64 KiB that the engine gets: enough to start, not enough for a large search. */
const PAGES = 128;

/** The module with a bound on its memory, which the browser then enforces as it enforces its own. */
function bounded(module: Uint8Array): Buffer {
  const parts = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const [length, start] = number(module, at + 1);
    const section = module.subarray(start, start + length);
    if (module[at] === 5) {
      // One memory, so far without a bound: its flags, then its least size.
      expect([section[0], section[1]]).toEqual([1, 0]);
      const body = [1, 1, ...section.subarray(2), ...leb(PAGES)];
      parts.push(Uint8Array.from([5, ...leb(body.length), ...body]));
    } else {
      parts.push(module.subarray(at, start + length));
    }
    at = start + length;
  }
  return Buffer.concat(parts);
}

/** A number of variable length, and where it ends. */
function number(bytes: Uint8Array, from: number): [value: number, end: number] {
  let [value, at] = [0, from];
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}

describe.skipIf(!hasBrowser)('out of memory', () => {
  let visit: Visit;
  let page: Page;
  oneVisit(async (opened) => {
    [visit, page] = [opened, opened.page];
    const body = bounded(readFileSync(new URL('../../wasm/solvarium.wasm', import.meta.url)));
    await page.route('**/*.wasm', (route) => route.fulfill({ body, contentType: 'application/wasm' }));
  });
  beforeEach(() => visit.go(''));

  const broken = () => page.getByRole('alert').getByText('The engine crashed').waitFor({ timeout: 60_000 });

  test('a search crashes, and the next one runs', async () => {
    await visit.go(`watch/${LEVEL}`);
    await page.locator('select[name="algorithm"]').selectOption('bfs');
    await page.locator('button[type="submit"]').click();
    await broken();
    await visit.go('watch/sokoban/1');
    await page.locator('select[name="algorithm"]').selectOption('greedy');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-outcome="solved"]').waitFor();
    await page.locator('[data-step="forward"]').click();
    await page.locator('[data-shown="search"][data-at="1"]').waitFor();
  });

  test('a race crashes, and the next one runs', async () => {
    await visit.go(`compare/${LEVEL}`);
    await page.locator('button[type="submit"]').click();
    await broken();
    await visit.go('compare/sokoban/1');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-race="done"]').waitFor();
    expect(await page.locator('[data-results] tbody tr').count()).toBe(3);
  });
});
