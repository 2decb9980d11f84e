import type { Character, CharacterId } from '@belfry/almanac';
import type { Play } from './ask.ts';
import { contextOf } from './context.ts';
import { unmark } from './mark.ts';
import { type Ability, type Alignment, type Belief, type SeatId, sideOf } from './seat.ts';
import { characterOf, definitionOf, emit, isTraveller, reshuffled, seatOf, type Table, touch } from './table.ts';
import { checkVictory } from './victory.ts';

/** Puts an ability into somebody's hands. Its `starts` part is run by {@link settleIn}. */
export function giveAbility(table: Table, owner: SeatId, character: CharacterId, nature: Ability['nature']): Ability {
  const ability: Ability = {
    id: table.state.nextId++,
    character,
    owner,
    nature,
    born: { night: table.state.night, place: table.state.place },
    acted: 0,
    memory: {},
    ended: false,
  };
  seatOf(table, owner).abilities.push(ability);
  reshuffled(table);
  return ability;
}

/** A new ability settles in: red herrings and the like. Nothing is settled for one who only believes. */
export function* settleIn(table: Table, ability: Ability): Play<void> {
  const starts = definitionOf(table, ability.character)?.starts;
  if (starts !== undefined && ability.nature !== 'believed') yield* starts(contextOf(table, ability));
}

/** An ability ends for good, and what it did to others with it. */
export function endAbilities(table: Table, owner: SeatId): void {
  const seat = seatOf(table, owner);
  const ids = new Set(seat.abilities.map((ability) => ability.id));
  for (const ability of seat.abilities) ability.ended = true;
  seat.abilities = [];
  reshuffled(table);
  // Its own "spent" tokens go too: a new character is a fresh one.
  unmark(table, (e) => e.source !== null && ids.has(e.source) && (e.outlives !== 'everything' || e.target === owner));
}

/** A player becomes another character: alignment, life, drunkenness and poison stay with the player. */
export function* become(
  table: Table,
  player: SeatId,
  character: CharacterId,
  { because, tell = true }: { because: CharacterId | null; tell?: boolean },
): Play<void> {
  const seat = seatOf(table, player);
  const { team } = characterOf(table, character);
  const travelled = isTraveller(table, player);
  endAbilities(table, player);
  seat.character = character;
  seat.believes = null;
  if (team === 'demon') table.state.hadDemon = true;
  const ability = giveAbility(table, player, character, 'own');
  emit(table, 'storyteller', { type: 'became', seat: player, character, team });
  const travels = team === 'traveller';
  if (travels || travelled) {
    emit(table, 'everyone', { type: 'traveller', seat: player, character: travels ? character : null });
  }
  if (tell) announceChange(table, player, because);
  yield* settleIn(table, ability);
  yield* checkVictory(table);
}

/** A player is told what they are now: at once by night, by day at the night's place of whatever changed them. */
export function announceChange(table: Table, seat: SeatId, because: CharacterId | null): void {
  if (table.state.phase === 'day') table.state.news.push({ seat, at: because });
  else tellWhoYouAre(table, seat);
}

export function tellWhoYouAre(table: Table, id: SeatId): void {
  const seat = seatOf(table, id);
  const character = seat.believes?.character ?? seat.character;
  const alignment = seat.believes?.alignment ?? seat.alignment;
  seat.used = [];
  emit(table, [id], { type: 'you-are', seat: id, character, alignment });
}

/** Alignment changes keep the character, and the player learns of them in secret. */
export function turn(table: Table, id: SeatId, alignment: Alignment): void {
  const seat = seatOf(table, id);
  if (seat.alignment === alignment) return;
  seat.alignment = alignment;
  touch(table);
  emit(table, 'storyteller', { type: 'turned', seat: id, alignment });
}

/** What a player thinks they are; their side only where it is not the side they started on. */
export function beliefIn(believed: Character, truly: Character): Belief {
  const side = sideOf(believed.team);
  return { character: believed.id, alignment: side === sideOf(truly.team) ? null : side };
}
