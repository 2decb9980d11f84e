import type { Character, CharacterId } from '@belfry/almanac';
import { carried, changesBag, lendable } from './borrowed.ts';
import { joined, OUTSIDER_ON_TOP, type SetupSum, setupSum } from './shape.ts';

/** What somebody in play may have from a character that is not: it changes the bag as if that one were there. */
interface Gift {
  readonly from: CharacterId;
  readonly change: SetupSum;
  /** Who has to be in play then. */
  readonly needs: readonly Character[];
}

/** For each who gives or has an ability, or draws a token by mistake, what of it would change the bag. */
export type Gifts = ReadonlyMap<CharacterId, readonly Gift[]>;

export const NO_GIFTS: Gifts = new Map();

export function giftsOn(script: readonly Character[]): Gifts {
  const byId = new Map(script.map((c) => [c.id, c]));
  const found = script.flatMap((holder) => {
    const gifts = lendable(holder, script)
      .filter((lender) => changesBag(holder, lender))
      .map((lender): Gift => {
        const change = carried(lender)!; // who changes nothing was sorted out
        const setup = { summary: '', ...change };
        const needs = (change.needs ?? []).map((id) => byId.get(id));
        return {
          from: lender.id,
          change: setupSum([{ ...lender, setup }]),
          needs: needs.filter((c) => c !== undefined),
        };
      })
      .filter(({ from, needs }) => needs.length === (carried(byId.get(from)!)?.needs?.length ?? 0));
    return gifts.length === 0 ? [] : [[holder.id, gifts] as const];
  });
  return new Map(found);
}

/** Everybody whose presence decides what a gift can be. */
export const concernedBy = (gifts: Gifts): ReadonlySet<CharacterId> =>
  new Set(
    [...gifts].flatMap(([holder, all]) => [
      holder,
      ...all.flatMap(({ from, needs }) => [from, ...needs.map((c) => c.id)]),
    ]),
  );

/** What a bag may come to: as it is, and with one gift to somebody in it. */
export function withGifts(sum: SetupSum, gifts: Gifts, isThere: (id: CharacterId) => boolean): readonly SetupSum[] {
  if (gifts.size === 0) return [sum];
  const sums = [sum];
  for (const [holder, all] of gifts) {
    if (!isThere(holder)) continue;
    for (const { from, change, needs } of all) {
      if (isThere(from) || !needs.every(({ id }) => isThere(id))) continue;
      const onTop = needs.filter(({ team }) => team === 'outsider');
      sums.push(onTop.reduce((more) => joined(more, OUTSIDER_ON_TOP), joined(sum, change)));
    }
  }
  return sums;
}
