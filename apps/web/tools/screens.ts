import type { Page } from 'playwright-core';

/** One screen to look at: how to get there, from an empty browser. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What has to be in the browser's storage first. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Steps to take once the page is there. */
  readonly act?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'almanac', path: '/almanac' },
  { name: 'character', path: '/almanac/fortuneteller' },
];
