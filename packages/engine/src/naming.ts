import { almanac, type Names } from '@belfry/almanac';
import { TABLE } from './seat.ts';
import type { Table } from './table.ts';

/** What seats and characters are called at a table: what a sentence needs to be put into words. */
export const namesAt = ({ state, script }: Pick<Table, 'state' | 'script'>): Names => ({
  name: (seat) => (seat === TABLE ? almanac().terms.storyteller : (state.seats[seat]?.name ?? String(seat))),
  character: (id) => script.lookUp(id)?.name ?? id,
});
