import type { CharacterId } from '@belfry/almanac';
import { livingDemons } from './demons.ts';
import { giftOf } from './gift-rules.ts';
import { abilityById } from './in-play.ts';
import type { Ability } from './seat.ts';
import { carried } from './setup/borrowed.ts';
import { characterOf, seated, seatOf, type Table } from './table.ts';

/** Whether a gift is possible at this table now; null where neither the set-up nor a jinx has a say in it. */
export function mayGive(table: Table, ability: Ability, gift: CharacterId): boolean | null {
  const { character: giver } = ability;
  if (isRound(table, ability, gift)) return false;
  const dealt = table.state.phase === 'setup' ? table.state.memory[giver]?.gift : undefined;
  // The bag was filled for one gift, or for none that would have changed it.
  if (typeof dealt === 'string') return gift === dealt;
  if (dealt === null && carried(characterOf(table, gift)) !== null) return false;
  return byJinx(table, giver, gift);
}

/** An ability that came from one of that kind would give and be given without end. */
function isRound(table: Table, ability: Ability, gift: CharacterId): boolean {
  for (let one: Ability | null = ability; one !== null; ) {
    if (one.character === gift) return true;
    one = one.lentBy === null ? null : abilityById(table, one.lentBy);
  }
  return false;
}

function byJinx(table: Table, giver: CharacterId, gift: CharacterId): boolean | null {
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
