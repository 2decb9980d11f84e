import type { Character, CharacterId } from '@belfry/almanac';
import type { BagTeam } from './counts.ts';
import type { Crew, Selection } from './half.ts';
import type { BagSpace, GoodPart, GoodSide } from './space.ts';

/**
 * How likely each character is to be in play, once those whom the first nights make are made: any of their team on the
 * script, each as likely as any other.
 */
export function presence(space: BagSpace): Map<CharacterId, number> {
  const chances = new Map<CharacterId, number>();
  const add = ({ id }: Character, chance: number) => chances.set(id, (chances.get(id) ?? 0) + chance);
  const addMovers = ({ taken }: Selection, chance: number) => {
    for (const { kind, distinct } of taken) {
      for (const member of kind.members) add(member, (chance * distinct) / kind.members.length);
    }
  };
  const drawn = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 };
  const made = { minion: 0, demon: 0 };
  const crews = new Map<Crew, number>();
  const addGood = ({ crew, draws, shape }: GoodPart, chance: number) => {
    crews.set(crew, (crews.get(crew) ?? 0) + chance);
    drawn.townsfolk += chance * draws.townsfolk;
    drawn.outsider += chance * draws.outsider;
    made.minion += chance * shape.minionsToMake;
    made.demon += chance * shape.demonsToMake;
  };
  const sides = new Map<GoodSide, number>();
  for (const { selection, draws, good, chance } of space.families) {
    addMovers(selection, chance);
    drawn.minion += chance * draws.minion;
    drawn.demon += chance * draws.demon;
    sides.set(good, (sides.get(good) ?? 0) + chance);
  }
  for (const [{ parts, ways }, chance] of sides) {
    for (const part of parts) addGood(part, (chance * Number(part.ways)) / Number(ways));
  }
  for (const [{ selections, ways }, chance] of crews) {
    for (const selection of selections) addMovers(selection, (chance * Number(selection.ways)) / Number(ways));
  }
  for (const team of ['townsfolk', 'outsider', 'minion', 'demon'] as const satisfies readonly BagTeam[]) {
    const pool = space.pools[team];
    if (drawn[team] > 0) for (const character of pool) add(character, drawn[team] / pool.length);
  }
  for (const team of ['minion', 'demon'] as const) {
    const makeable = space.cast.filter((c) => c.team === team);
    if (made[team] > 0) for (const character of makeable) add(character, made[team] / makeable.length);
  }
  for (const character of space.fixed) add(character, 1);
  return chances;
}
