import { type Counts, countsFor, FEWEST_PLAYERS, MOST_IN_BAG, type SeatId } from '@belfry/engine';
import type { Board } from '../../town/board.ts';
import { mayBeExtraDay, perilsOf } from '../../town/perils.ts';
import type { Bars, Situation } from '../bot.ts';
import { opinionOf } from './opinion.ts';
import { harmlessDead } from './pairs.ts';

/** With so few alive a wrong execution loses the game. */
export const FINAL = 4;

/**
 * How sure beginners want to be. A town that hanged somebody every day would find its Demon by chance before the final day in
 * every other game, and one that waits is outvoted in the end: they hurry while many of the living seem evil, and
 * take their time when few do (docs/STORYTELLER.md).
 */
const NOVICE: Bars = {
  living: [0.6, 2.4, 2.9, 3.2, 3.2, 3, 2.6, 2.3, 2.1, 2, 2, 2, 2],
  naming: 1,
  sooner: 0.25,
  firstDay: -1.2,
  hamlet: -0.8,
  tide: 0.8,
  corpse: 0.2,
  anybody: 0.3,
  extraDay: 0.5,
};

/** By how many Minions there are: the more of them, the longer the game has to last for the town to find its Demon at the end of it. */
const BESIDE_MINIONS: readonly Partial<Bars>[] = [{}, {}, { sooner: 0.05, tide: 0.6 }, { sooner: -0.3, tide: 0.1 }];

const AMONG = BESIDE_MINIONS.map((differently): Bars => ({ ...NOVICE, ...differently }));

/** So few live on the final day. */
export const FEWEST = 3;

/** Days on which nothing has happened, the present one not counted. */
export const idleDays = ({ board, view }: Situation): number => Math.max(0, view.day - board.lastDeath - 1);

const barsIn = (situation: Situation): Bars =>
  situation.mind?.barsIn(situation) ?? AMONG[countsIn(situation.board).minion] ?? NOVICE;

/** How many of each team were dealt. */
const countsIn = (board: Board): Counts =>
  countsFor(Math.min(MOST_IN_BAG, Math.max(FEWEST_PLAYERS, residentsOf(board).length)));

const residentsOf = (board: Board): readonly SeatId[] =>
  board.view.seats.filter(({ traveller }) => traveller === null).map(({ seat }) => seat);

/** How many times likelier than a blind guess somebody must be before this player acts on it today. */
export const barOf = (situation: Situation): number => plainBar(situation) * (1 + CALM * calmedBy(situation));

/** As much to name somebody while nobody is about to die; with few alive that may be as good as a sentence. */
export function namingBarOf(situation: Situation): number {
  const { naming } = barsIn(situation);
  return barOf(situation) * (situation.board.living().length > FINAL ? naming : 1);
}

/** How much surer everybody wants to be when all whom they believe ask for a day without an execution. */
const CALM = 3;

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
const WEARY = 0.4;

function plainBar(situation: Situation): number {
  const { board, view } = situation;
  const { living, sooner, firstDay, hamlet, tide, corpse, anybody, extraDay } = barsIn(situation);
  const { lastCall } = view.today;
  const alive = board.living().length;
  if (isPressed(situation) && !spends(situation)) return anybody;
  // When nothing happens any more, a guess is better than another quiet day.
  const usual = living[Math.min(Math.max(0, alive - FEWEST), living.length - 1)]! - WEARY * idleDays(situation);
  // With four alive a wrong execution and a death in the night lose the game: waiting costs nothing.
  if (alive <= FINAL) return usual;
  // If the Demon has died of it, whoever is executed today decides the game.
  const wary = mayBeExtraDay(board) ? extraDay : 0;
  const pressed = tide === 0 ? 0 : 10 * tide * (evilAmongLiving(situation) - USUAL_SHARE);
  return (
    usual +
    wary -
    pressed +
    (view.day === 1 ? firstDay : 0) +
    (board.players <= HAMLET ? hamlet : 0) +
    (lastCall ? 0 : sooner) +
    (mayWait(board) ? corpse : 0)
  );
}

/** Where a quiet day may be the last, anybody is better than nobody once hardly anybody is left who could still nominate. */
export const isPressed = ({ board, view }: Situation): boolean =>
  perilsOf(board.rules).quietDays &&
  (view.today.lastCall || (!mayWait(board) && view.today.nominations.length >= board.living().length - SPEAKERS));

/** One of them may be evil, and one is named. */
const SPEAKERS = 2;

/** With so few at the table there are few days. */
const HAMLET = 8;

/** A third of the living being evil leaves the town no time to lose, and none to spare. */
const USUAL_SHARE = 1 / 3;

/** What share of the living this player takes for evil; how many there are in all is no secret. */
function evilAmongLiving(situation: Situation): number {
  const { board } = situation;
  const { evil } = opinionOf(situation).reading;
  const residents = residentsOf(board);
  const { minion, demon } = countsIn(board);
  const weight = (seat: SeatId) => Math.exp(evil[seat] ?? 0);
  const all = residents.reduce((sum, seat) => sum + weight(seat), 0);
  const living = residents.filter((seat) => board.isAlive(seat));
  return ((minion + demon) * living.reduce((sum, seat) => sum + weight(seat), 0)) / all / living.length;
}

/** The day needs an execution, and there is somebody dead to be executed. */
const mayWait = (board: Board): boolean =>
  perilsOf(board.rules).quietDays && board.living().length >= FINAL && harmlessDead(board).length > 0;

/** Nobody living can be spared: somebody dead will do. */
export const spends = (situation: Situation): boolean =>
  mayWait(situation.board) && situation.view.today.lastCall && onGallows(situation) === null;

/** Who is about to die; nobody, where it is somebody dead who is dragged out for want of another. */
export const onGallows = ({ board, view }: Situation): SeatId | null => {
  const { block } = view.today;
  const isCorpse = block !== null && !board.isAlive(block);
  return isCorpse && perilsOf(board.rules).quietDays ? null : block;
};
