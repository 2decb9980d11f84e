import { type Ability, TABLE } from './seat.ts';
import type { Table } from './table.ts';

/**
 * Notes that an ability did not do what it should because of another character. Whoever merely believes to have it
 * has none that could go wrong.
 */
export function wentWrong({ state }: Table, { owner, nature }: Ability): void {
  if (owner === TABLE || nature === 'believed' || state.abnormal.includes(owner)) return;
  state.abnormal.push(owner);
}
