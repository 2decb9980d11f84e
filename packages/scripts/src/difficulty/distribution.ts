import { type Character, type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import type { BagFamily, BagSpace, BagTeam, Crew, GoodSide, Selection } from '@belfry/engine';
import type { TravellerDraw } from '../dealing.ts';
import { NO_TAGS, type Tally } from './tally.ts';

/**
 * A tally packed into one integer, so that all bags with the same tags become one entry of a map: five bits for each
 * tag whose number matters, one bit for each tag that counts once.
 */
type Packed = number;

const NUMBERED = ['info', 'misinfo', 'kill'] as const;
const FLAGS = ['onceInfo', 'multiKill', 'protect', 'revive', 'alignChange', 'charChange', 'madness'] as const;
const BITS = 5;
const FIRST_FLAG = NUMBERED.length * BITS;
const DEMONS_KILL = 1 << (FIRST_FLAG + FLAGS.length);
const NUMBERS_MASK = (1 << FIRST_FLAG) - 1;

/** Whether the packing says everything that the weights ask for: a tag that counts `each` time needs a number. */
const packable = FLAGS.every((tag) => difficultyWeights.tags[tag].counts === 'once');

export function pack(character: Character): Packed {
  let packed = 0;
  for (const { tag } of character.tags) packed = join(packed, packTag(tag, character));
  return packed;
}

function packTag(tag: DifficultyTag, character: Character): Packed {
  if (tag === 'kill' && character.team === 'demon') return DEMONS_KILL;
  const number = (NUMBERED as readonly string[]).indexOf(tag);
  if (number >= 0) return 1 << (number * BITS);
  const flag = (FLAGS as readonly string[]).indexOf(tag);
  return flag >= 0 ? 1 << (FIRST_FLAG + flag) : 0;
}

/** The tags of both together. */
export function join(a: Packed, b: Packed): Packed {
  return ((a & NUMBERS_MASK) + (b & NUMBERS_MASK)) | ((a | b) & ~NUMBERS_MASK);
}

export function unpack(packed: Packed, bystanders: Tally): Tally {
  const counts = { ...NO_TAGS };
  NUMBERED.forEach((tag, i) => {
    counts[tag] = ((packed >>> (i * BITS)) & ((1 << BITS) - 1)) + bystanders.counts[tag];
  });
  FLAGS.forEach((tag, i) => {
    counts[tag] = ((packed >>> (FIRST_FLAG + i)) & 1) + bystanders.counts[tag];
  });
  for (const tag of ['traveller', 'fabledHelp', 'fabledChaos'] as const) counts[tag] = bystanders.counts[tag];
  const extraKillers = counts.kill;
  if ((packed & DEMONS_KILL) !== 0) counts.kill++;
  return { counts, extraKillers };
}

/** How often which tally comes up: ways to draw it, or their share of all dealt bags. */
export type Tallies = Map<Packed, number>;

const product = (a: Tallies, b: Tallies): Tallies => {
  const joined: Tallies = new Map();
  for (const [left, waysLeft] of a) {
    for (const [right, waysRight] of b) {
      const both = join(left, right);
      joined.set(both, (joined.get(both) ?? 0) + waysLeft * waysRight);
    }
  }
  return joined;
};

/** For every k, the tallies of all ways to draw k of the pool. */
function drawTallies(pool: readonly Character[], most: number): readonly Tallies[] {
  const drawn: Tallies[] = Array.from({ length: most + 1 }, () => new Map());
  drawn[0]!.set(0, 1);
  pool.forEach((character, seen) => {
    const packed = pack(character);
    for (let k = Math.min(seen, most - 1); k >= 0; k--) {
      for (const [tally, ways] of drawn[k]!) {
        const more = join(tally, packed);
        drawn[k + 1]!.set(more, (drawn[k + 1]!.get(more) ?? 0) + ways);
      }
    }
  });
  return drawn;
}

/** Those on a script of whom a night makes some. */
export function makeable(space: BagSpace, team: 'minion' | 'demon'): readonly Character[] {
  return space.cast.filter((c) => c.team === team);
}

/** More combinations than this would take longer than anybody wants to wait. */
const MOST_COMBINATIONS = 600_000;

class TooMuchWork extends Error {}

/** Works out the tallies of everything that a space can deal, and stops when that becomes too much. */
class Tallying {
  private work = 0;
  private readonly space: BagSpace;
  private readonly remembered = new Map<string, Tallies>();
  private readonly crews = new Map<Crew, Tallies>();
  constructor(space: BagSpace) {
    this.space = space;
  }

  all({ certain, pool, drawn }: TravellerDraw): Tallies {
    const fixed: Tallies = new Map([[[...this.space.fixed, ...certain].map(pack).reduce(join, 0), 1]]);
    const always = this.both(fixed, this.from('travellers', pool, drawn));
    const total: Tallies = new Map();
    for (const [good, families] of Map.groupBy(this.space.families, (family) => family.good)) {
      const bags = this.both(this.both(this.evil(families), this.good(good)), always);
      addTo(total, bags, 1);
    }
    return total;
  }

  private both(a: Tallies, b: Tallies): Tallies {
    this.work += a.size * b.size;
    if (this.work > MOST_COMBINATIONS) throw new TooMuchWork();
    return product(a, b);
  }

  private evil(families: readonly BagFamily[]): Tallies {
    const total: Tallies = new Map();
    for (const { selection, draws, chance } of families) {
      const drawn = this.both(this.drawn('minion', draws.minion), this.drawn('demon', draws.demon));
      addTo(total, this.both(this.movers(selection), drawn), chance);
    }
    return total;
  }

  private good({ parts, ways }: GoodSide): Tallies {
    const total: Tallies = new Map();
    for (const { crew, draws, shape, ways: some } of parts) {
      const drawn = this.both(this.drawn('townsfolk', draws.townsfolk), this.drawn('outsider', draws.outsider));
      const made = this.both(this.made('minion', shape.minionsToMake), this.made('demon', shape.demonsToMake));
      addTo(total, this.both(this.both(this.crew(crew), drawn), made), Number(some) / Number(ways));
    }
    return total;
  }

  private crew(crew: Crew): Tallies {
    const known = this.crews.get(crew);
    if (known !== undefined) return known;
    const total: Tallies = new Map();
    for (const selection of crew.selections) {
      addTo(total, this.movers(selection), Number(selection.ways) / Number(crew.ways));
    }
    this.crews.set(crew, total);
    return total;
  }

  private movers({ taken }: Selection): Tallies {
    let total: Tallies = new Map([[0, 1]]);
    for (const { kind, distinct } of taken) {
      total = this.both(total, evenly(drawTallies(kind.members, distinct)[distinct]!));
    }
    return total;
  }

  private drawn(team: BagTeam, some: number): Tallies {
    return this.from(`${team} ${some}`, this.space.pools[team], some);
  }

  private made(team: 'minion' | 'demon', some: number): Tallies {
    return this.from(`made ${team} ${some}`, makeable(this.space, team), some);
  }

  /** Nobody more than there are: a Storyteller who wants more Minions than the script has takes all of them. */
  private from(key: string, pool: readonly Character[], some: number): Tallies {
    const most = Math.min(some, pool.length);
    const known = this.remembered.get(key) ?? evenly(drawTallies(pool, most)[most]!);
    this.remembered.set(key, known);
    return known;
  }
}

function addTo(total: Tallies, more: Tallies, share: number): void {
  for (const [tally, chance] of more) total.set(tally, (total.get(tally) ?? 0) + chance * share);
}

/** Ways as shares of one. */
function evenly(tallies: Tallies): Tallies {
  const sum = [...tallies.values()].reduce((a, b) => a + b, 0);
  return new Map([...tallies].map(([tally, ways]) => [tally, ways / sum]));
}

/** How likely each tally is among the bags of a script, exactly; null when that would take too long. */
export function talliesOf(space: BagSpace, travellers: TravellerDraw): Tallies | null {
  if (!packable) return null;
  try {
    return new Tallying(space).all(travellers);
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}
