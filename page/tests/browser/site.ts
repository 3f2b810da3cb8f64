// The built page on a free port, and a browser to look at it. Where no browser is installed, tests say SKIPPED.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from '../../src/i18n/languages';

/** The one made for running without a window comes first: tests take a third less time in it. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const CHROMIUM = process.env.CHROMIUM ?? PLACES.find(existsSync) ?? PLACES[1]!;
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];

export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.error(`SKIPPED: browser tests, as there is no browser at ${CHROMIUM}`);

export interface Screen {
  width: number;
  height: number;
  touch?: boolean;
  scale?: number;
  /** Whether things move; else the browser asks for less motion. */
  motion?: boolean;
  /** Whether puzzles are new to the visitor, who is told how to play them. */
  newcomer?: boolean;
  /** Whether the browser keeps the page for offline use, which costs each visit some seconds of work. */
  offline?: boolean;
}

const puzzles = Object.keys(import.meta.glob('../../src/puzzles/*/index.ts')).map((path) => path.split('/').at(-2));

export const desktop: Screen = { width: 1280, height: 800 };
export const phone: Screen = { width: 390, height: 844, touch: true, scale: 2 };

/** An address that serves the page, and one browser for all who visit it. */
export class Site {
  private browserOnce: Promise<Browser> | null = null;
  private ended: Promise<void> | null = null;

  constructor(
    readonly address: string,
    private readonly end: () => Promise<void> = async () => undefined,
  ) {}

  /** The page as it was built, as a static site. */
  static async open(): Promise<Site> {
    const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
    const bound = server.httpServer.address();
    if (!bound || typeof bound === 'string') throw new Error('the page is not served');
    return new Site(`http://127.0.0.1:${bound.port}/`, () => server.close());
  }

  async close(): Promise<void> {
    await (await this.browserOnce)?.close();
    await this.stop();
  }

  /** Stops serving; visits continue. */
  stop(): Promise<void> {
    return (this.ended ??= this.end());
  }

  /** A first visit, on a screen of the given size. */
  async browser(screen: Screen, settings: Record<string, unknown> = {}): Promise<Visit> {
    this.browserOnce ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    const context = await (await this.browserOnce).newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.scale ?? 1,
      hasTouch: screen.touch ?? false,
      isMobile: screen.touch ?? false,
      reducedMotion: screen.motion ? 'no-preference' : 'reduce',
      locale: 'en',
      serviceWorkers: screen.offline ? 'allow' : 'block',
    });
    const stored = JSON.stringify({ version: 1, value: settings });
    await context.addInitScript((text) => {
      if (!localStorage.getItem('solvarium:settings')) localStorage.setItem('solvarium:settings', text);
    }, stored);
    const known = screen.newcomer ? [] : puzzles;
    await context.addInitScript((text) => {
      if (!localStorage.getItem('solvarium:known')) localStorage.setItem('solvarium:known', text);
    }, JSON.stringify({ version: 1, value: known }));
    return new Visit(context, await context.newPage(), this.address);
  }
}

/** A visit; errors on the page fail the test that calls `close`. */
export class Visit {
  readonly errors: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly address: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.address}#/${hash}`);
  }

  /** Waits until the browser has kept the page and takes from there what the page asks for. */
  async isKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Ends the visit. `expected` matches errors that belong to what was tested. */
  async close(expected?: RegExp): Promise<void> {
    await this.context.close();
    const errors = this.errors.filter((error) => !expected?.test(error));
    if (errors.length) throw new Error(`errors on the page:\n${errors.join('\n')}`);
  }
}

/** Changes the language by the button in the header, also while a dialog lies over it. */
export async function speak(page: Page, language: Language): Promise<void> {
  for (let now = await page.getAttribute('html', 'lang'); now !== language; now = await page.getAttribute('html', 'lang')) {
    await page.locator('button.language').evaluate((button: HTMLElement) => button.click());
    await page.locator(`html:not([lang="${now}"])`).waitFor({ state: 'attached' });
  }
}

/** Opens one visit for all tests of a group, and closes it after them. */
export function oneVisit(begin: (visit: Visit) => Promise<void>): void {
  let site: Site;
  let visit: Visit;
  beforeAll(async () => {
    site = await Site.open();
    visit = await site.browser(desktop);
    await begin(visit);
  });
  afterAll(async () => {
    await visit.close();
    await site.close();
  });
}
