import { almanac, bindIn, NO_PAGES } from '@belfry/almanac';
import { afterEach, expect, it } from 'vitest';
import { bindOwnPages } from '../src/app/own-pages.ts';

afterEach(() => bindIn(NO_PAGES));

it('tells of the characters that only this server plays, in both languages', async () => {
  const watchman = {
    name: 'Watchman',
    team: 'townsfolk',
    ability: 'Watches.',
    otherNight: { after: 'undertaker', does: 'They watch.' },
    ru: { name: 'Сторож' },
  };
  const jinx = { a: 'watchman', b: 'imp', rule: 'Apart.', ru: 'Врозь.' };
  bindOwnPages(JSON.stringify({ characters: { watchman }, jinxes: [jinx] }));
  expect(almanac('en').character('watchman')).toMatchObject({ name: 'Watchman', edition: 'own', automated: true });
  expect(almanac('ru').character('watchman')).toMatchObject({ name: 'Сторож', ability: 'Watches.' });
  const { other } = almanac().nightOrder;
  expect(other[other.indexOf('undertaker') + 1]).toBe('watchman');
  expect(almanac('ru').jinxesOf(['watchman', 'imp'])).toEqual([{ a: 'watchman', b: 'imp', rule: 'Врозь.' }]);
  bindIn(NO_PAGES);
  expect(almanac('ru').characters.has('watchman')).toBe(false);
});

it('leaves the almanac alone where there are none', async () => {
  const before = almanac();
  bindOwnPages(null);
  expect(almanac()).toBe(before);
});
