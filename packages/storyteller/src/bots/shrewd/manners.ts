import type { SeatId } from '@belfry/engine';
import type { Manner, Role } from '@belfry/solver';
import type { Board } from '../../town/board.ts';
import type { Reading } from '../../town/reading.ts';
import { BEARINGS, type Bearing, type Bearings } from './bearings.ts';
import { carelessOn } from './company.ts';
import { type AllHands, handsToday, type VotingKind } from './hands.ts';
import { DEEDS, type Noticed, noticedOn, SIGNS } from './signs.ts';

/** What everybody's behaviour says of them and of every two, for each way in which the evil may behave. */
export function mannersOn(
  board: Board,
  reading: Reading,
  me: SeatId | null,
  bearings: Bearings = BEARINGS,
): readonly Manner[] {
  const noticed = noticedOn(board, reading, me);
  const hands = handsToday(board);
  const careless = likelyCareless(board);
  const shares = { careless, careful: 1 - careless };
  return KINDS.map((kind) => ({ share: shares[kind], ...mannerIn(noticed, hands, bearings[kind]) }));
}

const KINDS: readonly VotingKind[] = ['careless', 'careful'];

/** In logarithms of odds: careful evil looks careless now and then, the other way round it happens less. */
const RATHER_CAREFUL = 0.25;

/** What kind of evil sits there, as far as all saw it; what everybody says for and against whom comes on top of it. */
function likelyCareless(board: Board): number {
  const seems = carelessOn(board);
  const odds = (seems / (1 - seems)) * Math.exp(-RATHER_CAREFUL);
  return odds / (1 + odds);
}

/** Nobody is condemned or cleared by how they behave alone, beside all that they and others say. */
const MOST_ODDS = 5;

function mannerIn({ signs, deeds }: Noticed, hands: AllHands, bearing: Bearing): Omit<Manner, 'share'> {
  const oddsOf = (seat: SeatId, as: keyof Role) => {
    let sum = 0;
    for (const kind of KINDS) sum += bearing.hands[kind][as] * hands[kind].evil[seat]!;
    for (const sign of SIGNS) sum += bearing.signs[sign][as] * signs[seat]![sign];
    return Math.exp(Math.max(-MOST_ODDS, Math.min(MOST_ODDS, sum)));
  };
  const tieOf = (one: SeatId, other: SeatId, as: keyof Role) => {
    let sum = 0;
    for (const kind of KINDS) sum += bearing.ties[kind][as] * hands[kind].ties[one]![other]![as];
    for (const deed of DEEDS) sum += bearing.deeds[deed][as] * Math.min(MOST_DEEDS, deeds[one]![other]![deed] ?? 0);
    return Math.exp(sum);
  };
  const role = (of: (as: keyof Role) => number): Role => ({ demon: of('demon'), minion: of('minion') });
  return {
    credence: bearing.credence,
    odds: signs.map((_, seat) => role((as) => oddsOf(seat, as))),
    ties: signs.map((_, one) => signs.map((_, other) => role((as) => tieOf(one, other, as)))),
  };
}

/** The same done to the same player again and again is not new each time. */
const MOST_DEEDS = 3;
