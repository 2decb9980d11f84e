import { type Command, measure, type Table } from './server-load.ts';

/** A table with its ten sockets, and what they do next. */
export interface Playing {
  readonly table: Table;
  next(): Command;
}
export type Open = (index: number) => Promise<Playing>;

const AT_ONCE = 16;
export const WARMING = 16;
const WARM_SECONDS = 10;

/** Whatever has to be compiled is compiled at tables of their own, which stay open: it is not what is measured. */
export async function warmUp(open: Open): Promise<readonly Playing[]> {
  const some = await Promise.all(Array.from({ length: WARMING }, (_, index) => open(index)));
  await measure(some, WARM_SECONDS, null);
  return some;
}

/** As many tables as are asked for, past their first nights. */
export async function openAll(tables: number, open: Open, nightsEveryMs: number): Promise<readonly Playing[]> {
  const all: Playing[] = [];
  for (let next = 0; next < tables; next += AT_ONCE) {
    const count = Math.min(AT_ONCE, tables - next);
    all.push(...(await Promise.all(Array.from({ length: count }, (_, index) => open(WARMING + next + index)))));
  }
  await measure(all, 2, nightsEveryMs);
  return all;
}
