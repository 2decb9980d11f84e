import type { GameEvent, SeatId, Settled } from '@belfry/engine';
import type { Answers, Written } from './format.ts';
import type { Names } from './notation.ts';
import { inWords, says } from './statement-notation.ts';
import { isWritten } from './written-answer.ts';

interface Played {
  readonly used: ReadonlyMap<Written, number>;
  /** Whether a player was asked to choose, but not as often as answers were written. */
  askedAgain(seat: SeatId): boolean;
  /** Rulings of the step that had one legal answer: writing it down is right all the same. */
  readonly settled: readonly Settled[];
  /** What happened in the step. */
  readonly events: readonly GameEvent[];
  readonly names: Names;
}

/** What was written for a night or a day and asked by nobody: each is a mistake, of the scenario's or of the engine's. */
export function unused({ choose, refused, tell, when, rule }: Answers, played: Played): string[] {
  const { used, askedAgain, settled, names } = played;
  const left: string[] = [];
  const complain = (written: Written, why: string) => {
    if (!used.has(written)) left.push(`${written.where}: nobody asked for this answer: ${why}.`);
  };
  const each = (
    answers: ReadonlyMap<SeatId, readonly Written[]>,
    why: (seat: SeatId, one: Written) => string | null,
  ) => {
    for (const [seat, list] of answers) {
      for (const one of list) {
        const complaint = why(seat, one);
        if (complaint !== null) complain(one, complaint);
      }
    }
  };
  each(choose, (seat) => `${names.name(seat)} is not asked to choose${askedAgain(seat) ? ' again' : ''}`);
  each(refused, (seat) => `${names.name(seat)} is not asked to choose, and so not refused`);
  each(when, (seat) => `${names.name(seat)} is not asked to choose`);
  each(tell, (seat, one) => whyNotTold(seat, one, played));
  for (const { what, seat, answer } of rule) {
    const alone = settled.filter((one) => one.what === what && (seat === null || seat === one.seat));
    if (alone.some(({ choice }) => isWritten({ value: choice }, answer.value, names))) continue;
    const about = seat === null ? '' : ` about ${names.name(seat)}`;
    complain(answer, `"${what}"${about} ${alone.length === 0 ? 'does not come up' : 'leaves no choice but another'}`);
  }
  return left;
}

/** With one legal answer the Storyteller is not asked: writing it down all the same is right, and null. */
function whyNotTold(seat: SeatId, { value }: Written, { events, names }: Played): string | null {
  const heard = events.flatMap((e) => (e.type === 'told' && e.seat === seat ? [e.info] : []));
  if (heard.some((info) => says(value, info, names))) return null;
  const words = heard.map((info) => inWords(info, names)).join('; ');
  return heard.length === 0 ? `${names.name(seat)} learns nothing` : `${names.name(seat)} could only be told ${words}`;
}
