import type { CharacterId } from '@belfry/almanac';
import type { Game, Prompt, SeatId } from '@belfry/engine';
import type { HandsChanged, PersonId, Role, Settings, TimerKind } from '@belfry/protocol';
import type { ChairState, Rest, Said } from './record.ts';
import type { Telling } from './tellings.ts';
import type { ToldGame } from './told-game.ts';

/** A table in memory: a fold of its log, and nothing else. */
export interface TableState {
  game: string;
  code: string;
  settings: Settings;
  script: { readonly name: string; readonly author: string | null; readonly items: readonly unknown[] };
  locked: boolean;
  people: Map<PersonId, PersonState>;
  /** Whose account is whose. */
  accounts: Map<string, PersonId>;
  chairs: ChairState[];
  play: PlayState | null;
  talk: Heard[];
  timers: Map<string, TimerState>;
  pausedAt: number | null;
  /** The commands that were taken lately, per person: a few, so a list is the smallest way to keep them. */
  commands: Map<PersonId, string[]>;
  /** Whether its log knows of beats and tellings; those of older tables do not. */
  paces: boolean;
  /** How many records were folded. */
  count: number;
  /** What the table knew before the latest records; null while it waited. */
  knew: { readonly shown: number; readonly asked: readonly Prompt[]; readonly timers: readonly TimerState[] } | null;
  /** Which rules its game was begun by. */
  rules: string | null;
  /** The record from which on today's rules tell the game otherwise, and under which rules it was begun. */
  difference: { readonly record: number; readonly rules: string | null; readonly why: string } | null;
  /** Grows whenever the card that everybody sees may have changed. */
  cardVersion: number;
  updatedAt: number;
}

/** Something said, or that everybody has to know of, with when and under which name. */
export type Heard = Said & {
  readonly at: number;
  readonly day: number;
  readonly name: string;
  readonly hands?: HandsChanged;
};

export interface PersonState {
  readonly account: string;
  name: string;
  role: Role;
  host: boolean;
  muted: boolean;
  grimoire: boolean;
  /** Has seen the Grimoire once: no seat ever again. */
  sawGrimoire: boolean;
  gone: boolean;
  kicked: boolean;
  /** Wants to play in the running game, as this Traveller or (null) as any. */
  volunteers: { readonly character: CharacterId | null } | null;
}

export interface PlayState {
  game: Game | ToldGame;
  /** Everything that the engine waits for now. */
  asked: readonly Prompt[];
  /** How many of the game's events seats and spectators may know of yet. The Storyteller knows them all. */
  shown: number;
  /** Something is being kept from the table: it waits for a ruling, a beat or a word, or for dawn. */
  held: boolean;
  /** It waits for more than dawn: its prompts and clocks stay as it knows them. */
  waits: boolean;
  /** What seats were asked, and which clocks ran, when it began to wait. */
  known: { readonly asked: readonly Prompt[]; readonly timers: readonly TimerState[] };
  /** Nothing that follows from the latest act is told before this has passed. */
  beat: { readonly key: string; endsAt: number } | null;
  /** By hand: what is told as soon as the Storyteller says so. */
  tellings: readonly Telling[];
  /** What waits for the Storyteller's word by hand: in games from before it was so nothing, or no trial. */
  words: 'none' | true | 'and-trials';
  /** A ruling was made since something was last told. */
  ruled: boolean;
  /** Whether the table sleeps, as far as it knows. */
  asleep: boolean;
  /** How many events were looked through for nightfall and dawn. */
  scanned: number;
  /** Seats that the Storyteller spoke to meanwhile: how many events they may know of. */
  shownTo: Map<SeatId, number>;
  /** `shown` after each number of inputs, for taking back. */
  shownAt: number[];
  /** How many events there were after each number of inputs. */
  eventsAt: number[];
  /** Dawn (or the end) has come in the engine, and the table still sleeps. */
  dawn: { readonly index: number; readonly at: number } | null;
  nightBeganAt: number;
  /** How many events were written into the chronicle. */
  chronicled: number;
  /** The stage of the day that the table knows of, and the seats that are ready for the next. */
  stage: string | null;
  ready: Set<SeatId>;
  /** Who has held each seat since the game began. Nothing takes this back. */
  hands: PersonId[][];
  /** What was decided after something that was taken back or amended. */
  rest: Rest | null;
  vote: { readonly key: string; startedAt: number | null; steps: number } | null;
}

export interface TimerState {
  readonly key: string;
  /** How long a night lasts is no clock that runs out: it is only shown. */
  readonly kind: Exclude<TimerKind, 'night'>;
  readonly seat: SeatId | null;
  readonly prompt: string | null;
  endsAt: number;
  readonly ms: number;
}

export const seatOf = (state: TableState, person: PersonId): SeatId | null => {
  const seat = state.chairs.findIndex((chair) => chair.person === person);
  return seat < 0 ? null : seat;
};

/** Whether a Storyteller is at the table. */
export function isLed({ people }: TableState): boolean {
  for (const person of people.values()) if (!person.gone && isStoryteller(person)) return true;
  return false;
}

export const isStoryteller = ({ role }: { readonly role: string }): boolean =>
  role === 'storyteller' || role === 'co-storyteller';

/** What seats and spectators believe: a dawn that is held back has not come. */
export function shownStage(state: TableState): 'lobby' | 'playing' | 'over' {
  if (state.play === null) return 'lobby';
  return state.play.game.isOver && state.play.shown === state.play.game.events.length ? 'over' : 'playing';
}

/** Whether the table sleeps as far as those who sit at it know; setting out belongs to the night. */
export function isAsleep(state: TableState): boolean {
  if (state.play === null || shownStage(state) === 'over') return false;
  return state.play.asleep;
}
