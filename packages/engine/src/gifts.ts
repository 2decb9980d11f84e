import { almanac, type CharacterId, type Jinx } from '@belfry/almanac';
import { livingDemons } from './demons.ts';
import { jinxId } from './jinx.ts';
import { characterOf, seated, seatOf, type Table } from './table.ts';

const gifts: ReadonlyMap<CharacterId, Jinx> = new Map(
  almanac()
    .jinxes.filter(({ gift }) => gift !== undefined)
    .map((jinx) => [jinxId(jinx.a, jinx.b), jinx]),
);

/** What a jinx says about one character's ability being given by another's. */
export const giftOf = (giver: CharacterId, gift: CharacterId): Jinx | null => gifts.get(jinxId(giver, gift)) ?? null;

/** Whether a gift is possible at this table now; null where no jinx has a say in it. */
export function mayGive(table: Table, giver: CharacterId, gift: CharacterId): boolean | null {
  const inPlay = seated(table).filter((id) => seatOf(table, id).character === gift).length;
  switch (giftOf(giver, gift)?.gift) {
    case undefined:
      return null;
    case 'never':
      return false;
    case 'in-play':
      return inPlay > 0;
    case 'not-in-play':
      return inPlay === 0;
    case 'spare':
      return inPlay <= (characterOf(table, gift).setup?.extraCopies ?? 0);
    case 'no-demon':
      return livingDemons(table).length === 0;
  }
}
