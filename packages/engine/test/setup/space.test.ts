import { almanac, type Character } from '@belfry/almanac';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { random } from '../../src/random.ts';
import {
  type ApartPair,
  bagSampler,
  bagSpace,
  bagSpaces,
  COUNTS,
  dealBag,
  legalBag,
  legalBags,
  presence,
  TangledSetup,
} from '../../src/setup/index.ts';
import { crowd, plainScript, someone } from './fixture.ts';

const PLAYERS = Object.keys(COUNTS).map(Number);
const ids = (bag: readonly Character[]) =>
  bag
    .map((c) => c.id)
    .sort()
    .join();

/** Every multiset of characters that `legalBag` lets through, tried one by one. */
function triedOneByOne(script: readonly Character[], players: number, apart: readonly ApartPair[]): string[] {
  const watching = script.filter((c) => c.team === 'fabled');
  const cast = script.filter((c) => c.team !== 'fabled');
  const seats = (c: Character) => (c.setup?.heldByNobody === true ? 0 : 1);
  const found: string[] = [];
  const from = (at: number, room: number, chosen: readonly Character[]): void => {
    const one = cast[at];
    if (one === undefined) {
      if (room === 0 && legalBag([...chosen, ...watching], players, apart).length === 0) found.push(ids(chosen));
      return;
    }
    const most = 1 + (one.setup?.extraCopies ?? 0);
    for (let copies = 0; copies <= most && copies * seats(one) <= room; copies++) {
      from(at + 1, room - copies * seats(one), [...chosen, ...Array.from({ length: copies }, () => one)]);
    }
  };
  from(0, players, []);
  return found.sort();
}

const changes = fc.oneof(
  fc.constant({ outsiders: [0, 1] }),
  fc.constant({ outsiders: [-1, 1] }),
  fc.constant({ outsiders: [2] }),
  fc.constant({ anyOutsiders: true as const }),
  fc.constant({ extraCopies: 2 }),
  fc.constant({ noEvil: true as const }),
  fc.constant({ minions: 1 }),
);
const mover = fc.record({ team: fc.constantFrom('townsfolk', 'outsider', 'minion', 'demon'), change: changes });

describe('bags are counted as if they were tried one by one', () => {
  test('whoever changes what', () => {
    fc.assert(
      fc.property(
        fc.array(mover, { maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 5, max: 8 }),
        (movers, partners, apart, players) => {
          const changed = movers.map(({ team, change }, i) =>
            someone(`mover-${i}`, team as 'minion', 'extraCopies' in change && team !== 'townsfolk' ? null : change),
          );
          const pair = partners
            ? [someone('hunter', 'townsfolk', { needs: ['prey'] }), someone('prey', 'outsider')]
            : [];
          const script = [...crowd('townsfolk', 5), ...crowd('outsider', 2), ...crowd('minion', 2)];
          script.push(...crowd('demon', 1), ...changed, ...pair);
          const kept: ApartPair[] = apart ? [['townsfolk-1', 'minion-1']] : [];
          const space = bagSpace({ script, players, apart: kept });
          const listed = [...legalBags(space)].map(ids).sort();
          expect(listed).toEqual(triedOneByOne(script, players, kept));
          expect(space.total).toBe(BigInt(listed.length));
          if (listed.length > 0) {
            expect(space.families.reduce((sum, family) => sum + family.chance, 0)).toBeCloseTo(1, 9);
          }
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });

  test.each(PLAYERS)('one who needs an Outsider is dealt to %i players', (players) => {
    const hunter = someone('hunter', 'townsfolk', { needs: ['prey'] });
    const prey = someone('prey', 'outsider');
    const script = plainScript(hunter, prey);
    const space = bagSpace({ script, players });
    const asked = bagSpace({ script, players, picks: [hunter] });
    expect(asked.total).toBeGreaterThan(0n);
    expect(presence(space).get('hunter')).toBeGreaterThan(0);
    // Every bag with the hunter is found again without asking for it.
    const without = bagSpace({ script: script.filter((c) => c !== hunter), players }).total;
    expect(space.total).toBe(without + asked.total);
  });
});

describe('however many change the set-up', () => {
  test.each([
    ['eighteen with one Outsider more or not', 18, { outsiders: [0, 1] }],
    ['thirteen with copies', 13, { extraCopies: 14 }],
    ['thirteen with copies and Outsiders', 13, { extraCopies: 14, outsiders: [0, 1] }],
  ] as const)('%s are counted by what they do', (_, size, change) => {
    const many = Array.from({ length: size }, (_, i) => someone(`many-${i}`, 'townsfolk', change));
    for (const space of bagSpaces({ script: plainScript(...many) }, PLAYERS)) {
      expect(space.families.reduce((sum, family) => sum + family.good.parts.length, 0)).toBeLessThan(500);
      const sample = bagSampler(space)(random(space.players));
      expect(legalBag(sample.characters, space.players)).toEqual([]);
    }
  });

  test('all characters of the almanac are counted in few steps', () => {
    const spaces = bagSpaces({ script: [...almanac().characters.values()] }, PLAYERS);
    const steps = spaces.flatMap((space) => [...new Set(space.families.map((family) => family.good))]);
    expect(steps.reduce((sum, good) => sum + good.parts.length, 0)).toBeLessThan(100_000);
    expect(spaces.at(-1)!.total).toBeGreaterThan(10n ** 18n);
  });

  test('changes that all differ are refused instead of gone through one by one', () => {
    const many = Array.from({ length: 30 }, (_, i) => someone(`many-${i}`, 'townsfolk', { outsiders: [i - 15, 0] }));
    expect(() => bagSpace({ script: plainScript(...many), players: 15 })).toThrow(TangledSetup);
  });
});

describe('who is made later', () => {
  test('counts as in play: Minions of one who makes them, and the Demon that is yet to come', () => {
    const maker = someone('maker', 'demon', { minionsMadeLater: true });
    const script = [...crowd('townsfolk', 9), ...crowd('outsider', 2), ...crowd('minion', 4), maker];
    expect(presence(bagSpace({ script, players: 10 })).get('minion-3')).toBeCloseTo(2 / 4, 9);
    const caller = someone('caller', 'minion', { demons: -1, demonMadeLater: true });
    const without = [...crowd('townsfolk', 9), ...crowd('outsider', 2), ...crowd('demon', 4), caller];
    const later = presence(bagSpace({ script: without, players: 7, picks: [caller] }));
    expect(later.get('demon-2')).toBeCloseTo(1 / 4, 9);
  });
});

test('a puppet draws the token of one who needs a partner only when the partner is in play', () => {
  const hunter = someone('hunter', 'townsfolk', { needs: ['prey'] });
  const puppet = someone('puppet', 'minion', { drawsAs: ['townsfolk'], drawsWithPartners: ['hunter'] });
  const script = [...crowd('townsfolk', 6), ...crowd('outsider', 2), ...crowd('demon', 1), hunter, puppet];
  script.push(someone('prey', 'outsider'));
  for (let seed = 0; seed < 60; seed++) {
    const { tokens } = dealBag({ script, players: 8, picks: [puppet], random: random(seed) });
    const drawn = tokens.find((token) => token.character === 'puppet')!.shows;
    expect(drawn === 'hunter' && !tokens.some((token) => token.character === 'prey')).toBe(false);
  }
});
