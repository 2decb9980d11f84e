import type { Character, CharacterId, Sentence, Team } from '@belfry/almanac';
import type { Aside } from './aside.ts';
import type { Asked, Play, Question } from './ask.ts';
import type { Context } from './context.ts';
import type { Cast, CharacterDefinition } from './definition.ts';
import type { Derived } from './derived.ts';
import type { GameEvent } from './event.ts';
import type { InPlay } from './in-play.ts';
import type { Intervention } from './input.ts';
import { definitionNow, firstOf, type JinxDefinition } from './jinx.ts';
import type { Json } from './json.ts';
import type { Prompt } from './prompt.ts';
import type { RuledBefore } from './ruled.ts';
import { type Ability, type Party, type Seat, type SeatId, TABLE, type Then } from './seat.ts';
import type { GameState, Outcome } from './state.ts';

/** A script as it is played: every character that can turn up, and the order of its nights. */
export interface PlayedScript {
  readonly name: string;
  /** On the character sheet, in its order; Travellers and Fabled are not listed here. */
  readonly sheet: readonly Character[];
  /** Everybody whom the script's night order has had its say on. */
  readonly characters: ReadonlySet<CharacterId>;
  readonly first: readonly string[];
  readonly other: readonly string[];
  /** The almanac's entry, or the homebrew one that the script brings along. */
  lookUp(id: CharacterId): Character | null;
}

/** One running game: what never changes, its state, its log of events; and what the coroutine needs from pause to pause. */
export interface Table {
  readonly script: PlayedScript;
  readonly cast: Cast;
  /** The characters of which anybody may say by day that they use the ability. */
  readonly publicly: readonly CharacterId[];
  /** The script lets the Storyteller be nominated and executed. */
  readonly storytellerOnTrial: boolean;
  /** Those that can come to be in force with this script and these players. */
  readonly jinxes: readonly JinxDefinition[];
  readonly state: GameState;
  readonly events: GameEvent[];
  readonly asking: AskingState;
  readonly underway: Underway;
  readonly caches: Caches;
  /** The words of an ability, made once for each. */
  contextOf(ability: Ability): Context;
  /** Does what the Storyteller says, in the midst of whatever is asked. */
  intervene(action: Intervention, reason?: Sentence): Play<void>;
}

/** Who is asked what, and under which number. */
export interface AskingState {
  /** What the coroutine waits for, rebuilt at each pause. */
  questions: readonly Question[];
  /** What single players are asked while the day goes on. */
  asides: Aside[];
  /** What the Storyteller asked by hand; the coroutine does not wait for these. */
  requests: Prompt[];
  /** What each party was asked last, by {@link partyNumber}. */
  readonly asked: (Asked | undefined)[];
  /** How many inputs have been taken. */
  taken: number;
  readonly skips: readonly Skip[];
  /** How many questions the Storyteller has put by hand, per seat. */
  readonly requested: Map<SeatId, number>;
  /** What the set-up has ruled, and nobody has asked for yet. */
  ruled: readonly RuledBefore[];
}

/** A ruling that was put to nobody, because only one answer was legal. */
export interface Settled {
  readonly what: string;
  readonly seat: SeatId;
  readonly character: CharacterId | null;
  readonly choice: Json;
}

/** What holds while a rule runs, across the questions that it asks. */
export interface Underway {
  /** Whose ability asks how somebody registers, while it does. */
  asker: Ability | null;
  /** Abilities of one who is just dying count as they did a moment before. */
  readonly lastBreath: Map<number, boolean>;
  /** True while somebody asks what would hold if nobody registered falsely. */
  plainly: boolean;
  /** Victories claimed since the last look. */
  claims: Outcome[];
  /** How deep we are in pipelines; a winner is looked for when they are done. */
  resolving: number;
  /** What settled itself since the last input: rulings that had a single legal answer. */
  settled: Settled[];
}

/** What follows from the rest, kept until that changes; each is filled on demand. */
export interface Caches {
  derived: Derived | null;
  inPlay: InPlay | null;
  /** The jinxes in force, worked out anew when an ability comes or goes; and the characters as they bend them. */
  inForce: readonly JinxDefinition[] | null;
  readonly bent: Map<CharacterId, CharacterDefinition>;
  readonly contexts: Map<number, Context>;
  /** The words that all abilities share, in their order. */
  words: readonly unknown[] | null;
}

/** After so many inputs, this many numbers of a party's prompts are left out: they were used before an undo. */
export interface Skip {
  readonly party: Party;
  readonly since: number;
  readonly by: number;
}

