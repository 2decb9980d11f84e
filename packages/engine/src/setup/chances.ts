import type { Character } from '@belfry/almanac';
import { waysToChoose } from './choose.ts';
import type { Kind } from './kinds.ts';
import type { BagFamily, BagSpace } from './space.ts';

type Unweighed = Omit<BagFamily, 'chance'>;

/** Which Demons a family has: one of a kind, one that was picked, any ordinary one, or none. */
type DemonKind = Kind | Character | 'ordinary' | 'none';

/**
 * How likely each family is, dealing the way a Storyteller does: first the Demon, each as likely as any other (none at
 * all counts as one), then the Minions, each set alike, then the good characters, each set alike.
 * Were every *bag* as likely as any other, a Demon that adds an Outsider would turn up far more often than its fellows,
 * only because there are more ways to complete its bag.
 */
export function withChances(
  families: readonly Unweighed[],
  fixed: readonly Character[],
  pools: BagSpace['pools'],
): BagFamily[] {
  const picked = fixed.find((c) => c.team === 'demon');
  const demonOf = ({ selection, draws }: Unweighed): DemonKind => {
    const taken = selection.taken.find(({ kind }) => kind.team === 'demon');
    return taken?.kind ?? picked ?? (draws.demon > 0 ? 'ordinary' : 'none');
  };
  const demonsIn = (demon: DemonKind): number => {
    if (demon === 'ordinary') return pools.demon.length;
    return typeof demon === 'object' && 'members' in demon ? demon.members.length : 1;
  };
  /** The sets of Minions that a family stands for, each beside one Demon. */
  const minionSets = ({ selection, draws }: Unweighed, demon: DemonKind): number => {
    const ofMovers = typeof demon === 'object' && 'members' in demon ? BigInt(demon.members.length) : 1n;
    return Number((selection.ways / ofMovers) * waysToChoose(pools.minion.length, draws.minion));
  };
  const byDemon = Map.groupBy(families, demonOf);
  const allDemons = [...byDemon.keys()].reduce((sum, demon) => sum + demonsIn(demon), 0);
  return [...byDemon].flatMap(([demon, group]) => {
    const allSets = group.reduce((sum, family) => sum + minionSets(family, demon), 0);
    return group.map((family) => ({
      ...family,
      chance: (demonsIn(demon) / allDemons) * (minionSets(family, demon) / allSets),
    }));
  });
}
