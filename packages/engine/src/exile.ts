import type { Play } from './ask.ts';
import { kill } from './death.ts';
import type { SeatId } from './seat.ts';
import { sweep } from './sweep.ts';
import { emit, isTraveller, seated, seatOf, type Table } from './table.ts';

/** Travellers for whose exile somebody may call now. */
export const exilable = (table: Table): SeatId[] =>
  seated(table).filter(
    (id) => isTraveller(table, id) && seatOf(table, id).alive && !table.state.today.exilesCalled.includes(id),
  );

/** The group sends a Traveller away: half of all players, dead or alive; no vote is spent and no ability has a say. */
export function* exile(table: Table, by: SeatId, traveller: SeatId): Play<void> {
  const { today, day } = table.state;
  today.exilesCalled.push(traveller);
  emit(table, { type: 'exile-called', by, traveller, to: 'everyone' });
  const counted = yield* sweep(table, {
    key: `exile ${day} ${today.exilesCalled.length}`,
    about: traveller,
    takesPart: () => true,
    handDown: () => null,
    areFree: () => true,
    count: () => 1,
  });
  if (counted === null) return;
  const { tally } = counted;
  const needed = Math.ceil(seated(table).length / 2);
  // Made a resident by hand while hands went up, they cannot be sent away any more.
  const exiled = tally >= needed && isTraveller(table, traveller);
  emit(table, { type: 'exile', traveller, support: tally, needed, exiled, to: 'everyone' });
  if (!exiled) return;
  const died = yield* kill(table, traveller, { cause: 'exile', killer: null });
  if (!died && seatOf(table, traveller).alive) emit(table, { type: 'survived', seat: traveller, to: 'everyone' });
}
