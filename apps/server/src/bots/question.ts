import type { ViewSeat } from '@belfry/engine';
import type { Remark } from '@belfry/storyteller';

const LEARNED = /learn|know|info|see|saw|узна|зна|видел|информ/i;
const CHARACTER = /who are|what are|claim|role|character|кто ты|кем ты|роль|персонаж/i;

/** "Ada, what are you?": a question that a bot understands in what a person typed, or null. */
export function question(text: string, seats: readonly ViewSeat[]): Extract<Remark, { say: 'ask' }> | null {
  if (!text.includes('?')) return null;
  const named = seats.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
  const what = CHARACTER.test(text) ? 'character' : LEARNED.test(text) ? 'learned' : null;
  return named === undefined || what === null ? null : { say: 'ask', seat: named.seat, what };
}
