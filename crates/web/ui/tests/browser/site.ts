// The built page on a free port, and a browser to look at it. Where no browser is installed, tests say SKIPPED.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
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
}

export const desktop: Screen = { width: 1280, height: 800 };
export const phone: Screen = { width: 390, height: 844, touch: true, scale: 2 };

export class Site {
  private constructor(
    private readonly server: PreviewServer,
    readonly address: string,
  ) {}

  static async open(): Promise<Site> {
    const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false }, logLevel: 'error' });
    const bound = server.httpServer.address();
    if (!bound || typeof bound === 'string') throw new Error('the page is not served');
    return new Site(server, `http://127.0.0.1:${bound.port}/`);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** A fresh browser of the given size; errors on the page fail the test that calls `close`. */
  async browser(screen: Screen, settings: Record<string, unknown> = {}): Promise<Visit> {
    const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'solvarium-')), {
      executablePath: CHROMIUM,
      args: FLAGS,
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.scale ?? 1,
      hasTouch: screen.touch ?? false,
      isMobile: screen.touch ?? false,
      locale: 'en',
    });
    const stored = JSON.stringify({ version: 1, value: settings });
    await context.addInitScript((text) => {
      if (!localStorage.getItem('solvarium:settings')) localStorage.setItem('solvarium:settings', text);
    }, stored);
    return new Visit(context, context.pages()[0] ?? (await context.newPage()), this.address);
  }
}

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

  async close(): Promise<void> {
    await this.context.close();
    if (this.errors.length) throw new Error(`errors on the page:\n${this.errors.join('\n')}`);
  }
}
