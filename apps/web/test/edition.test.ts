import { almanac } from '@belfry/almanac';
import { builtinScript } from '@belfry/scripts';
import { describe, expect, it } from 'vitest';
import { page as en } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { EDITIONS } from '../src/online/editions.ts';

describe('what “Play now” can play', () => {
  it.each(EDITIONS)('is a script that Belfry runs by itself: %s', (edition) => {
    const script = builtinScript(edition);
    expect(script?.characters.filter(({ automated }) => !automated)).toEqual([]);
  });

  it.each(EDITIONS)('has the name on the first page that the almanac gives it: %s', (edition) => {
    expect(en[`edition.${edition}`]).toBe(almanac('en').terms.editions[edition]);
    expect(ru[`edition.${edition}`]).toBe(almanac('ru').terms.editions[edition]);
  });
});
