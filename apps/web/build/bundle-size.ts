import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const BUDGET = 120_000;

/** Prints what the first load costs, and fails the build when it is over the promise of 120 kB. */
export function bundleSize(): Plugin {
  return {
    name: 'belfry-bundle-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((f) => (f.type === 'chunk' ? [[f.fileName, f] as const] : [])),
      );
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
      if (entry === undefined) return;
      const needed = new Set<string>();
      const visit = (file: string) => {
        if (needed.has(file)) return;
        needed.add(file);
        for (const other of chunks.get(file)?.imports ?? []) visit(other);
      };
      visit(entry.fileName);
      let bytes = 0;
      for (const file of needed) bytes += gzipSync(chunks.get(file)?.code ?? '').length;
      const kilobytes = (bytes / 1000).toFixed(1);
      this.info(`first load: ${kilobytes} kB of JavaScript, gzipped, in ${needed.size} files`);
      if (bytes > BUDGET) this.error(`The first load is ${kilobytes} kB; at most ${BUDGET / 1000} kB are promised.`);
    },
  };
}
