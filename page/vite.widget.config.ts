// Builds the widget of the Python package: one module and one style sheet, which the wheel contains.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What a notebook has no use for: the engine (Python is it), and what the page loads to play and to edit. */
const left = /\/worker_client$|^\.\/(editor|sounds|told|Looks\.svelte)$/;

const none = '\0left-out';
const only: Plugin = {
  name: 'only-what-a-notebook-shows',
  enforce: 'pre',
  resolveId: (id) => (left.test(id) ? none : undefined),
  load: (id) => (id === none ? 'export class WorkerEngine {}\nexport default undefined;' : undefined),
};

export default defineConfig({
  plugins: [only, svelte()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: '../python/solvarium/static',
    emptyOutDir: true,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1500,
    lib: { entry: 'src/notebook/widget.ts', formats: ['es'], fileName: () => 'widget.js', cssFileName: 'widget' },
    rollupOptions: { output: { codeSplitting: false } },
  },
});
