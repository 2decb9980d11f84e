import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    // Shared machines stall now and then; a bar on speed belongs into the benchmarks.
    testTimeout: 60_000,
    // The browser tests use the app that `npm test` has just built.
    env: { BELFRY_E2E_WEB: join(import.meta.dirname, 'apps/web/dist') },
  },
});
