import type { LaunchOptions } from 'playwright-core';

/** Debian's chromium, or whichever is named, quiet and without a screen. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.BELFRY_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
