import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.e2e.test.ts';

export default defineConfig({
  test: {
    // Browser tests wait a lot: one file more at a time than the smallest machine has cores.
    maxWorkers: Math.max(3, availableParallelism()),
    // A worker keeps its modules, and its Chromium, from file to file.
    isolate: false,
    // Shared machines stall now and then; a bar on speed belongs into the benchmarks.
    testTimeout: 60_000,
    // The browser tests use the app that `npm test` has just built.
    env: { BELFRY_E2E_WEB: process.env.BELFRY_E2E_WEB ?? join(import.meta.dirname, 'apps/web/dist') },
    projects: [
      { extends: true, test: { name: 'browser', include: [BROWSER] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER],
        },
      },
    ],
  },
});
