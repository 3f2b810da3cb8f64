// The browser that tests look at the page with. Where none is installed, tests say SKIPPED.
import { existsSync } from 'node:fs';

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
