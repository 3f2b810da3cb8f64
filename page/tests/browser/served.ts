// Serves the built page on a free port, once for all files of tests.
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { hasBrowser } from './chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is. */
    address: string;
  }
}

/** Files that were loaded once are not asked for again: the next visit of a file of tests begins sooner. */
const headers = { 'Cache-Control': 'max-age=86400' };

export default async function serve(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasBrowser) return undefined;
  const server = await preview({ preview: { port: 0, host: '127.0.0.1', open: false, headers }, logLevel: 'error' });
  const bound = server.httpServer.address();
  if (!bound || typeof bound === 'string') throw new Error('the page is not served');
  project.provide('address', `http://127.0.0.1:${bound.port}/`);
  return () => server.close();
}
