import type { Append } from './store.ts';

/**
 * Appends as they cross to the thread of the file: words and numbers in a row. Hundreds cross at once, and an object with
 * named parts costs several times as much on both sides.
 */
export type Packed = readonly (string | number | Rarely | null)[];
/** What most appends have none of. */
type Rarely = Pick<Append, 'card' | 'members'>;

export function pack(appends: readonly Append[]): Packed {
  const packed: (string | number | Rarely | null)[] = [];
  for (const append of appends) {
    const { game, after, records } = append;
    packed.push(game, after, rarelyIn(append), records.length);
    for (const record of records) packed.push(record);
  }
  return packed;
}

function rarelyIn({ card, members }: Append): Rarely | null {
  if (card === undefined && members === undefined) return null;
  return { ...(card === undefined ? {} : { card }), ...(members === undefined ? {} : { members }) };
}

export function unpack(packed: Packed): Append[] {
  const appends: Append[] = [];
  for (let at = 0; at < packed.length; ) {
    // In the order in which they were put there.
    const [game, after, rarely, count] = packed.slice(at, at + 4) as [string, number, Rarely | null, number];
    at += 4 + count;
    appends.push({ game, after, records: packed.slice(at - count, at) as string[], ...rarely });
  }
  return appends;
}
