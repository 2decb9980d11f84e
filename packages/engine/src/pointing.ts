import type { Play } from './ask.ts';
import { notify } from './hooks.ts';
import { type Ability, type SeatId, TABLE } from './seat.ts';
import { nothing } from './settled.ts';
import type { Table } from './table.ts';

/** An ability points at somebody. By night it is kept in mind: some ask who was the first. */
export function pointAt(table: Table, by: Ability, seat: SeatId): Play<void> {
  // The Storyteller is no player: what they point at for an ability of their own was chosen by nobody.
  if (by.owner === TABLE) return nothing;
  const { phase, tonight } = table.state;
  if (phase === 'night') tonight.chosen.push({ by: by.owner, seat });
  return notify(table, 'chosen', { by, seat });
}
