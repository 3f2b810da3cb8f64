// Unit tests: plain TypeScript beside its source, in files named *.test.ts.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/puzzles/*/browser.test.ts'],
    environment: 'node',
    // A busy machine may need long to load what a test imports.
    testTimeout: 60_000,
  },
});
