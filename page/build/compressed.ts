// A step of the build: writes what is large compressed as well, so that the server need not do it for each visitor.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files with fewer bytes stay as they are. */
const LARGE = 4096;
/** As small as can be had: this takes some fifteen seconds for the engine, once per build, and saves each visitor a tenth. */
const QUALITY = 11;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).size < LARGE) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: statSync(path).size };
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}
