import type { CharacterId, Team } from '@belfry/almanac';
import {
  type Alignment,
  emptyView,
  type Outcome,
  type SeatId,
  type SeenEvent,
  type Statement,
  see,
  type View,
} from '@belfry/engine';
import { isSo, seatsOf } from './is-so.ts';
import { type PastVote, votesOf } from './votes-of.ts';

/** Somebody and what they really were then. */
export interface Truly {
  readonly seat: SeatId;
  readonly character: CharacterId;
}

type Turn =
  /** Somebody was told something while they could not trust it, or that was not so. */
  | {
      readonly kind: 'misled';
      readonly how: 'drunk' | 'poisoned' | 'wrong';
      readonly info: Statement;
      /** Whom they had asked about, where what they were told does not say it. */
      readonly asked: readonly SeatId[];
      readonly truth: readonly Truly[];
    }
  | { readonly kind: 'deluded'; readonly believed: CharacterId }
  | { readonly kind: 'missed' | 'caught' | 'wronged'; readonly vote: PastVote; readonly evil: readonly SeatId[] }
  | { readonly kind: 'became' }
  | { readonly kind: 'turned'; readonly side: Alignment }
  | { readonly kind: 'killed' };

/** A moment at which the game went one way and not the other: whom it is about, and where the replay stands there. */
export type TurningPoint = Truly &
  Turn & {
    /** How many events the replay shows at that moment. */
    readonly at: number;
    readonly phase: 'night' | 'day';
    readonly number: number;
  };

export interface Epilogue {
  readonly points: readonly TurningPoint[];
  readonly outcome: Outcome | null;
}

const FEWEST = 3;
const MOST = 5;
/** Of each kind at most so many: three lies of the same night are one story. */
const MOST_ALIKE = 2;

interface Candidate {
  readonly point: TurningPoint;
  /** How much it weighed on the game, by feel: what caught or spared the Demon first, then what misled, then deaths. */
  readonly weight: number;
}

/** How a game came out as it did: three to five moments, in order, out of everything that its Storyteller saw. */
export function epilogue(events: readonly SeenEvent[], teamOf: (id: CharacterId) => Team): Epilogue {
  const view = emptyView('storyteller');
  const found: Candidate[] = [];
  for (const [index, fact] of events.entries()) {
    found.push(...before(view, fact, index + 1, () => askedFor(events, index)));
    see(view, fact);
    found.push(...after(view, fact, index + 1));
  }
  found.push(...trials(events, teamOf));
  return { points: chosen(found), outcome: view.outcome };
}

function chosen(found: readonly Candidate[]): TurningPoint[] {
  const taken: Candidate[] = [];
  const sorted = [...found].sort((a, b) => b.weight - a.weight);
  for (const candidate of sorted) {
    const { kind, seat } = candidate.point;
    const alike = taken.filter(({ point }) => point.kind === kind);
    if (taken.length >= MOST || alike.length >= MOST_ALIKE) continue;
    if (taken.some(({ point }) => point.seat === seat && point.at === candidate.point.at)) continue;
    // One lie for each who was lied to, and no more than that about their delusion.
    if (isLie(kind) && taken.some(({ point }) => isLie(point.kind) && point.seat === seat)) continue;
    if (taken.length >= FEWEST && kind === 'killed') continue;
    taken.push(candidate);
  }
  // A quiet game: more of the same is better than no story.
  const rest = sorted.filter((candidate) => !taken.includes(candidate));
  taken.push(...rest.slice(0, Math.max(0, FEWEST - taken.length)));
  return taken.map(({ point }) => point).sort((a, b) => a.at - b.at);
}

const isLie = (kind: TurningPoint['kind']): boolean => kind === 'misled' || kind === 'deluded';

const tokenOf = ({ grimoire }: View, seat: SeatId) => grimoire?.tokens.find((token) => token.seat === seat);

function moment(view: View, seat: SeatId, at: number) {
  const night = view.phase === 'night' || view.phase === 'setup';
  return {
    seat,
    character: tokenOf(view, seat)?.character ?? '',
    at,
    phase: night ? ('night' as const) : ('day' as const),
    number: night ? Math.max(1, view.night) : view.day,
  };
}

