import { almanac, type Character } from '@belfry/almanac';
import { describe, expect, test } from 'vitest';
import { random } from '../../src/random.ts';
import {
  type Bag,
  bagSampler,
  bagSpace,
  bagsByShape,
  COUNTS,
  dealBag,
  ImpossibleBag,
  legalBag,
  legalBags,
} from '../../src/setup/index.ts';
import { crowd, plainScript, someone } from './fixture.ts';

const PLAYERS = Object.keys(COUNTS).map(Number);
const truth = (bag: Bag, script: readonly Character[]): Character[] =>
  [...bag.tokens.map((t) => t.character), ...bag.heldByNobody, ...bag.travellers].map(
    (id) => script.find((c) => c.id === id)!,
  );

describe('dealing', () => {
  test('the same seed deals the same bag', () => {
    const deal = (seed: string) => dealBag({ script: plainScript(), players: 12, random: random(seed) });
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });

  test('the picks are in the bag, and the rest follows them', () => {
    const baron = someone('adds-two', 'minion', { outsiders: [2] });
    const script = plainScript(baron);
    const bag = dealBag({ script, players: 7, picks: [baron, script[3]!], random: random(1) });
    expect(bag.tokens.map((t) => t.character)).toEqual(expect.arrayContaining(['adds-two', 'townsfolk-4']));
    expect(legalBag(truth(bag, script), 7)).toEqual([]);
    expect(bag.changes).toEqual(['adds-two']);
  });

  test('where good characters may be copied, at least one is, and the bag is legal with it and not without', () => {
    const copier = someone('copier', 'loric', { duplicates: true });
    const script = [...plainScript(), copier];
    for (let seed = 0; seed < 50; seed++) {
      const bag = dealBag({ script, players: 9, picks: [script[0]!], random: random(seed) });
      const held = truth(bag, script);
      const good = held.filter(({ team }) => team === 'townsfolk' || team === 'outsider');
      expect(new Set(good).size).toBeLessThan(good.length);
      expect(held).toContain(script[0]);
      expect(legalBag([...held, copier], 9)).toEqual([]);
      expect(legalBag(held, 9).map(({ code }) => code)).toContain('copies');
    }
  });

  test('who is wrong about themselves draws a token that nobody else holds', () => {
    const drunk = someone('mistaken', 'outsider', { drawsAs: ['townsfolk'] });
    const puppet = someone('puppet', 'minion', { drawsAs: ['townsfolk', 'outsider'] });
    const script = plainScript(drunk, puppet);
    for (let seed = 0; seed < 50; seed++) {
      const bag = dealBag({ script, players: 9, picks: [drunk, puppet], random: random(seed) });
      const drawn = bag.tokens.map((t) => t.shows ?? t.character);
      expect(new Set(drawn).size).toBe(9);
      expect(drawn).not.toContain('mistaken');
      expect(drawn).not.toContain('puppet');
    }
  });

  test('a false Demon may believe in the very Demon that is in play', () => {
    const lunatic = someone('false-demon', 'outsider', { drawsAs: ['demon'] });
    const bag = dealBag({ script: plainScript(lunatic), players: 8, picks: [lunatic], random: random(2) });
    expect(bag.tokens).toContainEqual({ character: 'false-demon', shows: 'demon-1' });
  });

  test('without a spare Townsfolk token nobody can be mistaken for one', () => {
    const drunk = someone('mistaken', 'outsider', { drawsAs: ['townsfolk'] });
    const script = [...crowd('townsfolk', 5), ...crowd('minion', 1), ...crowd('demon', 1), drunk];
    expect(() => dealBag({ script, players: 8, picks: [drunk], random: random(1) })).toThrow(ImpossibleBag);
  });

  test('beyond fifteen players Travellers join', () => {
    const script = plainScript(...crowd('traveller', 5));
    const bag = dealBag({ script, players: 18, random: random(5) });
    expect(bag.tokens).toHaveLength(15);
    expect(bag.travellers).toHaveLength(3);
    expect(() => dealBag({ script: plainScript(), players: 16, random: random(5) })).toThrow(/Traveller/);
  });

  test('Minions made later are counted, Townsfolk who start evil too', () => {
    const maker = someone('maker', 'demon', { minionsMadeLater: true, minions: 1, anyOutsiders: true });
    const hunter = someone('hunter', 'townsfolk', { evilTownsfolk: 1 });
    const bag = dealBag({ script: plainScript(maker, hunter), players: 10, picks: [maker, hunter], random: random(1) });
    expect(bag).toMatchObject({ minionsToMake: 3, evilTownsfolk: 1 });
  });
});

