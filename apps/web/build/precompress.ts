import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|html|webmanifest)$/;
/** Below this a packet is a packet. */
const SMALLEST = 1_000;

/** Puts a `.br` and a `.gz` beside every text file of the build; the server hands out what the browser can read. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'belfry-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const source = readFileSync(file);
        if (source.length < SMALLEST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
