import {
  brought,
  type CharacterId,
  type Guise,
  inEvery,
  type OwnRuling,
  RULINGS,
  type RulingOf,
  type RulingSort,
  type Sentence,
  type Words,
} from '@belfry/almanac';
import { type Answered, ask, type Play } from './ask.ts';
import type { Json } from './json.ts';
import type { About, Option, Options } from './prompt.ts';
import { takeRuled } from './ruled.ts';
import { type SeatId, TABLE } from './seat.ts';
import { settled } from './settled.ts';
import { emit, type Table } from './table.ts';

export { RULING_SORTS, type RulingSort } from '@belfry/almanac';

/** A ruling of Belfry's by its name, or one that a character from elsewhere brings with its words. */
export type Named<S extends RulingSort = RulingSort> = RulingOf<S> | OwnRuling<S>;

export interface Ruling<T extends Json> {
  /** Which ruling, for policies and for scenarios. */
  readonly what: Named;
  /** Whom it is about. */
  readonly seat: SeatId;
  /** The character whose ability calls for it. */
  readonly character: CharacterId | null;
  /** The legal answers, the plainest first: that one is the suggestion. Worked out again if the Storyteller corrects something. */
  readonly options: () => readonly Option<T>[];
  /** Why the first is the plain one, where the ruling's own words do not say it. */
  readonly why?: Sentence;
  /** As what somebody may seem. */
  readonly as?: Guise;
  /** Somebody's words that are to be weighed. */
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
  const { options, evenIfForced } = ruling;
  let legal = options();
  if (isForced(legal, evenIfForced)) return settle(table, ruling, legal);
  let fresh = true;
  const answer = yield* decide(table, ruling, () => {
    if (!fresh) legal = options();
    fresh = false;
    return isForced(legal, evenIfForced) ? null : { options: { pick: 'one', of: legal }, plain: legal[0]!.value };
  });
  if (answer === null) return settle(table, ruling, legal);
  const choice = answer.choice as T; // checked against the options by the driver
  noteRuling(table, ruling, choice, answer);
  return { value: choice };
}

type Decided = Omit<Ruling<Json>, 'options'>;

/** What is legal, and what is plain among that; null where there is nothing to ask. */
type Posed = { readonly options: Options; readonly plain: Json } | null;

/** Puts it to the Storyteller, again after every correction by hand, unless the set-up has the answer. */
function decide(table: Table, ruling: Decided, pose: () => Posed): Play<Answered | null> {
  const before = takeRuled(table, namedIn(ruling), () => pose()?.options ?? null);
  if (before !== null) return settled(before);
  return ask(table, `ruling ${table.events.length}`, (put) => {
    const posed = pose();
    if (posed === null) return;
    const { options, plain } = posed;
    put(
      {
        kind: 'ruling',
        about: aboutOf(ruling),
        options: () => options,
        suggestion: { choice: plain, reason: reasonOf(ruling) },
      },
      'storyteller',
    );
  });
}

const namedIn = ({ what, character }: Decided) => ({ what: nameOf(what), character });

/** The one legal answer, if there is one. */
function settle<T extends Json>(table: Table, ruling: Ruling<T>, legal: readonly Option<T>[]): Option<T> | null {
  const [only] = legal;
  if (only === undefined) return null;
  noteSettled(table, ruling, only.value, { pick: 'one', of: legal });
  return only;
}

/** Nobody was asked. Where the set-up says the same, it has had its say. */
function noteSettled(table: Table, ruling: Decided, choice: Json, options: Options): void {
  const { seat, character } = ruling;
  takeRuled(table, namedIn(ruling), () => options);
  table.underway.settled.push({ what: nameOf(ruling.what), seat, character, choice });
}

/** The log says what was decided, and why. */
export function noteRuling(
  table: Table,
  { what, seat, character }: Pick<Ruling<Json>, 'what' | 'seat' | 'character'>,
  choice: Json,
  answer: Answered | null,
): void {
  const { reason = null, weighed = [] } = answer ?? {};
  emit(table, {
    type: 'ruled',
    what: nameOf(what),
    seat: seat === TABLE ? null : seat,
    character,
    choice,
    reason,
    ...(weighed.length === 0 ? {} : { weighed }),
    to: 'storyteller',
  });
}

const isForced = (legal: readonly unknown[], evenIfForced: boolean | undefined): boolean =>
  legal.length === 0 || (legal.length === 1 && evenIfForced !== true);

const nameOf = (what: Named): string => (typeof what === 'string' ? what : what.name);

const sortOf = (what: Named): RulingSort => (typeof what === 'string' ? RULINGS[what] : what.sort);

/** Why the plain answer is suggested. */
function reasonOf({ what, character, why }: Pick<Ruling<Json>, 'what' | 'character' | 'why'>): Sentence {
  if (why !== undefined) return why;
  if (typeof what === 'string') return { say: 'why.plain', ruling: what, character };
  const { words } = what;
  return { say: 'own', words: inEvery((lang) => brought(words, lang).why) };
}

const aboutOf = ({ what, seat, character, text, as, works, chosen }: Decided): About => ({
  what: nameOf(what),
  sort: sortOf(what),
  ...(seat === TABLE ? {} : { seat }),
  ...(character === null ? {} : { character }),
  ...(text === undefined ? {} : { text }),
  ...(as === undefined ? {} : { as }),
  ...(typeof what === 'string' ? {} : { words: what.words }),
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
  ruling: Pick<Ruling<SeatId>, 'what' | 'seat' | 'character' | 'why'>,
  count: number,
  among: () => readonly SeatId[],
): Play<readonly SeatId[]> {
  let from = among();
  const answer = yield* decide(table, ruling, () => {
    from = among();
    if (from.length <= count) return null;
    return { options: { pick: 'players', from, min: count, max: count }, plain: from.slice(0, count) };
  });
  if (answer === null) {
    noteSettled(table, ruling, from, { pick: 'players', from, min: from.length, max: from.length });
    return from;
  }
  const choice = answer.choice as readonly SeatId[]; // checked against the options by the driver
  noteRuling(table, ruling, choice, answer);
  return choice;
}

/** Words that no list of options could hold. */
export function* ruleText(
  table: Table,
  ruling: Omit<Ruling<Words>, 'options'> & { readonly plain: Words; readonly maxLength: number },
): Play<Words> {
  const { plain, maxLength } = ruling;
  const ready = typeof plain === 'string' ? {} : { ready: plain };
  const answer = yield* decide(table, ruling, () => ({ options: { pick: 'text', maxLength, ...ready }, plain }));
  const choice = answer === null || typeof answer.choice !== 'string' ? plain : answer.choice;
  noteRuling(table, ruling, choice, answer);
  return choice;
}