/** Every event is written in one piece, its audience last: a game keeps hundreds of them. */
export const emit = (table: Table, event: GameEvent): void => {
  table.events.push(event);
};

const ALONE: (readonly SeatId[] | undefined)[] = [];

/** The audience of one player. A third of all events have one, so that there is one list for each seat. */
export function only(seat: SeatId): readonly SeatId[] {
  ALONE[seat] ??= [seat];
  return ALONE[seat];
}

/** To be called after every change of seats or effects. */
export const touch = (table: Table): void => {
  table.caches.derived = null;
};

/** To be called after every change of chairs or of who has which ability. */
export const reshuffled = (table: Table): void => {
  table.caches.inPlay = null;
  if (table.jinxes.length > 0) {
    table.caches.inForce = null;
    table.caches.bent.clear();
  }
  touch(table);
};

export function seatOf(table: Table, id: SeatId): Seat {
  const seat = table.state.seats[id];
  if (seat === undefined) throw new Error(`There is no seat ${id}.`);
  return seat;
}

export function characterOf(table: Table, id: CharacterId): Character {
  const found = table.script.lookUp(id);
  if (found === null) throw new Error(`There is no character "${id}".`);
  return found;
}

/** A jinx's ability counts as that of the first of its pair. */
export const teamOf = (table: Table, id: CharacterId): Team =>
  (table.script.lookUp(id) ?? characterOf(table, firstOf(id))).team;

/** What a character does at this table now: as declared, or as a jinx bends it. */
export const definitionOf = definitionNow;

/** By which name an ability goes to a player: who does not know what they are is not told what acts. */
export const nameShown = (table: Table, { owner, shownAs }: Ability, to: Party): CharacterId | null =>
  to === owner && owner !== TABLE && seatOf(table, owner).unaware ? null : shownAs;

/** A rule of the table's that one of the Fabled or Loric brings along. */
export type TableRule = 'introducesEvil' | 'spares' | 'veils' | 'bluffsWithCopies';

export const isTableRule = (table: Table, rule: TableRule): boolean =>
  table.state.tableAbilities.some(({ character }) => definitionOf(table, character)?.[rule] === true);

/** The team that a seat is of, whatever it registers as. */
export const trueTeam = (table: Table, seat: SeatId): Team => seatOf(table, seat).team;

export const isTraveller = (table: Table, seat: SeatId): boolean => trueTeam(table, seat) === 'traveller';

/** As everybody last saw it: whom the night has made a Traveller, dawn tells. */
export const seemsTraveller = (table: Table, seat: SeatId): boolean =>
  isTraveller(table, seat) !== table.state.tonight.travelling.includes(seat);

/** Everybody in a chair, clockwise. */
export const seated = (table: Table): readonly SeatId[] => table.state.circle;

export const living = (table: Table): SeatId[] => table.state.circle.filter((id) => seatOf(table, id).alive);

/** Living players who count for the end of the game, whatever the town square shows. */
export const livingResidents = (table: Table): SeatId[] =>
  table.state.circle.filter((id) => livesInTruth(table, id) && !isTraveller(table, id));

/** Alive, whatever the town square shows. */
export function livesInTruth(table: Table, id: SeatId): boolean {
  const seat = seatOf(table, id);
  return seat.alive || seat.feigns;
}

/** As the town square last showed it: by night nobody knows who has died since dusk. */
export const seemsAlive = (table: Table, id: SeatId): boolean =>
  table.state.phase === 'night' ? table.state.tonight.livedAtDusk.includes(id) : seatOf(table, id).alive;

/** A player as they are now, to be remembered. */
export function asThen(table: Table, id: SeatId): Then {
  const { character, alignment } = seatOf(table, id);
  return { seat: id, character, alignment };
}

/** All chairs in clockwise order beginning after `seat` and ending with `seat`. */
export function clockwiseFrom(table: Table, seat: SeatId): SeatId[] {
  const { circle } = table.state;
  const at = circle.indexOf(seat);
  return [...circle.slice(at + 1), ...circle.slice(0, at + 1)];
}

/** The nearest player on each side who fits; one where both are the same; none where nobody does. */
export function nearest(table: Table, seat: SeatId, fits: (id: SeatId) => boolean): readonly SeatId[] {
  const after = clockwiseFrom(table, seat).slice(0, -1);
  const right = after.find(fits);
  const left = after.findLast(fits);
  return right === undefined || left === undefined ? [] : left === right ? [left] : [left, right];
}
