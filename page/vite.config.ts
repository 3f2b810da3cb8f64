// Builds the page: relative addresses, so that it works from any folder of a static site, and hashed names.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed';
import { offline } from './build/offline';

const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 900 },
  // The engine's host code lies beside its crate.
  server: { fs: { allow: ['..'] }, headers: isolation, proxy: { '/api': { target: 'http://127.0.0.1:7878', changeOrigin: false } } },
  preview: { headers: isolation, proxy: { '/api': { target: 'http://127.0.0.1:7878', changeOrigin: false } } },
});
