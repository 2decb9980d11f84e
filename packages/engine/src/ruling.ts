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

/** The Storyteller decides. With a single legal answer there is nothing to ask. */
export function* ruling(
  table: Table,
  { what, seat, character, options, reason, text, works, chosen }: Ruling,
): Play<Json> {
  const [plain, ...others] = options();
  if (plain === undefined) throw new Error(`The ruling "${what}" has no legal answer.`);
  if (others.length === 0) return plain.value;
  const key = `ruling ${table.events.length}`;
  const answer = yield* askOne(table, () => {
    const of = options();
    return {
      to: 'storyteller',
      kind: 'ruling',
      key,
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
  emit(table, 'storyteller', { type: 'ruled', what, seat, character, choice: answer.choice, reason: answer.reason });
  return answer.choice;
}
