// What a file may be at most, so that reading it stays cheap whoever sent it. Real scripts stay far below all of these.

/** Letters in a file. Pictures inside a script make it large, but not this large. */
export const MOST_LETTERS = 5_000_000;
/** Items in the list; the community's schema stops at 201. */
export const MOST_ITEMS = 1000;
/** Entries of all lists within the items together: reminders, jinxes, night orders. */
export const MOST_ENTRIES = 10_000;
/** Brackets within brackets. */
export const DEEPEST = 40;

const ECHOED = 80;

/** What somebody wrote, short enough for a sentence. */
export function excerpt(written: string, most = ECHOED): string {
  if (written.length <= most) return written;
  const cut = written.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** How many entries the lists of an item hold. */
export const entriesIn = (item: unknown): number =>
  typeof item !== 'object' || item === null
    ? 0
    : Object.values(item).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

/** Whether a value from a file nests deeper than anything that a script has to say. Does not recurse itself. */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((inside) =>
      typeof inside === 'object' && inside !== null
        ? Object.values(inside).filter((v) => typeof v === 'object' && v !== null)
        : [],
    );
  }
  return false;
}
