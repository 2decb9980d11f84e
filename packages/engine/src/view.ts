import type { CharacterId } from '@belfry/almanac';
import { type Fact, type GameEvent, sees } from './event.ts';
import type { Alignment, SeatId } from './seat.ts';
import type { GameState, Outcome, Today } from './state.ts';
import { revealed, seeInGrimoire, type ViewGrimoire } from './view-grimoire.ts';

/** Whose eyes: a seat's, the Storyteller's, or anybody's. */
export type Viewer = SeatId | 'storyteller' | 'public';

/** An event as a viewer gets it: without its audience, which would name others. */
export type SeenEvent = Fact;

/** Everything a viewer may know, in order. All that is sent to a player comes through here. */
export function seenBy(events: readonly GameEvent[], viewer: Viewer): SeenEvent[] {
  const seen: SeenEvent[] = [];
  for (const event of events) {
    if (!sees(event.to, viewer)) continue;
    const { to: _, ...fact } = event;
    seen.push(fact);
  }
  return seen;
}

/** The table as one viewer sees it: nothing but a fold of the events they got, so that old games need no rules. */
export interface View {
  readonly viewer: Viewer;
  script: string;
  phase: GameState['phase'];
  night: number;
  day: number;
  circle: SeatId[];
  seats: ViewSeat[];
  /** Fabled and Loric in play. */
  fabled: CharacterId[];
  /** What the viewer believes to be; null for those who have no seat. */
  me: { character: CharacterId; alignment: Alignment | null } | null;
  today: ViewDay;
  /** What the viewer was told and chose, with when. */
  journal: { night: number; day: number; fact: SeenEvent }[];
  outcome: Outcome | null;
  /** Only the Storyteller has one before the end. */
  grimoire: ViewGrimoire | null;
}

export interface ViewSeat {
  readonly seat: SeatId;
  readonly name: string;
  alive: boolean;
  ghostVote: boolean;
  traveller: CharacterId | null;
}

export interface ViewDay {
  stage: Today['stage'];
  lastCall: boolean;
  nominations: { nominator: SeatId; nominee: SeatId; votes: number | null; voters: SeatId[]; secret: boolean }[];
  /** Who is about to die. */
  block: SeatId | null;
  /** The vote or exile going on, with the hands that are up and those that were counted: where it is secret, as far as the viewer sees them. */
  vote: {
    about: SeatId;
    /** It costs nobody a vote, and no ability has a say. */
    exile: boolean;
    /** What hands are raised for where nobody is sent away either. */
    call?: CharacterId;
    secret: boolean;
    up: SeatId[];
    counted: SeatId[];
    tally: number;
  } | null;
  executed: SeatId[];
}

const freshDay = (): ViewDay => ({
  stage: 'discussion',
  lastCall: false,
  nominations: [],
  block: null,
  vote: null,
  executed: [],
});

export const emptyView = (viewer: Viewer): View => ({
  viewer,
  script: '',
  phase: 'setup',
  night: 0,
  day: 0,
  circle: [],
  seats: [],
  fabled: [],
  me: null,
  today: freshDay(),
  journal: [],
  outcome: null,
  grimoire: null,
});

export function viewOf(events: readonly GameEvent[], viewer: Viewer): View {
  const view = emptyView(viewer);
  for (const fact of seenBy(events, viewer)) see(view, fact);
  return view;
}

const seatIn = (view: View, id: SeatId): ViewSeat => view.seats.find((s) => s.seat === id)!;

function die(view: View, id: SeatId): void {
  const seat = seatIn(view, id);
  // One who only seemed dead and dies in truth has had that vote already.
  if (seat.alive) seat.ghostVote = true;
  seat.alive = false;
}

function live(view: View, id: SeatId): void {
  const seat = seatIn(view, id);
  seat.alive = true;
  seat.ghostVote = false;
}

