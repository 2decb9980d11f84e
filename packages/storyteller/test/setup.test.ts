import { almanac } from '@belfry/almanac';
import { legalBag } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_GAMES, proposeBags, SETUP_WORDS } from '../src/index.ts';
import { SCRIPT } from './fixture.ts';

const charactersOf = (tokens: readonly { character: string }[]) => tokens.map((t) => almanac().character(t.character));

test.each(FIRST_GAMES)('the first game "$name" is a legal bag for eight', ({ name, tokens }) => {
  expect(tokens).toHaveLength(8);
  expect(legalBag(charactersOf(tokens), 8)).toEqual([]);
  expect(SETUP_WORDS.en.firstGames[name].reason).toMatch(/^[ -~]+\.$/);
  expect(SETUP_WORDS.ru.firstGames[name].reason).toMatch(/^[^a-z]+\.$/i);
});

describe.each([5, 8, 10, 12, 15])('proposals for %i', (players) => {
  test('are legal, explained, different, and the same from the same seed', () => {
    const question = { script: SCRIPT, players, seed: 'a', offers: 3 };
    const offers = proposeBags(question);
    expect(offers).toHaveLength(3);
    expect(proposeBags(question)).toEqual(offers);
    const russian = proposeBags({ ...question, lang: 'ru' });
    expect(russian.map((o) => o.bag)).toEqual(offers.map((o) => o.bag));
    for (const { reason } of russian) expect(reason).toMatch(/^[^a-z]+\.$/i);
    for (const { bag, reason } of offers) {
      expect(legalBag(charactersOf(bag.tokens), players)).toEqual([]);
      expect(reason).toMatch(/\.$/);
    }
  });
});
