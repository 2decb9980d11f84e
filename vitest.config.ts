import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    // Shared machines stall now and then; a bar on speed belongs into the benchmarks.
    testTimeout: 60_000,
  },
});
