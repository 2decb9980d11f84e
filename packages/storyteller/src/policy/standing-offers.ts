import type { Sentence } from '@belfry/almanac';
import {
  type Effect,
  type GameEvent,
  type Grimoire,
  type Json,
  type OpenOffer,
  random,
  type SeatId,
} from '@belfry/engine';
import { learnsAgain } from '../town/rules.ts';
import { bearingOf } from './fair/bearing.ts';
import { GOALS, goalWithText } from './goals.ts';
import type { Deed } from './madness.ts';
import type { Counsel } from './policy.ts';

/** Why an offer is taken up now, and with what. */
interface Taken {
  readonly choice?: Json;
  readonly reason: Sentence;
}

type Take = (offer: OpenOffer, grimoire: Grimoire, counsel: Counsel) => Taken | null;

/**
 * What the Storyteller takes up by day of what stands open, by its name. The rest is for people to judge, or is asked
 * for as a ruling in its own time.
 */
const TAKES: ReadonlyMap<string, Take> = new Map<string, Take>([
  ['contest', endStandstill],
  ['evil-wins', endDecided],
  ['misinform', misinform],
  ['pass-hat', passOn],
  ['set-goal', setGoal],
  ['goal-reached', rewardGoal],
  ['loses-vote', makeAnswer],
]);

/** The next thing to do unasked, or null. Only while nothing else is being asked: never in the middle of an ability. */
export function takeStandingOffer(grimoire: Grimoire, counsel: Counsel): Deed | null {
  if (grimoire.phase !== 'day' || !grimoire.prompts().some(({ kind }) => kind === 'run-day')) return null;
  for (const offer of grimoire.offers()) {
    const taken = TAKES.get(offer.name)?.(offer, grimoire, counsel) ?? null;
    if (taken === null) continue;
    const { ability, name } = offer;
    const { choice, reason } = taken;
    return { action: { do: 'offer', ability, name, ...(choice === undefined ? {} : { choice }) }, reason };
  }
  return null;
}

/** So many days on which nobody died are a game that stands still. */
const STILL = 6;

function endStandstill(_: OpenOffer, { day }: Grimoire, { board }: Counsel): Taken | null {
  const days = day - board.lastDeath;
  return days > STILL ? { reason: { say: 'why.standstill', days } } : null;
}

/** With several Demons left to find and one day for each, a lone good player finds them no more. */
function endDecided(_: OpenOffer, grimoire: Grimoire): Taken | null {
  return grimoire.livingDemons().length > 1 ? { reason: { say: 'why.one-good-left' } } : null;
}

/** How far good has to be ahead before somebody is told something wrong. */
const AHEAD = 0.7;

/** Not on the first day: whoever is told something wrong should have been believed before. */
function misinform({ options }: OpenOffer, grimoire: Grimoire, counsel: Counsel): Taken | null {
  if (grimoire.day < 2 || options?.pick !== 'players') return null;
  const { push, dice } = bearingOf(grimoire, counsel, 'misinform');
  const { seats } = grimoire;
  const listeners = options.from.filter(
    (seat) => seats[seat]!.alive && learnsAgain(grimoire.script.lookUp(seats[seat]!.character)),
  );
  if (push < AHEAD || listeners.length === 0) return null;
  const seat = dice.pick(listeners);
  return { choice: [seat], reason: { say: 'why.misinformed', seat } };
}

/** Nobody keeps it for longer than this. */
const DAYS_ON_ONE_HEAD = 2;

/** What goes round goes to the next living player, clockwise. */
function passOn({ ability, options }: OpenOffer, grimoire: Grimoire): Taken | null {
  const worn = grimoire.reminders.find((effect) => effect.source === ability);
  if (worn === undefined || options?.pick !== 'players') return null;
  const dawns = since(grimoire, worn).filter(({ type }) => type === 'dawn').length;
  const { circle, seats } = grimoire;
  const at = circle.indexOf(worn.target);
  const others = [...circle.slice(at + 1), ...circle.slice(0, at)];
  const next = others.find((seat) => options.from.includes(seat) && seats[seat]!.alive);
  if (dawns < DAYS_ON_ONE_HEAD || next === undefined) return null;
  return { choice: [next], reason: { say: 'why.passed-on', seat: next } };
}

/** So many have a goal, set on the first day. */
const WITH_GOALS = 2;

function setGoal({ ability, options }: OpenOffer, grimoire: Grimoire, { seed, lang = 'en' }: Counsel): Taken | null {
  const { day, circle } = grimoire;
  if (day !== 1 || options?.pick !== 'all') return null;
  // Counted off the log: who reaches a goal within the day is not set another.
  const set = grimoire.events.filter((event) => event.type === 'marked' && isGoal(event.effect, ability)).length;
  const seat = random(`${seed} goals`).shuffle(circle).slice(0, WITH_GOALS)[set];
  const [players] = options.parts;
  if (seat === undefined || players?.pick !== 'players' || !players.from.includes(seat)) return null;
  const goal = random(`${seed} goal ${seat}`).pick(GOALS);
  return { choice: [[seat], goal.text[lang]], reason: { say: 'why.goal-set', seat } };
}

function rewardGoal({ ability }: OpenOffer, grimoire: Grimoire): Taken | null {
  const goals = grimoire.reminders.filter((effect) => isGoal(effect, ability));
  const reached = goals.find((effect) =>
    goalWithText(textOf(effect))?.isReached(effect.target, since(grimoire, effect)),
  );
  if (reached === undefined) return null;
  return { choice: [reached.target], reason: { say: 'why.goal-reached', seat: reached.target } };
}

const isGoal = ({ kind, source }: Effect, ability: number): boolean => kind === 'goal' && source === ability;

function textOf({ data }: Effect): string {
  return data !== null && typeof data === 'object' && 'text' in data ? String(data.text) : '';
}

/**
 * Somebody whom the table was asked to spare was executed: whoever nominated them has most to do with it, beyond doubt, and
 * keeps the hand down for a day. Who is to blame for a death at night is for people to say.
 */
function makeAnswer({ ability, options }: OpenOffer, grimoire: Grimoire): Taken | null {
  if (options?.pick !== 'players') return null;
  for (const { kind, source, target } of grimoire.reminders) {
    if (kind !== 'protected' || source !== ability || grimoire.seat(target).alive) continue;
    const seat = nominatorOfExecuted(target, grimoire.events);
    if (seat !== null && options.from.includes(seat))
      return { choice: [seat], reason: { say: 'why.answers-for', seat, victim: target } };
  }
  return null;
}

/** Who nominated somebody who died on the gallows; null for any other death. */
function nominatorOfExecuted(victim: SeatId, events: readonly GameEvent[]): SeatId | null {
  const until = events.slice(
    0,
    events.findLastIndex((event) => event.type === 'died' && event.seat === victim),
  );
  const that = until.slice(until.findLastIndex(({ type }) => type === 'dawn' || type === 'night-falls'));
  if (!that.some((event) => event.type === 'executed' && event.seat === victim)) return null;
  const named = that.findLast((event) => event.type === 'nominated' && event.nominee === victim);
  return named?.type === 'nominated' && named.nominator >= 0 ? named.nominator : null;
}

/** All that has happened since a token was laid. */
function since({ events }: Grimoire, { id }: Effect): readonly GameEvent[] {
  return events.slice(events.findIndex((event) => event.type === 'marked' && event.effect.id === id));
}
