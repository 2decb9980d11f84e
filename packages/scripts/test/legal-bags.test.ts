import { almanac, type Character } from '@belfry/almanac';
import { bagSpace, COUNTS, legalBag, legalBags } from '@belfry/engine';
import { describe, expect, test } from 'vitest';

const PLAYERS = Object.keys(COUNTS).map(Number);

/** Who bends the set-up, or is drawn in by one who does. */
const BENDING = [
  ['atheist'],
  ['legion'],
  ['riot'],
  ['kazali'],
  ['lordoftyphon'],
  ['summoner'],
  ['lilmonsta'],
  ['villageidiot'],
  ['huntsman', 'damsel'],
  ['choirboy', 'king'],
  ['bountyhunter'],
  ['balloonist'],
  ['hermit'],
  ['xaan'],
  ['sentinel'],
  ['marionette'],
  ['drunk'],
  ['lunatic'],
  ['baron'],
  ['godfather'],
  ['fanggu'],
  ['vigormortis'],
] as const;

/** Characters who leave the set-up alone: more of each team than any bag could want, but Demons. */
const PLAIN = {
  townsfolk:
    'chef empath monk soldier slayer mayor virgin undertaker fortuneteller washerwoman librarian investigator ravenkeeper artist dreamer oracle savant sage'.split(
      ' ',
    ),
  outsider:
    'saint recluse butler klutz mutant sweetheart tinker moonchild barber goon politician zealot golem snitch puzzlemaster'.split(
      ' ',
    ),
  minion: 'poisoner spy witch cerenovus assassin'.split(' '),
  demon: ['imp', 'po'],
} as const;

const byId = (id: string): Character => almanac().characters.get(id)!;

interface Bag {
  /** How many of each who bends the set-up. */
  readonly of: (id: string) => number;
  readonly townsfolk: number;
  readonly outsider: number;
  readonly minion: number;
  readonly demon: number;
}

/** The rules of the set-up as they are printed, told without a look at how bags are counted. */
function isLegal(
  { of, townsfolk, outsider, minion, demon }: Bag,
  players: number,
  onScript: readonly string[],
): boolean {
  const sheet = COUNTS[players]!;
  const has = (id: string) => of(id) > 0;
  if (townsfolk + outsider + minion + demon !== players) return false;
  if ((has('huntsman') && !has('damsel')) || (has('choirboy') && !has('king'))) return false;
  if (has('lilmonsta') && (has('atheist') || has('legion'))) return false;
  if (has('legion')) {
    // Good and evil trade their usual numbers, as the almanac advises.
    return minion === 0 && demon === of('legion') && demon === players - sheet.minion - sheet.demon;
  }
  const anyOutsiders = has('xaan') || has('kazali') || has('lordoftyphon');
  let outsiders = [sheet.outsider];
  const step = (...by: number[]) => {
    outsiders = outsiders.flatMap((n) => by.map((more) => n + more));
  };
  if (has('balloonist')) step(0, 1);
  if (has('huntsman')) step(0, 1);
  // Who is not there may have taken himself out.
  if (onScript.includes('hermit')) step(0, -1);
  if (has('baron')) step(2);
  if (has('godfather')) step(-1, 1);
  if (has('fanggu')) step(1);
  if (has('vigormortis')) step(-1);
  if (onScript.includes('sentinel')) step(-1, 0, 1);
  let minions = sheet.minion;
  let demons = sheet.demon;
  if (has('lilmonsta')) {
    minions++;
    demons--;
  }
  if (has('summoner')) demons--;
  if (has('kazali') || has('lordoftyphon')) minions = 0;
  if (has('atheist')) {
    minions = 0;
    demons = 0;
    step(...Array.from({ length: sheet.minion + sheet.demon + 1 }, (_, n) => n));
  }
  if (minion !== minions || demon !== demons) return false;
  const room = players - minions - demons;
  return anyOutsiders || outsiders.some((n) => Math.min(room, Math.max(0, n)) === outsider);
}

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
};

