import type { Sentence } from '@belfry/almanac';
import type { Play } from './ask.ts';
import type { Context } from './context.ts';
import type { Conduct } from './definition.ts';
import { effectsOn } from './derived.ts';
import { dataOf } from './effect.ts';
import { fold, notify } from './hooks.ts';
import { inPlay } from './in-play.ts';
import type { Json } from './json.ts';
import { nomineeSpeaks } from './nominee-speaks.ts';
import { type SeatId, TABLE } from './seat.ts';
import { type Block, emptyBlock, type Nomination } from './state.ts';
import { sweep } from './sweep.ts';
import { asThen, definitionOf, emit, isTraveller, living, seated, seatOf, type Table } from './table.ts';
import { ballotOf, nominationsOf, storytellerNominates, votesAreSecret, votesNeeded } from './voting-rules.ts';

/** Whom a player may still nominate today; empty when they may not nominate at all. */
export function nominees(table: Table, nominator: SeatId): SeatId[] {
  if (whyNoNomination(table, nominator) !== null) return [];
  return canBeNominated(table);
}

/** Who can be nominated today. */
export function canBeNominated(table: Table): SeatId[] {
  const all = table.storytellerOnTrial ? [...seated(table), TABLE] : seated(table);
  return all.filter((id) => whyNotNominated(table, id) === null);
}

function whyNoNomination(table: Table, nominator: SeatId): Sentence | null {
  const { today } = table.state;
  const { alive } = seatOf(table, nominator);
  if (today.stage !== 'nominations') return { say: 'nominate.closed' };
  if (storytellerNominates(table) !== null) return { say: 'nominate.by-storyteller' };
  if (today.only?.includes(nominator) === false) return { say: 'nominate.closed' };
  const times = nominationsOf(table, nominator);
  if (times === 0)
    return alive ? { say: 'nominate.not-today', seat: nominator } : { say: 'nominate.dead', seat: nominator };
  const made = nominationsNow(table).filter((n) => n.nominator === nominator).length;
  if (made >= times) return { say: 'nominate.already', seat: nominator };
  return bound(table, nominator, silence);
}

/** The nominations that count towards the next execution. */
export const nominationsNow = ({ state: { today } }: Table): readonly Nomination[] =>
  today.countsFrom === 0 ? today.nominations : today.nominations.slice(today.countsFrom);

/** Whom the Storyteller may nominate, where that is theirs to do; empty where it is not. */
export const storytellersNominees = (table: Table): SeatId[] =>
  table.state.today.stage === 'nominations' && storytellerNominates(table) !== null
    ? seated(table).filter((id) => whyNotNominated(table, id) === null)
    : [];

/** Who of those of whom the Storyteller has to nominate one today can be; empty where that is done, or nobody's duty. */
export function mustBeNominated(table: Table): SeatId[] {
  const oneOf = storytellerNominates(table)?.oneOf ?? [];
  const { nominations } = table.state.today;
  if (nominations.some(({ nominee }) => oneOf.includes(nominee))) return [];
  return oneOf.filter((id) => whyNotNominated(table, id) === null);
}

/** After an execution these, and nobody else, may nominate once more; no earlier vote counts against theirs. */
export function reopen(table: Table, only: readonly SeatId[]): void {
  const { today } = table.state;
  today.stage = 'nominations';
  today.lastCall = false;
  today.only = [...only];
  today.countsFrom = today.nominations.length;
  today.block = emptyBlock();
  emit(table, { type: 'nominations-open', to: 'everyone' });
}

function whyNotNominated(table: Table, nominee: SeatId): Sentence | null {
  if (nominee === TABLE) {
    if (!table.storytellerOnTrial) return { say: 'nominate.storyteller' };
    const already = nominationsNow(table).some((n) => n.nominee === TABLE);
    return already ? { say: 'nominate.storyteller-again' } : null;
  }
  const seat = table.state.seats[nominee];
  if (seat === undefined || seat.left) return { say: 'hand.no-seat', written: String(nominee) };
  if (isTraveller(table, nominee)) return { say: 'nominate.traveller', seat: nominee };
  if (nominationsNow(table).some((n) => n.nominee === nominee)) {
    return { say: 'nominate.again', seat: nominee };
  }
  return null;
}

/** Why this nomination is against the rules, or null. */
export function refuseNomination(table: Table, nominator: SeatId, whom: Json): Sentence | null {
  const why = whyNoNomination(table, nominator);
  if (why !== null) return why;
  const [nominee] = Array.isArray(whom) ? whom : [];
  return typeof nominee === 'number' ? whyNotNominated(table, nominee) : null;
}

/** A nomination, what it sets off, and the vote. */
export function* nominate(table: Table, nominator: SeatId, nominee: SeatId): Play<void> {
  const { today } = table.state;
  const nomination: Nomination = { nominator, nominee, votes: null, voters: [], voteless: false };
  today.nominations.push(nomination);
  if (nominator !== TABLE) today.nominators.push(asThen(table, nominator));
  emit(table, { type: 'nominated', nominator, nominee, to: 'everyone' });
  yield* notify(table, 'nominated', nomination);
  if (isPast(table, nomination) || isSettled(nomination)) return;
  if (nomination.voteless) emit(table, { type: 'no-vote', nominee, to: 'everyone' });
  else {
    yield* nomineeSpeaks(table, nominee);
    if (!isSettled(nomination)) yield* vote(table, nomination);
  }
}

