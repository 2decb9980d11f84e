import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { arrivals } from './build/arrivals.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { oneLanguage } from './build/one-language.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * The files that pages are put together from. Each takes what its pattern finds and all that this imports, unless a file
 * before it has it already: so a page that is to be there soon has all its own in one, and what several pages share
 * is in a file for each kind of thing instead of one for each set of pages that happens to share it.
 */
const FILES: readonly { readonly name: string; readonly test: RegExp; readonly minShareCount?: number }[] = [
  // With the English labels that code looks things up in, whatever language is read.
  {
    name: 'almanac',
    test: /\/packages\/almanac\/|\/languages\/(?:\w+\/almanac|en\/web)\//,
  },
  {
    name: 'workshop',
    test: /\/src\/(?:scripts\/ScriptPage|i18n\/almanac-words|ui\/Choice|ui\/bar-title)\b/,
    minShareCount: 1,
  },
  // One style sheet for all other pages: thirty small ones cost thirty turns there and back.
  { name: 'look', test: /\.module\.css$/, minShareCount: 1 },
  // What opens over every page.
  { name: 'sheets', test: /\/src\/(?:ui\/Sheet|settings\/SettingsDialog)\.tsx$/, minShareCount: 1 },
  { name: 'rules', test: /\/(?:packages|languages\/\w+)\/(?:engine|scripts|characters|protocol)\// },
  {
    name: 'game',
    test: /\/web\/src\/(?:ui|token|almanac|scripts|app|online\/net|game|circle)\/|\/storyteller\/(?:src\/words\/|statements)/,
  },
  { name: 'advice', test: /\/(?:packages|languages\/\w+)\/storyteller\// },
  {
    name: 'setup',
    test: /\/src\/online\/(?:open\/|LeftToPeople)|\/src\/grimoire\/(?:bag\/|deal|DealtTokens|SeatToken|TokenCircle|KnownNames|party|Pass|Proposals|Cover|cover|not-in-play|local-games)/,
  },
  { name: 'seat', test: /\/src\/online\/(?!player\/narration)/ },
  { name: 'desk', test: /\/src\/grimoire\/(?!weigh|advise|propose|town-board)/ },
];

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
  plugins: [react(), oneLanguage(), iconSprite(), serviceWorker(), arrivals(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 500,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first page in one file: on a slow line each further one costs a turn there and back.
            { name: 'shell', tags: ['$initial'], priority: FILES.length + 1 },
            ...FILES.map((file, at) => ({ minShareCount: 2, ...file, priority: FILES.length - at })),
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
