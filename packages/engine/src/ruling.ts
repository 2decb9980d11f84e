import type { CharacterId } from '@belfry/almanac';
import { type Asking, ask, type Play } from './ask.ts';
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

/**
 * The Storyteller decides. With a single legal answer there is nothing to ask; with none, the answer is null. The same
 * holds when a correction by hand leaves no choice while the question is open: it ends by itself.
 */
export function* ruleIfPossible(table: Table, ruling: Ruling): Play<Option | null> {
  const { what, seat, character, options, reason, text, works, chosen } = ruling;
  let legal: readonly Option[] = [];
  const key = `ruling ${table.events.length}`;
  const answer = yield* ask(table, key, (put) => {
    legal = options();
    const [plain] = legal;
    if (plain === undefined || legal.length === 1) return;
    const of = legal;
    const asking: Asking = {
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
      suggestion: { choice: plain.value, reason },
    };
    put(asking, 'storyteller');
  });
  if (answer === null) return legal[0] ?? null;
  const { choice } = answer;
  emit(table, 'storyteller', { type: 'ruled', what, seat, character, choice, reason: answer.reason });
  return { value: choice };
}

/** The answer alone; null also when the Storyteller's corrections have left none. */
export function* ruling(table: Table, wanted: Ruling): Play<Json> {
  return (yield* ruleIfPossible(table, wanted))?.value ?? null;
}
