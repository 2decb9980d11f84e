import { type Almanac, almanac, type CharacterId, type Jinx } from '@belfry/almanac';
import { jinxId } from './jinx.ts';

/** By almanac: somebody's own jinxes may be bound in after this module was loaded. */
const known = new WeakMap<Almanac, ReadonlyMap<CharacterId, Jinx>>();

function giftsIn(book: Almanac): ReadonlyMap<CharacterId, Jinx> {
  const found = known.get(book);
  if (found !== undefined) return found;
  const gifts = new Map(
    book.jinxes.filter(({ gift }) => gift !== undefined).map((jinx) => [jinxId(jinx.a, jinx.b), jinx]),
  );
  known.set(book, gifts);
  return gifts;
}

/** What a jinx says about one character's ability being given by another's. */
export const giftOf = (giver: CharacterId, gift: CharacterId): Jinx | null =>
  giftsIn(almanac()).get(jinxId(giver, gift)) ?? null;