/** What is told is judged by how the table stood just before. */
function before(view: View, fact: SeenEvent, at: number, askedNow: () => readonly SeatId[]): Candidate[] {
  if (fact.type !== 'told' || fact.character === 'minioninfo' || fact.character === 'demoninfo') return [];
  const { grimoire } = view;
  if (grimoire === null || fact.info.says === 'text') return [];
  const named = seatsOf(fact.info);
  const asked = named.length === 0 ? askedNow() : [];
  const truth = [...named, ...asked].flatMap((seat) => {
    const token = tokenOf(view, seat);
    return token === undefined ? [] : [{ seat, character: token.character }];
  });
  const holds = isSo(fact.info, grimoire.tokens);
  const how = grimoire.poisoned.includes(fact.seat)
    ? 'poisoned'
    : grimoire.drunk.includes(fact.seat) || tokenOf(view, fact.seat)?.believes != null
      ? 'drunk'
      : 'wrong';
  // Who cannot trust what they hear and is told the truth all the same was not misled.
  if (holds === true || (how === 'wrong' && holds === null)) return [];
  const point = {
    ...moment(view, fact.seat, at),
    kind: 'misled' as const,
    how,
    info: fact.info,
    asked,
    truth,
  } as const;
  return [{ point, weight: 60 + (holds === false ? 15 : 0) - view.night }];
}

/** Whom somebody had chosen in this same night or day for what they are told here. */
function askedFor(events: readonly SeenEvent[], index: number): readonly SeatId[] {
  const told = events[index];
  if (told?.type !== 'told') return [];
  for (let at = index - 1; at >= 0; at--) {
    const fact = events[at]!;
    if (fact.type === 'night-falls' || fact.type === 'dawn') return [];
    if (fact.type !== 'chose' || fact.seat !== told.seat || fact.character !== told.character) continue;
    return Array.isArray(fact.chosen) ? fact.chosen.filter((seat) => typeof seat === 'number') : [];
  }
  return [];
}

function after(view: View, fact: SeenEvent, at: number): Candidate[] {
  if (fact.type === 'dealt') {
    return fact.grimoire.flatMap(({ seat, believes }) =>
      believes === null
        ? []
        : [{ point: { ...moment(view, seat, at), kind: 'deluded', believed: believes }, weight: 50 }],
    );
  }
  if (view.phase === 'setup' || view.phase === 'over') return [];
  if (fact.type === 'became' && fact.team === 'demon')
    return [{ point: { ...moment(view, fact.seat, at), kind: 'became' }, weight: 75 }];
  if (fact.type === 'turned')
    return [{ point: { ...moment(view, fact.seat, at), kind: 'turned', side: fact.alignment }, weight: 55 }];
  if (fact.type === 'dawn') {
    // It happened in the night that ends here.
    return fact.died.map((seat) => ({
      point: { ...moment(view, seat, at), phase: 'night', number: view.night, kind: 'killed' },
      weight: 30 - view.night,
    }));
  }
  return [];
}

/** The votes that decided: the Demon caught, the Demon let go, somebody good sent to their death. */
function trials(events: readonly SeenEvent[], teamOf: (id: CharacterId) => Team): Candidate[] {
  return votesOf(events, 'storyteller').flatMap((vote): Candidate[] => {
    if (vote.exile || vote.result === null) return [];
    const at = settledAt(events, vote.key);
    const view = emptyView('storyteller');
    for (const fact of events.slice(0, at)) see(view, fact);
    const token = tokenOf(view, vote.nominee);
    if (token === undefined) return [];
    const isDemon = teamOf(token.character) === 'demon';
    const evil = vote.voters.filter((seat) => tokenOf(view, seat)?.alignment === 'evil');
    const place = { ...moment(view, vote.nominee, at), vote, evil, phase: 'day', number: vote.day } as const;
    const short = vote.result.needed - vote.result.votes;
    // The closer it was and the later, the more it decided; no other evil player weighs as much as the Demon.
    if (token.alignment === 'good') {
      if (!vote.fatal) return [];
      return [{ point: { ...place, kind: 'wronged' }, weight: 58 + 4 * vote.day - 4 * Math.max(0, -short) }];
    }
    const less = isDemon ? 0 : 35;
    if (vote.fatal) return [{ point: { ...place, kind: 'caught' }, weight: 90 + vote.day - less }];
    return [{ point: { ...place, kind: 'missed' }, weight: 80 - 6 * Math.max(0, short) + vote.day - less }];
  });
}

/** Where the count of a vote was told, from where it was called on. */
function settledAt(events: readonly SeenEvent[], called: number): number {
  const told = events.findIndex(({ type }, index) => index > called && (type === 'tally' || type === 'secret-tally'));
  return (told < 0 ? called : told) + 1;
}
