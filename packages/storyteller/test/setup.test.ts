import { almanac } from '@belfry/almanac';
import { legalBag, random } from '@belfry/engine';
import { builtinScript, setUp, tableScript } from '@belfry/scripts';
import { describe, expect, test } from 'vitest';
import { bestBag, FIRST_GAMES, type Players, proposeBags, SETUP_WORDS, tiltOf, usualNames } from '../src/index.ts';
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

describe.each<Players>(['novice', 'shrewd'])('a bag that nobody chooses, for %s players,', (kind) => {
  const script = tableScript(builtinScript('sects-and-violets')!);
  const dealt = (players: number, best: boolean) =>
    Array.from({ length: 200 }, (_, at) => {
      const options = best ? { best: bestBag(script.characters, kind) } : {};
      const { bag } = setUp(script, usualNames(players), random(`bag ${players} ${at}`), options);
      return charactersOf(bag.tokens);
    });
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

  test.each([5, 9, 13])('for %i is evener than by lot, and brings every Demon about as often', (players) => {
    const [best, any] = [dealt(players, true), dealt(players, false)];
    const unevenness = (bags: typeof best) =>
      mean(bags.map((bag) => Math.abs(tiltOf(bag, script.characters, kind)!.good)));
    expect(unevenness(best)).toBeLessThan(0.75 * unevenness(any));
    for (const { id } of script.characters.filter(({ team }) => team === 'demon')) {
      const share = best.filter((bag) => bag.some((one) => one.id === id)).length / best.length;
      expect(share, id).toBeGreaterThan(0.15);
      expect(share, id).toBeLessThan(0.35);
    }
  });

  test('is rated by what is known of the script, and where nothing is known not at all', () => {
    const [bag] = dealt(7, false);
    expect(
      tiltOf(
        bag!,
        bag!.map((one) => ({ ...one, edition: 'homebrew' })),
        kind,
      ),
    ).toBe(null);
  });
});
