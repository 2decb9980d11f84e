import { type Character, type DifficultyTag, difficultyWeights } from '@belfry/almanac';
import { BAG_TEAMS, type BagSpace, type BagTeam, type Counts } from '@belfry/engine';
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
export const packable = FLAGS.every((tag) => difficultyWeights.tags[tag].counts === 'once');

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
export function drawTallies(pool: readonly Character[], most: number): readonly Tallies[] {
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

/** The movers of all families that draw the same numbers from the pools. */
function moversByDraws(space: BagSpace): Map<string, { draws: Counts; movers: Tallies }> {
  const groups = new Map<string, { draws: Counts; movers: Tallies }>();
  for (const { draws, movers, chance, ways } of space.families) {
    const key = BAG_TEAMS.map((team) => draws[team]).join();
    const group = groups.get(key) ?? { draws, movers: new Map() };
    groups.set(key, group);
    const packed = [...new Set([...movers, ...space.fixed])].map(pack).reduce(join, 0);
    group.movers.set(packed, (group.movers.get(packed) ?? 0) + chance / Number(ways));
  }
  return groups;
}

/** More combinations than this would take longer than anybody wants to wait. */
const MOST_COMBINATIONS = 600_000;

/** The tallies of every legal bag of a script, exactly; null when that would take too long. */
export function talliesOf(space: BagSpace, travellers: Tallies): Tallies | null {
  if (!packable) return null;
  const groups = [...moversByDraws(space).values()];
  const most = (team: BagTeam) => Math.max(0, ...groups.map((group) => group.draws[team]));
  const drawn = {
    townsfolk: drawTallies(space.pools.townsfolk, most('townsfolk')),
    outsider: drawTallies(space.pools.outsider, most('outsider')),
    minion: drawTallies(space.pools.minion, most('minion')),
    demon: drawTallies(space.pools.demon, most('demon')),
  };
  let combinations = 0;
  /** null when the work would be too much, before it is done. */
  const both = (a: Tallies | null, b: Tallies | null): Tallies | null => {
    if (a === null || b === null) return null;
    combinations += a.size * b.size;
    return combinations > MOST_COMBINATIONS ? null : product(a, b);
  };
  const remembered = new Map<string, Tallies | null>();
  const together = (a: BagTeam, b: BagTeam, draws: Counts): Tallies | null => {
    const key = `${a}${draws[a]}${b}${draws[b]}`;
    const known = remembered.get(key) ?? both(drawn[a][draws[a]]!, drawn[b][draws[b]]!);
    remembered.set(key, known);
    return known;
  };
  const total: Tallies = new Map();
  for (const { draws, movers } of groups) {
    const good = together('townsfolk', 'outsider', draws);
    const bag = both(good, both(both(together('minion', 'demon', draws), movers), travellers));
    if (bag === null) return null;
    for (const [tally, ways] of bag) total.set(tally, (total.get(tally) ?? 0) + ways);
  }
  return total;
}
