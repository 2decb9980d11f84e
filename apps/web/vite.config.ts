import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleSize } from './build/bundle-size.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconSprite(), serviceWorker(), bundleSize(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 500,
    assetsInlineLimit: 1024,
    // The first page in one file: on a slow line each further one costs a turn there and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
  },
  server: {
    // The dev server stands in front of `npm start`: the same paths, the same origin.
    proxy: {
      '/api': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
