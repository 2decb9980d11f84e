import type { Play } from './ask.ts';
import { contextOf } from './context.ts';
import { effectsOn } from './derived.ts';
import { notify } from './hooks.ts';
import type { Json } from './json.ts';
import type { SeatId } from './seat.ts';
import type { Nomination } from './state.ts';
import { sweep } from './sweep.ts';
import { definitionOf, emit, isTraveller, living, seated, seatOf, type Table } from './table.ts';

/** Whom a player may still nominate today; empty when they may not nominate at all. */
export function nominees(table: Table, nominator: SeatId): SeatId[] {
  if (whyNoNomination(table, nominator) !== null) return [];
  return seated(table).filter((id) => whyNotNominated(table, id) === null);
}

function whyNoNomination(table: Table, nominator: SeatId): string | null {
  const { today } = table.state;
  const { name, alive } = seatOf(table, nominator);
  if (today.stage !== 'nominations') return 'Nominations are not open.';
  if (!alive) return `${name} cannot nominate: they are dead.`;
  if (today.nominations.some((n) => n.nominator === nominator)) return `${name} has already nominated today.`;
  return null;
}

function whyNotNominated(table: Table, nominee: SeatId): string | null {
  const seat = table.state.seats[nominee];
  if (seat === undefined || seat.left) return `There is no seat ${nominee}.`;
  if (isTraveller(table, nominee)) return `${seat.name} is a Traveller: Travellers are exiled, not executed.`;
  if (table.state.today.nominations.some((n) => n.nominee === nominee)) {
    return `${seat.name} has already been nominated today.`;
  }
  return null;
}

/** Why this nomination is against the rules, or null. */
export function refuseNomination(table: Table, nominator: SeatId, whom: Json): string | null {
  const why = whyNoNomination(table, nominator);
  if (why !== null) return why;
  const [nominee] = Array.isArray(whom) ? whom : [];
  return typeof nominee === 'number' ? whyNotNominated(table, nominee) : null;
}

/** A nomination, what it sets off, and the vote. */
export function* nominate(table: Table, nominator: SeatId, nominee: SeatId): Play<void> {
  const { today } = table.state;
  const nomination: Nomination = { nominator, nominee, votes: null, voters: [] };
  today.nominations.push(nomination);
  emit(table, 'everyone', { type: 'nominated', nominator, nominee });
  yield* notify(table, 'nominated', nomination);
  if (today.stage === 'closed') return;
  yield* vote(table, nomination);
}

function* vote(table: Table, nomination: Nomination): Play<void> {
  const { state } = table;
  const { nominee } = nomination;
  const counted = yield* sweep(table, {
    key: `vote ${state.day} ${state.today.nominations.length}`,
    about: nominee,
    takesPart: (id) => seatOf(table, id).alive || seatOf(table, id).ghostVote,
    handDown: (id, handsUp) => boundByConduct(table, id, handsUp),
    count: (id) => {
      const seat = seatOf(table, id);
      if (!seat.alive) seat.ghostVote = false;
      return weight(table, id);
    },
  });
  if (counted === null) return;
  const { tally, voters } = counted;
  nomination.votes = tally;
  nomination.voters = voters;
  settleTally(table, nomination, tally);
}

/** At least half of the living, and more than anybody else today; a tie frees them both. */
function settleTally(table: Table, { nominee }: Nomination, votes: number): void {
  const { block } = table.state.today;
  const needed = Math.ceil(living(table).length / 2);
  if (votes > block.votes) {
    block.votes = votes;
    block.seat = votes >= needed ? nominee : null;
  } else if (votes === block.votes) {
    block.seat = null;
  }
  emit(table, 'everyone', { type: 'tally', nominee, votes, needed, block: block.seat });
}

/** What a player is bound to by the character they believe to be; the dead are free. */
function boundByConduct(table: Table, id: SeatId, handsUp: (seat: SeatId) => boolean): string | null {
  if (!seatOf(table, id).alive) return null;
  for (const ability of seatOf(table, id).abilities) {
    const conduct = definitionOf(table, ability.character)?.conduct;
    const why = conduct?.handDown(contextOf(table, ability), handsUp) ?? null;
    if (why !== null) return why;
  }
  return null;
}

const weight = (table: Table, id: SeatId): number =>
  effectsOn(table, id, 'vote-weight').reduce((product, e) => product * (e.data as { times: number }).times, 1);
