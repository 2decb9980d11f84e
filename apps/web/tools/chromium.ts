import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import PLACES from './chromium-places.json' with { type: 'json' };

/**
 * Debian's Chromium, or whichever is named, quiet and without a screen. The one that never has a screen comes first: a
 * visit costs it less than half of the processor's time.
 */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.BELFRY_CHROMIUM ?? PLACES.find((path) => existsSync(path)) ?? PLACES[0]!,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.env.BELFRY_CHROMIUM_ARGS?.split(' ') ?? []),
  ],
};
