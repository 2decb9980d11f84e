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
  { name: 'scripts', path: '/scripts' },
  { name: 'script', path: '/scripts/trouble-brewing' },
  { name: 'script-difficulty', path: '/scripts/trouble-brewing?tab=difficulty' },
  { name: 'script-night', path: '/scripts/trouble-brewing?tab=night' },
  {
    name: 'script-edit',
    path: '/scripts/my-test?tab=edit',
    stored: {
      'belfry.scripts': [
        { id: 'my-test', items: [{ id: '_meta', name: 'A quiet evening', author: 'Ada' }, 'chef', 'imp', 'poisoner', 'saint', 'empath', 'nobody'] },
      ],
    },
    act: async (page) => {
      await page.locator('input').nth(2).fill('mo');
    },
  },
  { name: 'character', path: '/almanac/fortuneteller' },
];
