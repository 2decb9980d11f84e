import { almanac, type CharacterId, type Jinx } from '@belfry/almanac';
import { jinxId } from './jinx.ts';

const gifts: ReadonlyMap<CharacterId, Jinx> = new Map(
  almanac()
    .jinxes.filter(({ gift }) => gift !== undefined)
    .map((jinx) => [jinxId(jinx.a, jinx.b), jinx]),
);

/** What a jinx says about one character's ability being given by another's. */
export const giftOf = (giver: CharacterId, gift: CharacterId): Jinx | null => gifts.get(jinxId(giver, gift)) ?? null;
