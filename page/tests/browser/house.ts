// A real server with a house of its own: `solvarium serve --data` in a fresh folder, with the page that was built.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { program } from './server';
import { desktop, Site, type Screen, type Visit } from './site';

/** The page as it was built. */
export const built = fileURLToPath(new URL('../../dist', import.meta.url));

export class House {
  private constructor(
    readonly address: string,
    /** The part of the admin's link behind the address. */
    readonly adminHash: string,
    private readonly site: Site,
  ) {}

  static async start(): Promise<House> {
    if (!program) throw new Error('`solvarium` was not built');
    const folder = await mkdtemp(join(tmpdir(), 'solvarium-house-'));
    const child = spawn(program, ['serve', '--data', folder, '--page', built, '--addr', '127.0.0.1:0', '--max-rate', '1000'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const end = async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address, hash] = /^(http:\/\/[^#]+)#\/(account\/in\/\w+)/.exec(line) ?? [];
      if (address && hash) {
        child.stdout.resume();
        return new House(address, hash, new Site(address, end));
      }
    }
    throw new Error('the server ended before it printed the link of its admin');
  }

  /** Somebody who was never here. */
  async visit(settings: Record<string, unknown> = {}, screen: Screen = desktop): Promise<Visit> {
    const visit = await this.site.browser(screen, settings);
    await visit.page.context().clearCookies();
    return visit;
  }

  /** Asks the server as a program does, with a key. */
  async asks(key: string, method: string, path: string, body?: unknown): Promise<{ status: number; told: unknown }> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${this.address}api/hub${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: answer.status, told: answer.status === 204 ? null : await answer.json() };
  }

  /** The admin gives somebody a role. */
  async promote(name: string, role: string): Promise<void> {
    const json = { 'content-type': 'application/json' };
    const secret = this.adminHash.split('/').at(-1);
    const welcome = await fetch(`${this.address}api/hub/session`, { method: 'POST', headers: json, body: JSON.stringify({ secret }) });
    const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? '';
    const where = `${this.address}api/hub/admin/people/${encodeURIComponent(name)}/role`;
    const answer = await fetch(where, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ role }) });
    if (!answer.ok) throw new Error(`no role: ${answer.status}`);
  }

  close(): Promise<void> {
    return this.site.close();
  }
}

/** Makes an account by the page, with a passphrase. */
export async function register(visit: Visit, name: string, passphrase = 'four words in row'): Promise<void> {
  const { page } = visit;
  await visit.go('account');
  await page.locator('[data-part="door"] [data-choice="new"]').click();
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="passphrase"]').fill(passphrase);
  await page.locator('[data-form="new"] [type="submit"]').click();
  await page.locator('[data-part="character"]').waitFor();
}

/** Moves that solve a level, as the program finds them. */
export function solution(level: string, algorithm = 'expert'): string[] {
  const report = execFileSync(program ?? '', ['solve', level, '--algorithm', algorithm, '--output', 'json'], { encoding: 'utf8' });
  return (JSON.parse(report) as { moves: string[] }).moves;
}

const ARROWS: Record<string, string> = { U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' };

/** Plays moves of Sokoban by the arrow keys, to the end. */
export async function playSokoban(page: Page, moves: readonly string[]): Promise<void> {
  await page.locator('.stage[data-length="0"] canvas').waitFor();
  for (const [made, move] of moves.entries()) {
    await page.keyboard.press(ARROWS[move.toUpperCase()] ?? '');
    await page.locator(`.stage[data-length="${made + 1}"]`).waitFor();
  }
  await page.locator('[data-won]').waitFor();
}
