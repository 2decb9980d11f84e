import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER = 'apps/web/test/*.e2e.test.ts';
/** Whole games in browsers, and every screen inspected: left out by `npm test`, not by `npm run test:all`. */
const JOURNEYS = 'apps/web/test/journeys/*.e2e.test.ts';
/** Tests of what only Vite can read: pages in TSX, and their styles. */
const PAGES = 'apps/web/test/**/*.test.ts';
/** Tests that put something else in a module's place: where modules are shared, it may have been loaded before. */
const ALONE = ['apps/server/test/failing.test.ts', 'apps/cli/test/trouble.test.ts'];

/** Node runs the code as it runs it everywhere else: nothing is rewritten first, and calls between modules stay cheap. */
const AS_IT_IS = { viteModuleRunner: false, nodeLoader: false };

/** A browser that ran out of time on a busy machine is given one more go, which is printed; a wrong answer never is. */
const OUT_OF_TIME = { count: 1, condition: /Timeout \d+ms exceeded|timed out in \d+ms/ };

/** What takes longest, the longest first: a clone that never ran its tests cannot know, and would end with them. */
const SLOWEST = [
  'bots.e2e.test.ts',
  'screens.e2e.test.ts',
  'table-screens.e2e.test.ts',
  'game.e2e.test.ts',
  'nodes/soak.test.ts',
  'storyteller.e2e.test.ts',
  'by-hand.e2e.test.ts',
  'server/test/crash.test.ts',
  'cover.e2e.test.ts',
  'desk-acts.e2e.test.ts',
  'keyboard.e2e.test.ts',
  'testkit/test/disturbed.test.ts',
  'offline.e2e.test.ts',
  'choosing.e2e.test.ts',
  'devices.e2e.test.ts',
  'room.e2e.test.ts',
  'solver/test/soundness.test.ts',
  'workshop.e2e.test.ts',
  'cli/test/language.test.ts',
  'server/test/failing.test.ts',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Browser tests wait a lot: one file more at a time than the smallest machine has cores.
    maxWorkers: Math.max(3, availableParallelism()),
    // A worker keeps its modules, and its Chromium, from file to file.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // Shared machines stall now and then; a bar on speed belongs into the benchmarks.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    env: {
      // The browser tests use the app that `npm test` has just built.
      BELFRY_E2E_WEB: process.env.BELFRY_E2E_WEB ?? join(import.meta.dirname, 'apps/web/dist'),
      // A page here lives for seconds: to optimise its code costs more than it gains.
      BELFRY_CHROMIUM_ARGS: '--js-flags=--no-opt',
    },
    projects: [
      { extends: true, test: { name: 'browser', include: [BROWSER], experimental: AS_IT_IS, retry: OUT_OF_TIME } },
      { extends: true, test: { name: 'journeys', include: [JOURNEYS], experimental: AS_IT_IS, retry: OUT_OF_TIME } },
      {
        extends: true,
        test: { name: 'pages', include: [PAGES], exclude: [...configDefaults.exclude, BROWSER, JOURNEYS] },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, PAGES, ...ALONE],
          experimental: AS_IT_IS,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
