import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from './chromium.ts';

let running: Promise<Browser> | null = null;

/**
 * One Chromium for everything that this process does; visitors get contexts of their own. It ends with the process: it
 * listens on a pipe, and the pipe closes.
 */
export function sharedBrowser(): Promise<Browser> {
  running ??= chromium.launch(CHROMIUM);
  return running;
}
