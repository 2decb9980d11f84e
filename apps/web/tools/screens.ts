import type { Page } from 'playwright-core';
import { NAMES, sampleGame, sampleOfOtherRules } from './sample-games.ts';

/** One screen to look at: how to get there, from an empty browser. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What has to be in the browser's storage first. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** On paper instead of on a screen. */
  readonly media?: 'print';
  /** Steps to take once the page is there. */
  readonly act?: (page: Page) => Promise<void>;
}

const PARTY = NAMES.slice(0, 9);

const openBag = (page: Page) =>
  page.getByRole('button', { name: /^(Fill the bag yourself|Наполнить мешок самому)$/ }).click();

const openTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

const MINE = {
  'belfry.scripts': [
    {
      id: 'my-test',
      items: [
        { id: '_meta', name: 'A quiet evening', author: 'Ada' },
        'chef',
        'imp',
        'poisoner',
        'saint',
        'empath',
        'nobody',
      ],
    },
  ],
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'lost', path: '/no/such/door' },
  {
    name: 'puzzle',
    path: '/puzzle/2026-11-02',
    act: async (page) => {
      await page.getByRole('button', { name: /Hint|Подсказка/ }).click();
    },
  },
  {
    name: 'puzzle-choice',
    path: '/puzzle/2026-11-02',
    act: async (page) => {
      await page.locator('[data-seat]').nth(2).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'almanac', path: '/almanac' },
  {
    name: 'settings',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: /Settings|Настройки/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'script-check', path: '/scripts/bad-moon-rising?tab=check' },
  {
    name: 'script-import',
    path: '/scripts',
    act: async (page) => {
      await page.getByRole('button', { name: /Bring one in|Принести свой/ }).click();
      await page.getByRole('textbox').fill('["chef", "imp"');
      await page.getByRole('button', { name: /Read it|Прочесть/ }).click();
    },
  },
  { name: 'scripts', path: '/scripts' },
  { name: 'script', path: '/scripts/trouble-brewing' },
  { name: 'script-difficulty', path: '/scripts/trouble-brewing?tab=difficulty' },
  { name: 'script-balance', path: '/scripts/trouble-brewing?tab=balance' },
  { name: 'script-night', path: '/scripts/trouble-brewing?tab=night' },
  { name: 'script-print', path: '/scripts/trouble-brewing', media: 'print' },
  {
    name: 'script-edit',
    path: '/scripts/my-test?tab=edit',
    stored: MINE,
    act: async (page) => {
      await page.locator('[data-search] input').fill('mo');
    },
  },
  {
    name: 'script-palette',
    path: '/scripts/my-test?tab=edit',
    stored: MINE,
    act: async (page) => {
      await page.getByText(/^(Look through all characters|Посмотреть всех персонажей)$/).click();
    },
  },
  {
    name: 'script-own',
    path: '/scripts/my-test?tab=edit',
    stored: MINE,
    act: async (page) => {
      await page.getByRole('button', { name: /^(A character of your own|Свой персонаж)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'script-together', path: '/scripts/my-test?tab=together', stored: MINE },
  {
    name: 'script-qr',
    path: '/scripts/trouble-brewing',
    act: async (page) => {
      await page.getByRole('button', { name: /^(QR code for players|QR-код для игроков)$/ }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'keys',
    path: '/scripts/trouble-brewing',
    act: async (page) => {
      await page.getByRole('tablist').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'grimoire',
    path: '/grimoire',
    act: async (page) =>
      page
        .getByRole('button')
        .filter({ hasText: /Deal|Раздать/ })
        .click(),
  },
  {
    name: 'grimoire-bag',
    path: '/grimoire',
    stored: { 'belfry.party': { last: PARTY, known: PARTY } },
    act: async (page) => {
      await openBag(page);
      for (const token of [/^(Baron|Барон)/, /^(Drunk|Пьяница)/, /^(Imp|Чёрт)/])
        await page.getByRole('button', { name: token }).click();
    },
  },
  {
    name: 'grimoire-draw',
    path: '/grimoire',
    act: async (page) => {
      await openBag(page);
      await page.getByRole('button', { name: /^(Fill it by chance|Наполнить наугад)$/ }).click();
      await page.getByRole('button', { name: /^(Players draw numbers|Игроки тянут номера)$/ }).click();
      await page.getByRole('button', { name: /: (draw a number|тяну номер)$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).waitFor();
    },
  },
  { name: 'grimoire-night', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 10, 'night')] } },
  {
    name: 'grimoire-sheet',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 10, 'night')] },
    act: async (page) => {
      // Where there is room, the night sheet is always there.
      const night = page.getByRole('tab', { name: /^(Night|Ночь)$/ });
      await page.locator('[data-seat]').first().waitFor();
      if ((await night.count()) > 0) await night.click();
    },
  },
  { name: 'grimoire-day', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 12, 'day')] } },
  { name: 'grimoire-vote', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 20, 'vote')] } },
  { name: 'grimoire-over', path: '/grimoire/g1', stored: { 'belfry.games': [sampleGame('g1', 7, 'over')] } },
  {
    name: 'grimoire-bad-moon',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'day', 'bad-moon-rising')] },
  },
  {
    name: 'grimoire-violets',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'night', 'sects-and-violets')] },
  },
  {
    name: 'grimoire-told',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleOfOtherRules('g1', 12, 'day')] },
  },
  {
    name: 'grimoire-covered',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'day')], 'belfry.covered': ['g1'] },
  },
  {
    name: 'grimoire-pass',
    path: '/grimoire',
    act: async (page) => {
      await page
        .getByRole('button')
        .filter({ hasText: /Deal|Раздать/ })
        .click();
      await page.getByRole('button', { name: /^(Pass the device round|Пустить по кругу)$/ }).click();
    },
  },
  { name: 'grimoire-past', path: '/grimoire/g1/past', stored: { 'belfry.games': [sampleGame('g1', 12, 'over')] } },
  {
    name: 'grimoire-epilogue',
    path: '/grimoire/g1/past',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'over')] },
    act: openTab(/^(How it happened|Как это вышло)$/),
  },
  {
    name: 'grimoire-timeline',
    path: '/grimoire/g1/past',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'over')] },
    act: openTab(/^(Timeline|Ход игры)$/),
  },
  {
    name: 'grimoire-votes',
    path: '/grimoire/g1/past',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'over')] },
    act: openTab(/^(Votes|Голоса)$/),
  },
  {
    name: 'grimoire-seat',
    path: '/grimoire/g1',
    stored: { 'belfry.games': [sampleGame('g1', 12, 'day')] },
    act: async (page) => {
      await page.getByRole('button', { name: /^(Open seats instead|Открывать места)$/ }).click();
      await page.locator('[data-seat]').nth(2).click();
    },
  },
  { name: 'play-no-server', path: '/play/alone' },
  { name: 'learn', path: '/learn' },
  {
    name: 'learn-token',
    path: '/learn',
    act: async (page) => page.locator('main button').first().click(),
  },
  { name: 'learn-night', path: '/learn', act: toFirstNight },
  { name: 'learn-day', path: '/learn', act: toFirstDay },
  { name: 'learn-vote', path: '/learn', act: toFirstVote },
  { name: 'character', path: '/almanac/fortuneteller' },
];

async function toFirstNight(page: Page): Promise<void> {
  await page.locator('main button').first().click();
  await page.getByRole('button', { name: /^(Seen|Back to sleep|Вижу|Спать дальше)$/ }).click();
}

async function toFirstDay(page: Page): Promise<void> {
  await toFirstNight(page);
  for (const seat of [1, 4]) await page.locator('[data-seat]').nth(seat).click();
  await page.getByRole('button', { name: /That is my choice|Мой выбор/ }).click();
  await page.getByRole('button', { name: /^(Seen|Back to sleep|Вижу|Спать дальше)$/ }).click();
}

async function toFirstVote(page: Page): Promise<void> {
  await toFirstDay(page);
  await page.getByRole('button', { name: /I’m ready|Дальше/ }).click();
  await page.getByRole('button', { name: /^Nominate|^Номинировать/ }).click();
  await page.locator('[data-seat]').nth(4).click();
  await page.getByRole('button', { name: /That is my choice|Мой выбор/ }).click();
}
