import { almanac } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import type { OpenOffer } from '@belfry/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page as en } from '../../../languages/en/web/index.ts';
import { page as ru } from '../../../languages/ru/web/index.ts';
import { offerKey, sayOffer } from '../src/game/say-offer.ts';
import { OfferCard, Offers } from '../src/grimoire/Offers.tsx';
import { speaking } from './speaking.ts';

// The sprite is made when the app is built.
vi.mock('virtual:icon-sprite', () => ({ characterSprite: '', screenSprite: '', SCREEN_ICONS: new Set() }));

const words = speaking('en', ['Ann', 'Ben']);
const textOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const offerOf = (parts: Partial<OpenOffer>): OpenOffer => ({
  ability: 1,
  seat: 0,
  character: 'legion',
  name: 'evil-wins',
  options: null,
  ...parts,
});

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

  it('stands there once, however many abilities offer the same', () => {
    const offers = [offerOf({}), offerOf({ ability: 2, seat: 1 })];
    const page = renderToStaticMarkup(createElement(Offers, { offers, words, onOpen: () => {} }));
    expect(page.match(/<button/g)).toHaveLength(1);
    const tinkers = [0, 1].map((seat) => offerOf({ ability: seat, seat, character: 'tinker', name: 'tinker-dies' }));
    const two = textOf(renderToStaticMarkup(createElement(Offers, { offers: tinkers, words, onOpen: () => {} })));
    expect(two).toMatch(/Ann, the Tinker, dies.*Ben, the Tinker, dies/);
  });

  it('asks for what comes with it, and for a confirmation where nothing does', () => {
    const picking = { spec: null, chosen: [], enough: false, begin: () => {}, toggle: () => {}, stop: () => {} };
    const card = (options: OpenOffer['options']) => {
      const props = { offer: offerOf({ options }), words, picking, send: async () => true, onClose: () => {} };
      return textOf(renderToStaticMarkup(createElement(OfferCard, props)));
    };
    expect(card(null)).toContain('Do it');
    const asking = card({ pick: 'characters', from: ['imp', 'chef'], min: 1, max: 1 });
    expect(asking).toMatch(/Choose 1 character.*Imp.*Chef.*That is my choice/);
    expect(asking).not.toContain('Do it');
  });
});
