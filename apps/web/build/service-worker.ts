import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of `public/` that the shell needs offline; everything that the build makes is added by itself, except fonts. */
const PUBLIC_FILES = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png'];

/** Writes `sw.js` with the list of files of this very build: a new build is a new cache. */
export function serviceWorker(): Plugin {
  return {
    name: 'belfry-service-worker',
    apply: 'build',
    generateBundle: {
      // Last: the one style sheet joins the bundle only after the usual turn, and without it the shell is bare offline.
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle)
          .filter((file) => !/\.(?:html|json|map|woff2)$/.test(file))
          .map((file) => `/${file}`);
        const files = [...PUBLIC_FILES, ...built];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
        const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
          .replace("'%VERSION%'", JSON.stringify(version))
          .replace("['%FILES%']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
