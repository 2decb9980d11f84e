import type { Sentence } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { LIMITS, type PersonId } from '@belfry/protocol';
import type { ChairState, LogRecord, Said } from './record.ts';
import { shownStage, type TableState } from './state.ts';

/** Clocks of other machines may be wrong, but not by ages. */
const EARLIEST = Date.UTC(2020);
const MOST_AHEAD_MS = 24 * 3_600_000;
const MOST_EXTENDED_MS = 7 * 24 * 3_600_000;
const COMMAND = /^(p[1-9]\d*)\/./;

/**
 * Why this record cannot have been the next of this table, or null. Its shape has been checked before; this is about
 * what it means: whoever is named is there, and what happens can happen now. What a decision does in the game is the
 * engine's to judge.
 */
export function whyImpossible(state: TableState, record: LogRecord, now: number): Sentence | null {
  if (record.at < EARLIEST || record.at > now + MOST_AHEAD_MS) return { say: 'record.time' };
  const opening = record.type === 'opened';
  if (opening !== (state.count === 0)) return { say: 'record.opened-once' };
  const { cmd } = record;
  if (cmd !== undefined) {
    const by = COMMAND.exec(cmd)?.[1] as PersonId | undefined;
    const comes = record.type === 'came' && record.person === by;
    if (by === undefined || !(comes || state.people.has(by))) return { say: 'record.nobody-sent', cmd };
  }
  return whyNotNow(state, record) ?? whyNobody(state, record);
}

/** What happens has its time. */
function whyNotNow({ play, pausedAt }: TableState, record: LogRecord): Sentence | null {
  switch (record.type) {
    case 'begun':
      if (play !== null) return { say: 'record.begun-already' };
      return record.chairs.length === record.setup.seats.length ? null : { say: 'record.chair-each' };
    case 'entry':
    case 'beat':
    case 'told':
    case 'ready':
      return play === null ? { say: 'record.not-begun' } : null;
    case 'chronicle':
      return play?.game.isOver === true ? null : { say: 'record.not-over' };
    case 'dawn':
      return play?.dawn == null ? { say: 'record.no-dawn' } : null;
    case 'vote-runs':
      return play?.vote == null || play.vote.startedAt !== null ? { say: 'record.no-vote' } : null;
    case 'paused':
      return pausedAt === null ? null : { say: 'record.clocks-stand' };
    case 'resumed':
      if (pausedAt === null) return { say: 'record.clocks-run' };
      return record.at < pausedAt ? { say: 'record.before-pause' } : null;
    case 'extended':
      return Math.abs(record.ms) <= MOST_EXTENDED_MS ? null : { say: 'record.too-much-time' };
    case 'script':
      return play === null ? null : { say: 'record.begun-already' };
    default:
      return null;
  }
}

/** Whoever is named is there. */
function whyNobody(state: TableState, record: LogRecord): Sentence | null {
  const nobody = (id: PersonId): Sentence | null =>
    state.people.has(id) ? null : { say: 'record.nobody', person: id };
  switch (record.type) {
    case 'came':
      if (state.people.has(record.person)) return null;
      if (record.person !== `p${state.people.size + 1}`)
        return { say: 'record.next', person: `p${state.people.size + 1}` };
      return state.people.size < LIMITS.people ? null : { say: 'record.crowd' };
    case 'renamed':
    case 'went':
    case 'muted':
    case 'role':
      return nobody(record.person);
    case 'chairs':
      return whyNoChairs(state, record.chairs) ?? whyOtherSeats(state, record.chairs);
    case 'begun':
      return whyNoChairs(state, record.chairs);
    case 'entry':
      return record.by === 'policy' || record.by === 'clock' ? null : nobody(record.by);
    case 'ready':
      return whyNoSeat(state, [record.seat]);
    case 'said':
      return nobody(record.person) ?? whyNotHeard(state, record);
    default:
      return null;
  }
}

function whyNoChairs({ people }: TableState, chairs: readonly ChairState[]): Sentence | null {
  const sitting = chairs.flatMap(({ person }) => person ?? []);
  const stranger = sitting.find((person) => !people.has(person));
  if (stranger !== undefined) return { say: 'record.nobody', person: stranger };
  return new Set(sitting).size === sitting.length ? null : { say: 'record.two-chairs' };
}

/** In a game there are as many chairs as seats; before it, not more than a table has. */
function whyOtherSeats({ play }: TableState, { length }: readonly ChairState[]): Sentence | null {
  const right = play === null ? length <= LIMITS.chairs : length === play.game.state.seats.length;
  return right ? null : { say: 'record.chairs', count: length };
}

const whyNoSeat = ({ chairs }: TableState, seats: readonly SeatId[]): Sentence | null => {
  const wrong = seats.find((seat) => seat >= chairs.length);
  return wrong === undefined ? null : { say: 'record.no-seat', number: wrong };
};

function whyNotHeard(state: TableState, { channel, seat, to, hears, text, claim }: Said): Sentence | null {
  const seats = [...(seat === null ? [] : [seat]), ...(Array.isArray(to) ? to : []), ...hears];
  const wrong = whyNoSeat(state, seats);
  if (wrong !== null) return wrong;
  if (typeof to === 'string' && !state.people.has(to as PersonId)) return { say: 'record.nobody', person: to };
  if ((channel === 'claim') !== (claim !== null)) return { say: 'record.claim' };
  if (claim === null && text === null) return { say: 'record.nothing-said' };
  const needsGame = channel === 'whisper' || channel === 'evil' || channel === 'claim';
  if (needsGame && state.play === null) return { say: 'record.whisper-early' };
  if (channel === 'whisper' && (!Array.isArray(to) || shownStage(state) === 'lobby'))
    return { say: 'record.whisper-nobody' };
  return null;
}