/** Somebody was executed since, whether or not another nomination is possible now. */
const isPast = (table: Table, nomination: Nomination): boolean =>
  table.state.today.stage === 'closed' || !nominationsNow(table).includes(nomination);

/** It has come to nothing before the hands were counted. */
const isSettled = ({ votes }: Nomination): boolean => votes !== null;

function* vote(table: Table, nomination: Nomination): Play<void> {
  const { state } = table;
  const { nominee } = nomination;
  const secret = votesAreSecret(table);
  if (secret) emit(table, { type: 'secret-vote', nominee, to: 'everyone' });
  const counted = yield* sweep(table, {
    key: `vote ${state.day} ${state.today.nominations.length}`,
    about: nominee,
    secret,
    isPast: () => isPast(table, nomination) || isSettled(nomination),
    takesPart: (id) => ballotOf(table, id).may,
    handDown: (id, handsUp) => bound(table, id, (conduct, context) => conduct.handDown?.(context, handsUp) ?? null),
    handUp: (id) => bound(table, id, handUp),
    areFree: () => inPlay(table).bound.length === 0,
    count: (id) => countHand(table, id, secret),
    keeps: (id) => !seatOf(table, id).alive && !ballotOf(table, id).spends,
  });
  if (counted === null) return;
  nomination.voters = counted.voters;
  const settled = yield* fold(table, 'tallying', { nomination, votes: counted.tally });
  nomination.votes = settled?.votes ?? 0;
  settleTally(table, nomination, nomination.votes, secret);
  yield* notify(table, 'counted', { nomination, votes: nomination.votes });
}

/** The clock hand has passed a raised hand. */
function countHand(table: Table, id: SeatId, secret: boolean): number {
  const { spends } = ballotOf(table, id);
  const votes = votesOf(table, id);
  if (spends) {
    seatOf(table, id).ghostVote = false;
    if (secret) table.state.today.spentInSecret.push(id);
  }
  table.state.today.votes.push(asThen(table, id));
  return votes;
}

/** How many votes a raised hand is worth. */
export const votesOf = (table: Table, id: SeatId): number => ballotOf(table, id).times * weight(table, id);

/** At least half of the living, and more than anybody else today. */
function settleTally(table: Table, nomination: Nomination, votes: number, secret: boolean): void {
  const { block } = table.state.today;
  const needed = votesNeeded(table);
  const { nominee } = nomination;
  nomination.bar = { needed, half: living(table).length / 2 };
  settle(block, nominee, votes, nomination.bar);
  if (secret) {
    emit(table, { type: 'tally', nominee, votes: null, needed, block: null, to: 'everyone' });
    emit(table, { type: 'secret-tally', nominee, votes, needed, block: block.seat, to: 'storyteller' });
  } else emit(table, { type: 'tally', nominee, votes, needed, block: block.seat, to: 'everyone' });
}

/** The votes for somebody do not count after all; who was about to die before them is so again. */
export function annul(table: Table, annulled: Nomination): void {
  const { today } = table.state;
  annulled.votes = 0;
  today.block = emptyBlock();
  const needed = votesNeeded(table);
  // As they were counted: whoever has died since would change what was enough.
  for (const { nominee, votes, bar } of nominationsNow(table))
    if (votes !== null && bar !== undefined) settle(today.block, nominee, votes, bar);
  emit(table, { type: 'tally', nominee: annulled.nominee, votes: 0, needed, block: today.block.seat, to: 'everyone' });
}

/** More than anybody else today; a tie frees them both. */
function settle(block: Block, nominee: SeatId, votes: number, { needed, half }: Required<Nomination>['bar']): void {
  // Whoever fewer have put there is beaten only by enough.
  if (votes < needed && block.seat !== null && block.byFewer) return;
  if (votes > block.votes) {
    block.votes = votes;
    block.seat = votes >= needed ? nominee : null;
    block.byFewer = votes < half;
  } else if (votes === block.votes) block.seat = null;
}

const silence = (conduct: Conduct, context: Context) => conduct.silence?.(context) ?? null;
const handUp = (conduct: Conduct, context: Context) => conduct.handUp?.(context) ?? null;

/** What a player is bound to by the character they believe to be; the dead are free, and who knows of nothing is. */
function bound(table: Table, id: SeatId, by: (conduct: Conduct, context: Context) => Sentence | null): Sentence | null {
  const { alive, unaware } = seatOf(table, id);
  for (const ability of inPlay(table).bound) {
    if (ability.owner !== id || !alive || unaware) continue;
    const why = by(definitionOf(table, ability.character)!.conduct!, table.contextOf(ability));
    if (why !== null) return why;
  }
  return null;
}

const weight = (table: Table, id: SeatId): number =>
  effectsOn(table, id, 'vote-weight').reduce((product, e) => product * dataOf(e, 'vote-weight').times, 1);
