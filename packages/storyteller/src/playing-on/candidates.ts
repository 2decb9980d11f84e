import type { SeatId, SeenEvent } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import { chronicleOf, problemOf, testimonyFrom, weighTeams } from '@belfry/solver';
import type { Board } from '../town/board.ts';

/** A day that begins with so many alive, or fewer, is the last that good can afford to lose. */
export const FINAL = 4;
/** Fewer are too few: such a day is over before it begins. */
const FEWEST = 3;

const DEALT: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);
const NOTHING = { character: null, learned: [] };

/** The final day of a finished game, as everybody saw it: what had happened when nominations opened, and who lived. */
export interface FinalDay {
  readonly day: number;
  readonly living: readonly SeatId[];
  readonly before: readonly SeenEvent[];
}

/** The first day with three or four alive; null where the game was over before. */
export function finalDayOf({ events, nights }: Board): FinalDay | null {
  for (const [night, { living }] of nights) {
    if (living.length > FINAL || living.length < FEWEST) continue;
    const dawn = nthDawn(events, night);
    const opened = events.findIndex(({ type }, at) => at > dawn && type === 'nominations-open');
    return { day: night, living, before: events.slice(0, opened < 0 ? dawn + 1 : opened) };
  }
  return null;
}

function nthDawn(events: readonly SeenEvent[], night: number): number {
  let at = -1;
  for (let count = 0; count < night; count++) at = events.findIndex(({ type }, i) => i > at && type === 'dawn');
  return at;
}

/**
 * How many of the living could be the Demon on the final day, in the eyes of somebody who knows only what is public: as many
 * as a lottery that is as open would have tickets. Null where the solver cannot put the question.
 */
export function candidatesOn({ day, living, before }: FinalDay, board: Board): number | null {
  const { seats, circle } = board.view;
  if (seats.some((seat) => seat.traveller !== null || !circle.includes(seat.seat))) return null;
  const script = board.rules.sheet.filter(({ team }) => DEALT.has(team));
  const sheet = { names: seats.map(({ name }) => name), characters: script.map(({ id }) => id) };
  const chronicle = chronicleOf(before, 'now');
  const testimonies = seats.map(({ seat }) =>
    testimonyFrom(claimBy(board, seat, day) ?? NOTHING, chronicle.nights.length, sheet),
  );
  const found = weighTeams(problemOf({ names: sheet.names, script, chronicle, testimonies, you: null }));
  const total = living.reduce((sum, seat) => sum + (found?.demon[seat] ?? 0), 0);
  if (found === null || total === 0) return null;
  const shares = living.map((seat) => found.demon[seat]! / total).filter((share) => share > 0);
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0));
}

/** Who a player last said they are, by this day. */
function claimBy({ talk }: Board, seat: SeatId, by: number): Claim | null {
  const said = talk.findLast(({ from, day, remark }) => from === seat && day <= by && remark.say === 'claim')?.remark;
  return said?.say === 'claim' ? said.claim : null;
}