/** Takes one event into the view. */
export function see(view: View, fact: SeenEvent): void {
  const { today } = view;
  switch (fact.type) {
    case 'game-begins':
      view.script = fact.script;
      view.seats = fact.seats.map((s) => ({ ...s, alive: true, ghostVote: false }));
      view.circle = fact.seats.map((s) => s.seat);
      view.fabled = [...(fact.fabled ?? [])];
      return;
    case 'night-falls':
      view.phase = 'night';
      view.night = fact.night;
      if (view.grimoire !== null) view.grimoire.woke = [];
      return;
    case 'dawn':
      view.phase = 'day';
      view.day = fact.day;
      view.today = freshDay();
      for (const id of fact.died) die(view, id);
      for (const id of fact.revived) live(view, id);
      return;
    case 'nominations-open':
      today.stage = 'nominations';
      today.lastCall = false;
      today.block = null;
      return;
    case 'last-call':
      today.lastCall = true;
      return;
    case 'nominated':
      today.nominations.push({
        nominator: fact.nominator,
        nominee: fact.nominee,
        votes: null,
        voters: [],
        secret: false,
      });
      today.vote = { about: fact.nominee, exile: false, secret: false, up: [], counted: [], tally: 0 };
      return;
    case 'exile-called':
      today.vote = { about: fact.traveller, exile: true, secret: false, up: [], counted: [], tally: 0 };
      return;
    case 'secret-vote':
      if (today.vote !== null) today.vote.secret = true;
      return;
    case 'used':
      if (fact.calls)
        today.vote = {
          about: fact.seat,
          exile: true,
          call: fact.character,
          secret: false,
          up: [],
          counted: [],
          tally: 0,
        };
      return;
    case 'nothing-happens':
      if (today.vote?.call !== undefined) today.vote = null;
      return;
    case 'hand':
      if (today.vote === null) return;
      today.vote.up = today.vote.up.filter((id) => id !== fact.seat);
      if (fact.up) today.vote.up.push(fact.seat);
      return;
    case 'counted': {
      if (today.vote === null) return;
      today.vote.counted.push(fact.seat);
      today.vote.tally = fact.tally;
      const seat = seatIn(view, fact.seat);
      if (fact.up && !today.vote.exile && !seat.alive && fact.kept !== true) seat.ghostVote = false;
      return;
    }
    case 'tally': {
      const nomination = today.nominations.at(-1)!;
      nomination.votes = fact.votes;
      nomination.secret = fact.votes === null;
      nomination.voters = today.vote === null ? [] : today.vote.counted.filter((id) => today.vote!.up.includes(id));
      today.block = fact.block;
      today.vote = null;
      return;
    }
    case 'secret-tally':
      today.nominations.at(-1)!.votes = fact.votes;
      today.block = fact.block;
      return;
    case 'no-vote':
      today.vote = null;
      return;
    case 'exile':
      today.vote = null;
      return;
    case 'executed':
      today.executed.push(fact.seat);
      today.stage = 'closed';
      today.vote = null;
      return;
    case 'no-execution':
      today.stage = 'closed';
      return;
    case 'died':
      die(view, fact.seat);
      return;
    case 'revived':
      live(view, fact.seat);
      return;
    case 'ghost-vote':
      seatIn(view, fact.seat).ghostVote = fact.has;
      return;
    case 'joined':
      view.seats.push({ ...fact.seat, alive: true, ghostVote: false });
      view.circle.splice(
        fact.after === null ? view.circle.length : view.circle.indexOf(fact.after) + 1,
        0,
        fact.seat.seat,
      );
      return;
    case 'left':
      view.circle = view.circle.filter((id) => id !== fact.seat);
      if (today.vote?.about === fact.seat) today.vote = null;
      if (today.block === fact.seat) today.block = null;
      return;
    case 'traveller':
      seatIn(view, fact.seat).traveller = fact.character;
      return;
    case 'fabled':
      view.fabled = [...fact.characters];
      return;
    case 'reseated':
      view.circle = [...fact.circle];
      return;
    case 'you-are':
      if (fact.seat === view.viewer) view.me = { character: fact.character, alignment: fact.alignment };
      view.journal.push({ night: view.night, day: view.day, fact });
      return;
    case 'told':
    case 'visited':
    case 'chose':
    case 'answered':
      view.journal.push({ night: view.night, day: view.day, fact });
      return;
    case 'game-over':
      view.phase = 'over';
      view.outcome = fact.outcome;
      view.grimoire = revealed(view.grimoire, fact.grimoire);
      for (const { seat, alive } of fact.grimoire)
        if (seatIn(view, seat).alive !== alive) (alive ? live : die)(view, seat);
      return;
    default:
      view.grimoire = seeInGrimoire(view.grimoire, fact);
  }
}
