// Browser tests: the built page in a real browser. `npm run build` comes first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts', 'src/puzzles/*/browser.test.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/served.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A test waits for its browser a third of the time.
    maxWorkers: 2,
    // As long as Playwright waits for anything.
    expect: { poll: { timeout: 30_000 } },
  },
});
