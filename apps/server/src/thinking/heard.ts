import type { Grimoire, SeatId } from '@belfry/engine';
import { type Board, type Utterance, understand } from '@belfry/storyteller';
import type { Heard } from '../table/state.ts';

/** All that was said at a table, as its Storyteller overhears it: what bots meant, and what is understood of people's words. */
export function heardAt(talk: readonly Heard[], { seats }: Grimoire, board: Board): Utterance[] {
  const names = seats.map(({ id, name }) => ({ seat: id, name }));
  return talk.flatMap((said): Utterance[] => {
    const { seat: from, day, claim, text, channel } = said;
    if (from === null) return [];
    const claimed: Utterance[] = claim === null ? [] : [{ day, from, to: 'everyone', remark: { say: 'claim', claim } }];
    const to = audienceOf(said);
    if (text === null || to === null || channel === 'claim') return claimed;
    const alone = to === 'everyone' ? null : (to[0] ?? null);
    const remark = said.remark ?? understand(text, { seats: names, from, to: alone, board });
    return remark === null ? claimed : [...claimed, { day, from, to, remark }];
  });
}

/** Who hears it at the table; null for what is none of its business. */
function audienceOf({ channel, to, hears, seat }: Heard): 'everyone' | readonly SeatId[] | null {
  if (channel === 'public') return 'everyone';
  if (channel === 'evil') return hears.filter((other) => other !== seat);
  return channel === 'whisper' && Array.isArray(to) ? to : null;
}
