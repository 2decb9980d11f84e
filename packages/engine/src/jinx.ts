import type { CharacterId } from '@belfry/almanac';
import type { CharacterDefinition } from './definition.ts';
import type { Table } from './table.ts';

/** What changes when two characters meet. */
export interface JinxDefinition {
  /** The two joined by a plus: the name of the ability that the table has because of it. */
  readonly id: CharacterId;
  readonly between: readonly [CharacterId, CharacterId];
  /** `script`: both are on it. `play`: somebody has the one's ability, and somebody the other's. */
  readonly when: 'script' | 'play';
  /** Parts that count in place of a character's usual ones. */
  readonly instead?: {
    readonly [character: CharacterId]: (usual: CharacterDefinition) => Partial<CharacterDefinition>;
  };
  /** Nothing hidden comes of it that the two's own deductions do not allow for. */
  readonly deduced?: 'as-usual';
  /** What the table can do because of it. */
  readonly adds?: Omit<CharacterDefinition, 'id'>;
}

export const jinx = (
  a: CharacterId,
  b: CharacterId,
  parts: Omit<JinxDefinition, 'id' | 'between'>,
): JinxDefinition => ({ id: jinxId(a, b), between: [a, b], ...parts });

export const jinxId = (a: CharacterId, b: CharacterId): CharacterId => `${a}+${b}`;

/** The character that an ability counts as one of: a jinx's as the first of its pair. */
export function firstOf(id: CharacterId): CharacterId {
  const plus = id.indexOf('+');
  return plus < 0 ? id : id.slice(0, plus);
}

/** The jinxes that hold at this moment. */
export function jinxesInForce(table: Table): readonly JinxDefinition[] {
  table.caches.inForce ??= table.jinxes.filter((one) => one.when === 'script' || bothInPlay(table, one));
  return table.caches.inForce;
}

function bothInPlay({ state }: Table, { between }: JinxDefinition): boolean {
  const isThere = (id: CharacterId) =>
    state.seats.some(
      (seat) => !seat.left && seat.abilities.some((a) => a.character === id && a.nature !== 'believed'),
    ) || state.tableAbilities.some((a) => a.character === id);
  return between.every(isThere);
}

/** A character as it is at this table now. */
export function definitionNow(table: Table, id: CharacterId): CharacterDefinition | null {
  const usual = table.cast.get(id) ?? null;
  if (table.jinxes.length === 0) return usual;
  const known = table.caches.bent.get(id);
  if (known !== undefined) return known;
  const added = table.jinxes.find((one) => one.id === id)?.adds;
  let now = added === undefined ? usual : { ...added, id };
  for (const { instead } of jinxesInForce(table)) {
    const bend = instead?.[id];
    if (bend !== undefined && now !== null) now = bentBy(bend, now);
  }
  if (now !== null) table.caches.bent.set(id, now);
  return now;
}

type Bend = (usual: CharacterDefinition) => Partial<CharacterDefinition>;

/** The same for all tables and for good: what a jinx makes of a character depends on nothing else. */
const bent = new WeakMap<Bend, WeakMap<CharacterDefinition, CharacterDefinition>>();

function bentBy(bend: Bend, usual: CharacterDefinition): CharacterDefinition {
  const made = bent.get(bend) ?? new WeakMap<CharacterDefinition, CharacterDefinition>();
  bent.set(bend, made);
  const known = made.get(usual);
  if (known !== undefined) return known;
  const fresh = { ...usual, ...bend(usual) };
  made.set(usual, fresh);
  return fresh;
}
