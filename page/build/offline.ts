// A step of the build: writes the service worker with the list of everything that was built.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files of `public/` that the page needs. */
const STATIC = ['icon.svg', 'manifest.webmanifest'];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle).filter((name) => !name.endsWith('.map')), ...STATIC].sort();
      const template = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const built = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : part.source));
      const text = [...built, ...STATIC.map((name) => readFileSync(new URL(`../public/${name}`, import.meta.url))), template];
      const version = text.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex').slice(0, 12);
      const source = template.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
