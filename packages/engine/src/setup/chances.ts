import type { Character } from '@belfry/almanac';
import { waysToChoose } from './choose.ts';
import type { BagFamily, BagSpace } from './space.ts';

export type UnweighedFamily = Omit<BagFamily, 'chance'>;

/**
 * How likely each family is, dealing the way a Storyteller does: first the Demon, each as likely as any other (none at
 * all counts as one), then the Minions, each set alike, then the good characters, each set alike.
 * Were every *bag* as likely as any other, a Demon that adds an Outsider would turn up far more often than its fellows,
 * only because there are more ways to complete its bag.
 */
export function withChances(
  families: readonly UnweighedFamily[],
  fixed: readonly Character[],
  pools: BagSpace['pools'],
): BagFamily[] {
  const demonOf = (family: UnweighedFamily): string => {
    const certain = [...family.movers, ...fixed].find((c) => c.team === 'demon');
    return certain !== undefined ? certain.id : family.draws.demon > 0 ? ANY_PLAIN : NONE;
  };
  const minionSets = (family: UnweighedFamily) => Number(waysToChoose(pools.minion.length, family.draws.minion));
  const goodSets = (family: UnweighedFamily) =>
    Number(
      waysToChoose(pools.townsfolk.length, family.draws.townsfolk) *
        waysToChoose(pools.outsider.length, family.draws.outsider),
    );

  const byDemon = Map.groupBy(families, demonOf);
  const demons = (demon: string) => (demon === ANY_PLAIN ? pools.demon.length : 1);
  const allDemons = [...byDemon.keys()].reduce((sum, demon) => sum + demons(demon), 0);
  return [...byDemon].flatMap(([demon, withDemon]) => {
    const byMinions = [...Map.groupBy(withDemon, minionKey).values()];
    const allMinionSets = byMinions.reduce((sum, group) => sum + minionSets(group[0]!), 0);
    return byMinions.flatMap((group) => {
      const chance = (demons(demon) / allDemons) * (minionSets(group[0]!) / allMinionSets);
      const allGoodSets = group.reduce((sum, family) => sum + goodSets(family), 0);
      return group.map((family) => ({ ...family, chance: (chance * goodSets(family)) / allGoodSets }));
    });
  });
}

const ANY_PLAIN = '*';
const NONE = '';

function minionKey(family: UnweighedFamily): string {
  const movers = family.movers.filter((c) => c.team === 'minion').map((c) => c.id);
  return [...movers, family.draws.minion].join();
}
