import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { bundleSize } from './build/bundle-size.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { oneLanguage } from './build/one-language.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * What several pages share, in a file for each kind of thing instead of one for each set of pages that happens to share
 * it. The first that fits counts: what a table's door
 * needs (folding what a seat sees, saying what was refused) before what only a game needs.
 */
const SHARED = [
  [
    'view',
    /\/packages\/(?:engine\/src\/(?:view|event)\.ts|almanac\/src\/(?:sentences\/|rulings\/(?!say)|pseudo|lang\.ts))|\/languages\/\w+\/almanac\/(?:sentences\/|rulings)/,
  ],
  ['rules', /\/packages\/(?:almanac|engine)\/|\/languages\/\w+\/almanac\//],
  ['table', /\/src\/(?:app\/|online\/(?:net\/|taken-over|my-name|player\/notes))/],
  ['scripts', /\/(?:packages|languages\/\w+)\/(?:scripts|characters|protocol)\//],
  ['furniture', /\/src\/(?:ui|token|almanac|scripts)\/(?!Tabs)/],
  ['game', /\/web\/src\/(?:game|circle)\/|\/storyteller\/(?:src\/words\/|statements)/],
  ['advice', /\/(?:packages|languages\/\w+)\/storyteller\//],
  [
    'setup',
    /\/src\/online\/(?:open\/|LeftToPeople)|\/src\/grimoire\/(?:bag\/|deal|DealtTokens|SeatToken|TokenCircle|KnownNames|party|NewGame\.module|Pass|Proposals|Cover|cover|not-in-play|local-games)/,
  ],
  ['seat', /\/src\/online\/(?!player\/narration)/],
  ['desk', /\/src\/grimoire\/(?!weigh|advise|propose|town-board)/],
  ['library', /\/node_modules\//],
] as const;

/** Vite's own handling of CSS modules makes declarations without a file, and Vite then blames an unnamed plugin. */
const BLAMES_A_PLUGIN = 'A PostCSS plugin did not pass the `from` option';
const customLogger = createLogger('warn');
const { warnOnce } = customLogger;
customLogger.warnOnce = (message, options) => {
  if (!message.includes(BLAMES_A_PLUGIN)) warnOnce(message, options);
};

export default defineConfig({
  root: import.meta.dirname,
  customLogger,
  plugins: [react(), oneLanguage(), iconSprite(), serviceWorker(), bundleSize(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 500,
    assetsInlineLimit: 1024,
    // One style sheet: all of it is smaller than one picture, and thirty small ones cost thirty turns there and back.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first page in one file: on a slow line each further one costs a turn there and back.
            { name: 'shell', tags: ['$initial'], priority: SHARED.length + 1 },
            ...SHARED.map(([name, test], at) => ({ name, test, minShareCount: 2, priority: SHARED.length - at })),
          ],
        },
      },
    },
  },
  server: {
    // The dev server stands in front of `npm start`: the same paths, the same origin.
    proxy: {
      '/api': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
