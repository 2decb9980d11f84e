import type { Ability, SeatId } from './seat.ts';
import { TABLE } from './seat.ts';
import type { Table } from './table.ts';

/** A player whose ability went wrong because of another character; `may` where only the Storyteller can say so. */
export type Abnormal = { readonly seat: SeatId; readonly truth: 'yes' | 'may' };

/**
 * Notes that an ability did not do what it should because of another character. Of one who merely believes to have it,
 * that may be said or not.
 */
export function wentWrong({ state }: Table, { owner, nature }: Ability, sure = true): void {
  if (owner === TABLE) return;
  const truth = sure && nature !== 'believed' ? 'yes' : 'may';
  const known = state.abnormal.find(({ seat }) => seat === owner);
  if (known?.truth === 'yes' || known?.truth === truth) return;
  state.abnormal = [...state.abnormal.filter((entry) => entry !== known), { seat: owner, truth }];
}
