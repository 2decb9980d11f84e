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
export function whyImpossible(state: TableState, record: LogRecord, now: number): string | null {
  if (record.at < EARLIEST || record.at > now + MOST_AHEAD_MS) return 'it is from no time that this can be';
  const opening = record.type === 'opened';
  if (opening !== (state.count === 0)) return 'a table is opened once, and first of all';
  const { cmd } = record;
  if (cmd !== undefined) {
    const by = COMMAND.exec(cmd)?.[1] as PersonId | undefined;
    const comes = record.type === 'came' && record.person === by;
    if (by === undefined || !(comes || state.people.has(by))) return `nobody here can have sent "${cmd}"`;
  }
  return whyNotNow(state, record) ?? whyNobody(state, record);
}

/** What happens has its time. */
function whyNotNow({ play, pausedAt }: TableState, record: LogRecord): string | null {
  switch (record.type) {
    case 'begun':
      if (play !== null) return 'the game has begun already';
      return record.chairs.length === record.setup.seats.length ? null : 'there is not one chair for each seat';
    case 'entry':
    case 'beat':
    case 'told':
    case 'ready':
      return play === null ? 'the game has not begun' : null;
    case 'chronicle':
      return play?.game.isOver === true ? null : 'the game is not over';
    case 'dawn':
      return play?.dawn == null ? 'nothing waits for dawn' : null;
    case 'vote-runs':
      return play?.vote == null || play.vote.startedAt !== null ? 'there is no vote to run' : null;
    case 'paused':
      return pausedAt === null ? null : 'the clocks stand still already';
    case 'resumed':
      if (pausedAt === null) return 'the clocks are running';
      return record.at < pausedAt ? 'it goes on before it was paused' : null;
    case 'extended':
      return Math.abs(record.ms) <= MOST_EXTENDED_MS ? null : 'nobody adds so much time';
    case 'script':
      return play === null ? null : 'the game has begun already';
    default:
      return null;
  }
}

/** Whoever is named is there. */
function whyNobody(state: TableState, record: LogRecord): string | null {
  const nobody = (id: PersonId) => (state.people.has(id) ? null : `there is nobody called ${id}`);
  switch (record.type) {
    case 'came':
      if (state.people.has(record.person)) return null;
      if (record.person !== `p${state.people.size + 1}`) return `the next who comes is p${state.people.size + 1}`;
      return state.people.size < LIMITS.people ? null : 'more people come than a table takes';
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

function whyNoChairs({ people }: TableState, chairs: readonly ChairState[]): string | null {
  const sitting = chairs.flatMap(({ person }) => person ?? []);
  const stranger = sitting.find((person) => !people.has(person));
  if (stranger !== undefined) return `there is nobody called ${stranger} who could sit`;
  return new Set(sitting).size === sitting.length ? null : 'somebody sits on two chairs';
}

/** In a game there are as many chairs as seats; before it, not more than a table has. */
function whyOtherSeats({ play }: TableState, { length }: readonly ChairState[]): string | null {
  const right = play === null ? length <= LIMITS.chairs : length === play.game.state.seats.length;
  return right ? null : `${length} chairs do not fit`;
}

const whyNoSeat = ({ chairs }: TableState, seats: readonly SeatId[]): string | null => {
  const wrong = seats.find((seat) => seat >= chairs.length);
  return wrong === undefined ? null : `there is no seat ${wrong}`;
};

function whyNotHeard(state: TableState, { channel, seat, to, hears, text, claim }: Said): string | null {
  const seats = [...(seat === null ? [] : [seat]), ...(Array.isArray(to) ? to : []), ...hears];
  const wrong = whyNoSeat(state, seats);
  if (wrong !== null) return wrong;
  if (typeof to === 'string' && !state.people.has(to as PersonId)) return `there is nobody called ${to}`;
  if ((channel === 'claim') !== (claim !== null)) return 'a claim is made in its own way';
  if (claim === null && text === null) return 'nothing was said';
  const needsGame = channel === 'whisper' || channel === 'evil' || channel === 'claim';
  if (needsGame && state.play === null) return 'there is nobody to whisper to before the game';
  if (channel === 'whisper' && (!Array.isArray(to) || shownStage(state) === 'lobby'))
    return 'it is whispered to nobody';
  return null;
}
