// The page as it is served, and a browser to look at it.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Language } from '../../src/i18n/languages';
import { CHROMIUM, FLAGS, hasBrowser } from './chromium';

export { CHROMIUM, FLAGS, hasBrowser };

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
export const projector: Screen = { width: 1280, height: 720 };

/** An address that serves the page, and one browser for all who visit it. */
export class Site {
  private browserOnce: Promise<Browser> | null = null;
  private ended: Promise<void> | null = null;
  /** Of visits that are over, by what they began with: the next need not load again what is the same for all. */
  private readonly used = new Map<string, BrowserContext[]>();

  constructor(
    readonly address: string,
    private readonly end: () => Promise<void> = async () => undefined,
  ) {}

  /** The page as it was built, as a static site (`served.ts`). */
  static async open(): Promise<Site> {
    return new Site(inject('address'));
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
    const kept = (value: unknown) => JSON.stringify({ version: 1, value });
    const items = { 'solvarium:settings': kept(settings), 'solvarium:known': kept(screen.newcomer ? [] : puzzles) };
    const kind = JSON.stringify([screen, settings]);
    const used = this.used.get(kind) ?? [];
    this.used.set(kind, used);
    const context = used.pop() ?? (await this.context(screen, items));
    const page = await context.newPage();
    await page.addInitScript(begin, items);
    const end = async () => {
      // What a browser keeps for offline use cannot be taken away from it.
      if (screen.offline) return context.close();
      for (const open of context.pages()) await open.close();
      used.push(context);
    };
    return new Visit(page, this.address, end);
  }

  /** A browser that has visited nothing; whatever window it opens begins with these items in its storage. */
  private async context(screen: Screen, items: Items): Promise<BrowserContext> {
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
    await context.addInitScript((given: Items) => {
      for (const [key, text] of Object.entries(given)) if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    }, items);
    return context;
  }
}

/** Texts in the browser's storage, by their keys. */
type Items = Record<string, string>;

/** Runs before a page does: where a visit begins, nothing is left of visits before it. */
function begin(items: Items): void {
  const BEGUN = 'visit:begun';
  // A frame in another page may have no storage.
  if (window !== window.top || sessionStorage.getItem(BEGUN)) return;
  sessionStorage.setItem(BEGUN, 'true');
  localStorage.clear();
  for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
}

/** A visit; errors on the page fail the test that calls `close`. */
export class Visit {
  readonly errors: string[] = [];

  constructor(
    readonly page: Page,
    private readonly address: string,
    private readonly end: () => Promise<void>,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.address}#/${hash}`);
  }

  /** Goes to another page and waits until it is there, so that what was shown is not mistaken for what follows. */
  async leave(): Promise<void> {
    await this.go('learn');
    await this.page.locator('a[data-step]').first().waitFor();
  }

  /** Waits until the browser has kept the page and takes from there what the page asks for. */
  async isKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Ends the visit. `expected` matches errors that belong to what was tested. */
  async close(expected?: RegExp): Promise<void> {
    await this.end();
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
