import type { CharacterId } from '@belfry/almanac';
import { askOne, type Play } from './ask.ts';
import type { Json } from './json.ts';
import type { Option } from './prompt.ts';
import type { SeatId } from './seat.ts';
import { emit, type Table } from './table.ts';

export interface Ruling {
  /** Which kind of ruling, for policies and for scenarios. */
  readonly what: string;
  readonly seat: SeatId;
  /** The character whose ability calls for it. */
  readonly character: CharacterId;
  /** The legal answers, the plainest first: that one is the suggestion. Worked out again if the Storyteller corrects something. */
  readonly options: () => readonly Option[];
  /** Why the first is the plain one. */
  readonly reason: string;
  readonly text?: string;
  readonly works?: () => boolean;
  readonly chosen?: readonly SeatId[];
}

/** The Storyteller decides. With a single legal answer there is nothing to ask; with none, the answer is null. */
export function* ruleIfPossible(table: Table, ruling: Ruling): Play<Option | null> {
  const { what, seat, character, options, reason, text, works, chosen } = ruling;
  const legal = options();
  if (legal.length <= 1) return legal[0] ?? null;
  let known: readonly Option[] | null = legal;
  const key = `ruling ${table.events.length}`;
  const answer = yield* askOne(table, key, 'storyteller', () => {
    const of = known ?? options();
    known = null;
    return {
      kind: 'ruling',
      about: {
        what,
        seat,
        character,
        ...(text === undefined ? {} : { text }),
        ...(works === undefined ? {} : { works: works() }),
        ...(chosen === undefined ? {} : { chosen }),
      },
      options: () => ({ pick: 'one', of }),
      ...(of[0] === undefined ? {} : { suggestion: { choice: of[0].value, reason } }),
    };
  });
  const { choice } = answer;
  emit(table, 'storyteller', { type: 'ruled', what, seat, character, choice, reason: answer.reason });
  return { value: choice };
}

/** A ruling that always has an answer. */
export function* ruling(table: Table, wanted: Ruling): Play<Json> {
  const answer = yield* ruleIfPossible(table, wanted);
  if (answer === null) throw new Error(`The ruling "${wanted.what}" has no legal answer.`);
  return answer.value;
}