/** How many bags there are, by going through all numbers of everybody. */
function triedOneByOne(bending: readonly Character[], players: number): bigint {
  const onScript = bending.map((c) => c.id);
  const cast = bending.filter((c) => c.team !== 'fabled');
  const most = (c: Character) => (c.id === 'legion' ? players : c.id === 'villageidiot' ? 3 : 1);
  let found = 0n;
  const from = (at: number, numbers: ReadonlyMap<string, number>): void => {
    const one = cast[at];
    if (one !== undefined) {
      for (let n = 0; n <= most(one); n++) from(at + 1, new Map([...numbers, [one.id, n]]));
      return;
    }
    const seated = (team: string) =>
      cast.reduce((sum, c) => sum + (c.team === team && c.id !== 'lilmonsta' ? numbers.get(c.id)! : 0), 0);
    const has = {
      townsfolk: seated('townsfolk'),
      outsider: seated('outsider'),
      minion: seated('minion'),
      demon: seated('demon'),
    };
    for (let minion = 0; minion <= PLAIN.minion.length; minion++) {
      for (let demon = 0; demon <= PLAIN.demon.length; demon++) {
        for (let outsider = 0; outsider <= players; outsider++) {
          const townsfolk = players - minion - demon - outsider - has.townsfolk - has.outsider - has.minion - has.demon;
          if (townsfolk < 0) continue;
          const bag: Bag = {
            of: (id) => numbers.get(id) ?? 0,
            townsfolk: townsfolk + has.townsfolk,
            outsider: outsider + has.outsider,
            minion: minion + has.minion,
            demon: demon + has.demon,
          };
          if (!isLegal(bag, players, onScript)) continue;
          found +=
            choose(PLAIN.townsfolk.length, townsfolk) *
            choose(PLAIN.outsider.length, outsider) *
            choose(PLAIN.minion.length, minion) *
            choose(PLAIN.demon.length, demon);
        }
      }
    }
  };
  from(0, new Map());
  return found;
}

const pairs = BENDING.flatMap((one, at) => BENDING.slice(at).map((other) => [...new Set([...one, ...other])]));

describe('the bags of every two who bend the set-up, from 5 to 15 players, are those that the rules allow', () => {
  const plain = Object.values(PLAIN).flat().map(byId);
  test.each(pairs.map((ids) => [ids.join(' and '), ids] as const))('%s', (_, ids) => {
    const bending = ids.map(byId);
    for (const players of PLAYERS) {
      const { total } = bagSpace({ script: [...plain, ...bending], players });
      expect([players, total]).toEqual([players, triedOneByOne(bending, players)]);
    }
  });
});

describe('bags that are legal only because of a gift are counted and listed as well', () => {
  /** Every set of so many tokens of a script that the check of bags lets pass. */
  function checkedOneByOne(script: readonly Character[], players: number): readonly string[] {
    const found: string[] = [];
    const from = (at: number, taken: readonly Character[]): void => {
      if (taken.length === players) {
        if (legalBag(taken, players, [], { script }).length === 0) found.push(keyOf(taken));
        return;
      }
      for (let next = at; next < script.length; next++) from(next + 1, [...taken, script[next]!]);
    };
    from(0, []);
    return found.sort();
  }
  const keyOf = (bag: readonly Character[]) =>
    bag
      .map((c) => c.id)
      .sort()
      .join(' ');
  const GOOD = 'chef empath monk soldier slayer saint recluse butler';

  test.each([
    ['an Alchemist with the Baron’s, the Xaan’s or the Summoner’s ability', 'alchemist baron summoner poisoner imp'],
    ['an Alchemist with the ability of any number of Outsiders', 'alchemist xaan witch poisoner imp'],
    ['an Alchemist beside the Baron in person', 'alchemist baron godfather imp'],
    ['a Boffin who gives the Balloonist’s', 'boffin balloonist poisoner imp'],
    ['a Boffin who gives the Huntsman’s, beside a Damsel', 'boffin huntsman damsel poisoner imp'],
    ['a Boffin beside an Alchemist', 'boffin alchemist baron balloonist imp'],
  ])('%s', (_, ids) => {
    const script = `${GOOD} ${ids}`.split(' ').map(byId);
    for (const players of [5, 6, 7, 8]) {
      const listed = [...legalBags(bagSpace({ script, players, gifts: true }))].map(keyOf).sort();
      expect(listed).toEqual(checkedOneByOne(script, players));
      expect(bagSpace({ script, players, gifts: true }).total).toBe(BigInt(listed.length));
    }
    // Without gifts there are fewer: else this would prove nothing.
    const plainly = bagSpace({ script, players: 7 }).total;
    expect(bagSpace({ script, players: 7, gifts: true }).total).toBeGreaterThan(plainly);
  });
});
