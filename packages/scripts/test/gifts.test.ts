import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import { type Bag, countsFor, Game, legalBag, random } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { apartPairs, type DealtGame, readScript, setUp, tableScript } from '../src/index.ts';

const TOWN =
  'chef empath monk slayer mayor soldier virgin investigator librarian washerwoman ravenkeeper undertaker'.split(' ');
const OUTSIDERS = 'saint recluse butler golem'.split(' ');

const scriptOf = (...more: readonly CharacterId[]) => {
  return readScript(JSON.stringify([{ id: '_meta', name: 'Gifts' }, ...TOWN, ...OUTSIDERS, ...more]));
};

const counts = ({ tokens }: Bag) => {
  const held = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  for (const { character } of tokens) held[almanac().character(character).team as keyof typeof held]++;
  return held;
};

const names = (players: number) => Array.from({ length: players }, (_, at) => `P${at}`);

/** Many games around these picks, until each of these gifts has turned up. */
function deals(more: readonly CharacterId[], picks: readonly CharacterId[], players: number, games = 120): DealtGame[] {
  const script = tableScript(scriptOf(...more));
  const picked = picks.map((id) => almanac().character(id));
  return Array.from({ length: games }, (_, seed) => setUp(script, names(players), random(seed), { picks: picked }));
}

const giftIn = ({ bag }: DealtGame, giver: CharacterId) =>
  bag.tokens.find(({ character }) => character === giver)?.gift;

describe('what somebody has from another changes the bag', () => {
  test.each([7, 8, 10, 13])('the Alchemist of %i players with the ability of Baron or Godfather', (players) => {
    const dealt = deals(
      ['alchemist', 'baron', 'godfather', 'poisoner', 'witch', 'cerenovus', 'imp'],
      ['alchemist', 'witch'],
      players,
    );
    const sheet = countsFor(players);
    const seen = new Set(dealt.map((game) => giftIn(game, 'alchemist')));
    expect([...seen].sort()).toEqual(['baron', 'godfather', null].sort());
    for (const game of dealt) {
      const gift = giftIn(game, 'alchemist');
      const { outsider } = counts(game.bag);
      const own = game.bag.tokens.flatMap(({ character }) =>
        character === 'baron' ? [[2]] : character === 'godfather' ? [[-1, 1]] : [],
      );
      const changes = [...own, ...(gift === 'baron' ? [[2]] : gift === 'godfather' ? [[-1, 1]] : [])];
      const possible = changes.reduce((sums, steps) => sums.flatMap((sum) => steps.map((step) => sum + step)), [0]);
      expect(possible.map((step) => Math.max(0, sheet.outsider + step))).toContain(outsider);
    }
  });

  test('the Alchemist who summons plays without a Demon', () => {
    const dealt = deals(['alchemist', 'summoner', 'poisoner', 'witch', 'imp'], ['alchemist'], 9);
    const summoning = dealt.filter((game) => giftIn(game, 'alchemist') === 'summoner');
    expect(summoning.length).toBeGreaterThan(0);
    for (const { bag } of summoning) expect(counts(bag).demon).toBe(0);
    const others = dealt.filter(
      ({ bag }) => !bag.tokens.some(({ character, gift }) => character === 'summoner' || gift === 'summoner'),
    );
    for (const { bag } of others) expect(counts(bag).demon).toBe(1);
  });

  test("the Demon's good ability from the Boffin is nobody else's, and brings whom it needs", () => {
    const dealt = deals(
      ['boffin', 'huntsman', 'damsel', 'choirboy', 'king', 'balloonist', 'bountyhunter', 'poisoner', 'imp'],
      ['boffin'],
      10,
      300,
    );
    const seen = new Set<CharacterId>();
    for (const game of dealt) {
      const gift = giftIn(game, 'boffin');
      const held = game.bag.tokens.map(({ character }) => character);
      if (typeof gift !== 'string') continue;
      seen.add(gift);
      expect(held).not.toContain(gift);
      if (gift === 'huntsman') expect(held).toContain('damsel');
      if (gift === 'choirboy') expect(held).toContain('king');
      if (gift === 'bountyhunter') expect(game.setup.seats.some(({ alignment }) => alignment === 'evil')).toBe(true);
    }
    expect([...seen].sort()).toEqual(['balloonist', 'bountyhunter', 'choirboy', 'huntsman']);
  });

  test('a Marionette who draws the Huntsman has the Damsel dealt, and with the Balloonist there may be an Outsider more', () => {
    const dealt = deals(['marionette', 'huntsman', 'damsel', 'balloonist', 'imp'], ['marionette'], 9, 400);
    const shown = (game: DealtGame) => game.bag.tokens.find(({ character }) => character === 'marionette')?.shows;
    const hunting = dealt.filter((game) => shown(game) === 'huntsman');
    const floating = dealt.filter((game) => shown(game) === 'balloonist');
    expect(hunting.length).toBeGreaterThan(0);
    for (const { bag } of hunting) expect(bag.tokens.map(({ character }) => character)).toContain('damsel');
    expect(new Set(floating.map(({ bag }) => counts(bag).outsider))).toEqual(new Set([2, 3]));
  });

  test.each(['summoner', 'lilmonsta'])('with the %s the Marionette is nobody at first', (other) => {
    const dealt = deals(
      ['marionette', 'summoner', 'lilmonsta', 'poisoner', 'witch', 'imp'],
      ['marionette', other],
      12,
      30,
    );
    for (const { bag, setup } of dealt) {
      expect(bag.tokens.map(({ character }) => character)).toContain('marionette');
      expect(setup.heldByNobody).toContain('marionette');
      expect(setup.seats.map(({ character }) => character)).not.toContain('marionette');
      expect(new Set(setup.seats.map(({ character }) => character)).size).toBe(12);
      expect(new Game(setup, cast).state.tableAbilities.map(({ character }) => character)).toContain('marionette');
    }
  });
});

test('such a bag is legal for a Storyteller who puts it together by hand', () => {
  const script = { script: scriptOf('alchemist', 'baron', 'poisoner', 'imp').characters };
  const pick = (ids: string): Character[] => ids.split(' ').map(almanac().character);
  const bag = pick('alchemist chef empath saint recluse poisoner imp');
  expect(legalBag(bag, 7, apartPairs(script.script), script)).toEqual([]);
  const without = pick('monk chef empath saint recluse poisoner imp');
  expect(legalBag(without, 7, [], script).map(({ code }) => code)).toEqual(['counts']);
});

test('the game begins with the gift that was dealt, and asks for none', () => {
  const [game] = deals(['alchemist', 'baron', 'poisoner', 'witch', 'imp'], ['alchemist'], 8).filter(
    (dealt) => giftIn(dealt, 'alchemist') === 'baron',
  );
  const played = new Game(game!.setup, cast);
  const alchemist = played.state.seats.find(({ character }) => character === 'alchemist')!;
  expect(alchemist.abilities.map(({ character }) => character)).toEqual(['alchemist', 'baron']);
});

test('a bag that was filled for no gift offers only those that would not have changed it', () => {
  const [game] = deals(['alchemist', 'baron', 'poisoner', 'witch', 'cerenovus', 'imp'], ['alchemist'], 8).filter(
    (dealt) => giftIn(dealt, 'alchemist') === null,
  );
  const played = new Game(game!.setup, cast);
  const [prompt] = played.prompts();
  expect(prompt!.about.what).toBe('minion-ability');
  expect(JSON.stringify(prompt!.options)).not.toContain('baron');
});
