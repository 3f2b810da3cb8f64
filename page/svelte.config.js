// Svelte 5 with runes everywhere; TypeScript in components is stripped by Svelte itself.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
