import type { CharacterId } from '@belfry/almanac';
import { ask, type Play } from './ask.ts';
import type { Json } from './json.ts';
import type { About, Option } from './prompt.ts';
import { type SeatId, TABLE } from './seat.ts';
import { emit, type Table } from './table.ts';

/** The sort of thing that is decided: what policies, forms and translators go by. */
export const RULING_SORTS = [
  /** Who dies, or that nobody does. */
  'death',
  /** Who is meant: a red herring, an heir, a grandchild; null for nobody. */
  'player',
  /** Which character is meant. */
  'character',
  /** What somebody is told. */
  'statement',
  /** How somebody seems to somebody else's ability. */
  'registers',
  /** Whether something happens that need not. */
  'whether',
  /** Which side. */
  'side',
  /** Several characters: bluffs. */
  'characters',
  /** Words that only a person can find. */
  'text',
] as const;
export type RulingSort = (typeof RULING_SORTS)[number];

export interface Ruling<T extends Json> {
  /** Which ruling, for policies and for scenarios. */
  readonly what: string;
  readonly sort: RulingSort;
  /** Whom it is about. */
  readonly seat: SeatId;
  /** The character whose ability calls for it. */
  readonly character: CharacterId | null;
  /** The legal answers, the plainest first: that one is the suggestion. Worked out again if the Storyteller corrects something. */
  readonly options: () => readonly Option<T>[];
  /** Why the first is the plain one. */
  readonly reason: string;
  readonly text?: string;
  readonly works?: () => boolean;
  readonly chosen?: readonly SeatId[];
  /** Ask even where there is only one answer. */
  readonly evenIfForced?: boolean;
}

/**
 * The Storyteller decides. With a single legal answer there is nothing to ask; with none, also when the Storyteller's
 * own corrections have left none, the answer is null.
 */
export function* rule<T extends Json>(table: Table, ruling: Ruling<T>): Play<{ readonly value: T } | null> {
  const { options, reason, evenIfForced } = ruling;
  let legal = options();
  if (isForced(legal, evenIfForced)) return legal[0] ?? null;
  let fresh = true;
  const answer = yield* ask(table, `ruling ${table.events.length}`, (put) => {
    if (!fresh) legal = options();
    fresh = false;
    if (isForced(legal, evenIfForced)) return;
    const of = legal;
    put(
      {
        kind: 'ruling',
        about: aboutOf(ruling),
        options: () => ({ pick: 'one', of }),
        suggestion: { choice: of[0]!.value, reason },
      },
      'storyteller',
    );
  });
  if (answer === null) return legal[0] ?? null;
  const choice = answer.choice as T; // checked against the options by the driver
  note(table, ruling, choice, answer.reason);
  return { value: choice };
}

/** The log says what was decided, and why. */
function note(
  table: Table,
  { what, seat, character }: Pick<Ruling<Json>, 'what' | 'seat' | 'character'>,
  choice: Json,
  reason: string | null,
): void {
  emit(table, 'storyteller', { type: 'ruled', what, seat: seat === TABLE ? null : seat, character, choice, reason });
}

const isForced = (legal: readonly unknown[], evenIfForced: boolean | undefined): boolean =>
  legal.length === 0 || (legal.length === 1 && evenIfForced !== true);

const aboutOf = <T extends Json>({ what, sort, seat, character, text, works, chosen }: Ruling<T>): About => ({
  what,
  sort,
  ...(seat === TABLE ? {} : { seat }),
  ...(character === null ? {} : { character }),
  ...(text === undefined ? {} : { text }),
  ...(works === undefined ? {} : { works: works() }),
  ...(chosen === undefined ? {} : { chosen }),
});

/** The same, where null is no answer of its own. */
export function* ruleOne<T extends Json>(table: Table, ruling: Ruling<T>): Play<T | null> {
  return (yield* rule(table, ruling))?.value ?? null;
}

/** Several players at once, all different. With no more of them than are wanted there is nothing to ask. */
export function* rulePlayers(
  table: Table,
  ruling: Pick<Ruling<SeatId>, 'what' | 'seat' | 'character' | 'reason'>,
  count: number,
  among: () => readonly SeatId[],
): Play<readonly SeatId[]> {
  const { reason } = ruling;
  let from = among();
  const answer = yield* ask(table, `ruling ${table.events.length}`, (put) => {
    from = among();
    if (from.length <= count) return;
    put(
      {
        kind: 'ruling',
        about: aboutOf({ ...ruling, sort: 'player', options: () => [] }),
        options: () => ({ pick: 'players', from, min: count, max: count }),
        suggestion: { choice: from.slice(0, count), reason },
      },
      'storyteller',
    );
  });
  if (answer === null) return from;
  const choice = answer.choice as readonly SeatId[]; // checked against the options by the driver
  note(table, ruling, choice, answer.reason);
  return choice;
}

/** Words that no list of options could hold. */
export function* ruleText(
  table: Table,
  ruling: Omit<Ruling<string>, 'options' | 'sort'> & { readonly plain: string; readonly maxLength: number },
): Play<string> {
  const { reason, plain, maxLength } = ruling;
  const answer = yield* ask(table, `ruling ${table.events.length}`, (put) =>
    put(
      {
        kind: 'ruling',
        about: aboutOf({ ...ruling, sort: 'text', options: () => [] }),
        options: () => ({ pick: 'text', maxLength }),
        suggestion: { choice: plain, reason },
      },
      'storyteller',
    ),
  );
  const choice = answer === null ? plain : String(answer.choice);
  note(table, ruling, choice, answer?.reason ?? null);
  return choice;
}
