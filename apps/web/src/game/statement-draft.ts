import { type CharacterId, TEAMS, type Team } from '@belfry/almanac';
import {
  ANSWERS,
  type FieldKind,
  type FieldTypes,
  fieldsOf,
  isStatement,
  type SeatId,
  type Statement,
  type StatementField,
  type StatementKind,
  WARMTHS,
} from '@belfry/engine';

/** What statements can be about at this table. */
export interface Subjects {
  readonly circle: readonly SeatId[];
  readonly characters: readonly CharacterId[];
  /** Of which teams anybody here could be; all, unless it is said. */
  readonly teams?: readonly Team[];
}

/** A statement that is being put together: what was entered stays when another kind is tried. */
export interface Draft {
  readonly kind: StatementKind;
  readonly fields: { readonly [field in StatementField]?: unknown };
}

/** What a field holds before anything is entered. */
const EMPTY: { readonly [K in FieldKind]: (subjects: Subjects) => FieldTypes[K] | null } = {
  number: () => 0,
  flag: () => true,
  text: () => '',
  seat: ({ circle }) => circle[0] ?? null,
  'seat or null': () => null,
  seats: () => [],
  'seats or null': () => null,
  character: ({ characters }) => characters[0] ?? null,
  characters: () => [],
  'characters or null': () => null,
  team: ({ teams }) => (teams === undefined ? TEAMS[1] : (teams.at(-1) ?? null)),
  alignment: () => 'evil',
  'alignment or null': () => null,
  warmth: () => WARMTHS[0],
  answer: () => ANSWERS[0],
  tokens: ({ circle }) =>
    circle.map((seat) => ({ seat, character: null, alignment: null, alive: true, believes: null, reminders: [] })),
  statement: () => ({ says: 'number', number: 0 }),
};

/** Fields of the same name hold different things in different kinds. */
const keyOf = (field: StatementField, holds: FieldKind): string => `${field} ${holds}`;

export const fieldIn = <K extends FieldKind>(
  draft: Draft,
  field: StatementField,
  holds: K,
  subjects: Subjects,
): FieldTypes[K] | null => {
  const entered = (draft.fields as { readonly [key: string]: unknown })[keyOf(field, holds)];
  // Entered by the editor for fields of this kind.
  return entered === undefined ? EMPTY[holds](subjects) : (entered as FieldTypes[K] | null);
};

export const withField = (draft: Draft, field: StatementField, holds: FieldKind, value: unknown): Draft => ({
  ...draft,
  fields: { ...draft.fields, [keyOf(field, holds)]: value },
});

const isBlank = (value: unknown, holds: FieldKind): boolean =>
  (holds === 'text' && String(value).trim() === '') ||
  ((holds === 'seats' || holds === 'characters') && Array.isArray(value) && value.length === 0);

/** The statement as far as it can be said already; null while something is missing. */
export function drafted(draft: Draft, subjects: Subjects): Statement | null {
  const entries = fieldsOf(draft.kind).map(([field, holds]) => {
    const value = fieldIn(draft, field, holds, subjects);
    return [field, isBlank(value, holds) ? undefined : holds === 'text' ? String(value).trim() : value] as const;
  });
  const statement: unknown = { says: draft.kind, ...Object.fromEntries(entries) };
  return isStatement(statement) ? statement : null;
}
