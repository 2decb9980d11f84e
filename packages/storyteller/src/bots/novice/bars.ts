import type { SeatId } from '@belfry/engine';
import { mayBeExtraDay, perilsOf } from '../../town/perils.ts';
import type { Bars, Situation } from '../bot.ts';
import { opinionOf } from './opinion.ts';

/** With so few alive a wrong execution loses the game. */
export const FINAL = 4;

const NOVICE: Bars = {
  firstDay: 1.7,
  later: 1.4,
  lastCall: 1.15,
  crowd: 0.16,
  final: 1,
  four: 2.4,
  five: null,
  six: 1.8,
  anybody: 0.6,
  extraDay: 0.5,
};

/** So many are no crowd yet. */
const CROWD = 8;

/** Days on which nothing has happened, the present one not counted. */
export const idleDays = ({ board, view }: Situation): number => Math.max(0, view.day - board.lastDeath - 1);

/** How many times likelier than a blind guess somebody must be before this player acts on it today. */
export const barOf = (situation: Situation): number => plainBar(situation) * (1 + CALM * calmedBy(situation));

/** How much surer everybody wants to be when all whom they believe ask for a day without an execution. */
const CALM = 2;

/** The share of the living who have asked for that today, and who are less suspicious than most. */
function calmedBy(situation: Situation): number {
  const { board, view, seat } = situation;
  const asking = new Set(
    board.talk.flatMap(({ day, from, remark }) =>
      remark.say === 'rest' && day === view.day && from !== seat ? [from] : [],
    ),
  );
  if (asking.size === 0) return 0;
  const { ratio } = opinionOf(situation);
  return [...asking].filter((id) => ratio(id) <= 1).length / board.living().length;
}

/** How much less is wanted for every day on which nothing happened. */
const WEARY = 0.2;

function plainBar(situation: Situation): number {
  const { board, view, mind } = situation;
  const bars = mind?.bars ?? NOVICE;
  const alive = board.living().length;
  const residents = view.seats.filter((s) => s.alive && s.traveller === null && view.circle.includes(s.seat)).length;
  // When nothing happens any more, a guess is better than another quiet day.
  const weary = WEARY * idleDays(situation);
  const { quietDays } = perilsOf(board.rules);
  // Where a quiet day may be the last, anybody is better than nobody.
  if (quietDays && view.today.lastCall && !spends(situation)) return bars.anybody;
  if (alive < FINAL) return bars.final - weary;
  // With four alive a wrong execution and a death in the night lose the game: waiting costs nothing.
  if (alive === FINAL) return bars.four - weary;
  if (alive === 5 && bars.five !== null) return bars.five - weary;
  if (alive === 6) return bars.six - weary;
  // If the Demon has died of it, whoever is executed today decides the game.
  const wary = mayBeExtraDay(board) ? bars.extraDay : 0;
  const patience = bars.crowd * Math.max(0, residents - CROWD) + wary - weary;
  if (view.today.lastCall) return bars.lastCall + patience;
  return (view.day === 1 ? bars.firstDay : bars.later) + patience;
}

/**
 * The day needs an execution and nobody can be spared: somebody dead will do. Beginners think of it when a wrong execution
 * would lose the game.
 */
export const spends = (situation: Situation): boolean => {
  const { board, view, mind } = situation;
  const alive = board.living().length;
  const isTime = mind?.sparesTheLiving === true ? alive >= FINAL && alive < board.players : alive === FINAL;
  return isTime && perilsOf(board.rules).quietDays && view.today.lastCall && onGallows(situation) === null;
};

/** Who is about to die; nobody, where it is somebody dead who is dragged out for want of another. */
export const onGallows = ({ board, view, mind }: Situation): SeatId | null => {
  const { block } = view.today;
  const isCorpse = block !== null && mind?.sparesTheLiving === true && !board.isAlive(block);
  return isCorpse && perilsOf(board.rules).quietDays ? null : block;
};
