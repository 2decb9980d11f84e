import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { describe, expect, it } from 'vitest';
import { offerKey, sayOffer } from '../src/game/say-offer.ts';
import { en } from '../src/i18n/en/index.ts';
import { ru } from '../src/i18n/ru/index.ts';
import { speaking } from './speaking.ts';

const OFFERS = [...cast.values()].flatMap(({ id, offers }) => Object.keys(offers ?? {}).map((name) => [id, name]));

describe('what an ability offers to the Storyteller', () => {
  it('is there to be tested', () => {
    expect(OFFERS.length).toBeGreaterThan(0);
  });

  it.each(OFFERS)('has words in both languages: %s, %s', (character, name) => {
    const key = offerKey(character!, name!);
    expect(Object.keys(en)).toContain(key);
    expect(Object.keys(ru)).toContain(key);
  });

  it.each(['en', 'ru'] as const)('is called by its character where there are no words yet (%s)', (lang) => {
    const offer = { ability: 1, seat: 0, character: 'imp', name: 'dances', options: null };
    const said = sayOffer(offer, speaking(lang, ['Ann']));
    expect(said).toContain(almanac(lang).characters.get('imp')!.name);
    expect(said).toContain('Ann');
  });
});