describe('an impossible bag says why', () => {
  const script = plainScript();
  const deal =
    (players: number, picks: Character[], from = script) =>
    () =>
      dealBag({ script: from, players, picks, random: random(1) });
  test.each([
    ['a stranger', deal(7, [someone('stranger', 'minion')]), 'stranger cannot be picked: not on the script.'],
    [
      'two Demons',
      deal(7, crowd('demon', 2), plainScript(...crowd('demon', 2).slice(1))),
      'demon-2 does not fit beside demon-1 in a bag for 7 players.',
    ],
    ['a script that is too short', deal(15, [], script.slice(6)), 'the script has only 7 Townsfolk.'],
    ['too many players', deal(21, []), 'A game has 5 to 20 players, not 21.'],
    [
      'an Outsider too many',
      deal(7, crowd('outsider', 1)),
      'No legal bag for 7 players holds outsider-1 on this script.',
    ],
  ])('%s', (_, attempt, message) => {
    expect(attempt).toThrow(ImpossibleBag);
    expect(attempt).toThrow(message);
  });
});

describe('counting and listing', () => {
  test('the number of bags is exact', () => {
    const script = plainScript(someone('adds-two', 'minion', { outsiders: [2] }));
    const space = bagSpace({ script, players: 7 });
    const listed = [...legalBags(space)];
    expect(BigInt(listed.length)).toBe(space.total);
    // 13 over 5, four plain Minions; and 13 over 3, 4 over 2 with the fifth.
    expect(space.total).toBe(1287n * 4n + 286n * 6n);
    expect(bagsByShape(space).map(({ shape, bags }) => [shape.outsider, bags])).toEqual([
      [0, 5148n],
      [2, 1716n],
    ]);
    expect(
      new Set(
        listed.map((bag) =>
          bag
            .map((c) => c.id)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(listed.length);
    for (const bag of listed.slice(0, 200)) expect(legalBag(bag, 7)).toEqual([]);
  });

  test('the chances of all families add up to one', () => {
    const changers = [...almanac().characters.values()].filter((c) => c.setup !== null);
    for (const players of PLAYERS) {
      const { families } = bagSpace({ script: plainScript(...changers.slice(0, 12)), players });
      expect(families.reduce((sum, family) => sum + family.chance, 0)).toBeCloseTo(1, 9);
    }
  });

  test('Demons and Minions are dealt evenly, however many bags they lead to', () => {
    const baron = someone('adds-two', 'minion', { outsiders: [2] });
    const fang = someone('adds-one', 'demon', { outsiders: [1] });
    const space = bagSpace({ script: plainScript(baron, fang), players: 7 });
    const source = random('fair');
    const sample = bagSampler(space);
    const deals = Array.from({ length: 4000 }, () => sample(source).characters);
    expect(deals.filter((bag) => bag.includes(fang)).length / 4000).toBeCloseTo(1 / 2, 1);
    expect(deals.filter((bag) => bag.includes(baron)).length / 4000).toBeCloseTo(1 / 5, 1);
  });

  test('weighed by their number, every bag is as likely as any other', () => {
    const changer = someone('adds-two', 'minion', { outsiders: [2] });
    const space = bagSpace({ script: plainScript(changer), players: 7 });
    const source = random('even');
    const sample = bagSampler(space, (family) => Number(family.ways));
    const even = () => sample(source).characters.includes(changer);
    const withChange = Array.from({ length: 4000 }, even).filter(Boolean).length;
    expect(withChange / 4000).toBeCloseTo(1716 / 6864, 1);
  });
});

describe('every set-up change in the almanac', () => {
  const everyone = [...almanac().characters.values()];
  const changers = everyone.filter((c) => c.setup !== null);
  const plain = everyone.filter((c) => c.setup === null);
  const team = (name: string, size: number) => plain.filter((c) => c.team === name).slice(0, size);
  const filler = [...team('townsfolk', 13), ...team('outsider', 8), ...team('minion', 5), ...team('demon', 3)];
  const needed = (c: Character) => everyone.filter((other) => c.setup?.needs?.includes(other.id));

  test.each(changers.map((c) => [c.name, c] as const))('%s deals legal bags', (_, changer) => {
    const script = [...new Set([...filler, changer, ...needed(changer)])];
    let dealt = 0;
    for (const players of PLAYERS) {
      const space = bagSpace({
        script,
        players,
        picks: changer.team === 'fabled' || changer.team === 'loric' ? [] : [changer],
      });
      if (space.total === 0n) continue;
      for (let seed = 0; seed < 10; seed++) {
        const bag = dealBag({ script, players, picks: [changer], random: random(seed) });
        expect(bag.tokens).toHaveLength(players);
        const watching = script.filter((c) => c.team === 'fabled' || c.team === 'loric');
        expect(legalBag([...truth(bag, script), ...watching], players)).toEqual([]);
        dealt++;
      }
    }
    expect(dealt).toBeGreaterThanOrEqual(60);
  });

  test('all of them on one script', () => {
    for (const players of PLAYERS) {
      for (let seed = 0; seed < 3; seed++) {
        const script = [...filler, ...changers.filter((c) => !filler.includes(c)).slice(seed * 6, seed * 6 + 9)];
        const bag = dealBag({ script, players, random: random(seed) });
        const watching = script.filter((c) => c.team === 'fabled' || c.team === 'loric');
        expect(legalBag([...truth(bag, script), ...watching], players)).toEqual([]);
      }
    }
  });
});
