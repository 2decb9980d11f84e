import type { Page } from 'playwright-core';
import { sampleGame } from './sample-games.ts';

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
  { name: 'grimoire', path: '/grimoire', act: async (page) => page.getByRole('button').filter({ hasText: /Deal|Раздать/ }).click() },
  { name: 'grimoire-night', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 10, 'night')] } },
  { name: 'grimoire-day', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 12, 'day')] } },
  { name: 'grimoire-vote', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 20, 'vote')] } },
  { name: 'grimoire-over', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 7, 'over')] } },
  {
    name: 'grimoire-seat',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'day')] },
    act: async (page) => page.locator('[data-seat]').nth(2).click(),
  },
  { name: 'character', path: '/almanac/fortuneteller' },
];
