import type { Character, CharacterId } from '@belfry/almanac';
import { end, endAbilities, giveAbility, settleIn } from './abilities.ts';
import type { Play } from './ask.ts';
import { dataOf } from './effect.ts';
import { fold, notify } from './hooks.ts';
import { ruleOne } from './ruling.ts';
import { type Ability, type Alignment, type Belief, type Seat, type SeatId, sideOf, TABLE } from './seat.ts';
import type { Becoming, Turning } from './stages.ts';
import { characterOf, definitionOf, emit, isTableRule, isTraveller, only, seatOf, type Table, touch } from './table.ts';
import { checkVictory } from './victory.ts';

export interface Changing {
  /** The character whose ability does it; null by hand. */
  readonly because: CharacterId | null;
  readonly tell?: boolean;
  /** What one believes who must not know what they are; the Storyteller's choice where it is not said. */
  readonly believes?: CharacterId;
  /** On which side they are from now on, told together with what they are; their own where it is not said. */
  readonly side?: Alignment;
}

/** A player becomes another character: alignment, life, drunkenness and poison stay with the player. */
export function* become(
  table: Table,
  player: SeatId,
  character: CharacterId,
  { because, tell = true, believes, side }: Changing,
): Play<boolean> {
  const from = seatOf(table, player).character;
  const becoming = yield* fold(table, 'becoming', { seat: player, from, to: character, because });
  if (becoming === null) return false;
  // It may be somebody else whom it happens to.
  const { seat } = becoming;
  if (isNobodys(table, becoming.to)) return yield* comeIn(table, becoming, side);
  const ability = takeOn(table, seat, becoming, believes ?? (yield* beliefFor(table, becoming)));
  table.underway.resolving++;
  const turned = side === undefined ? [] : yield* turnTogether(table, [{ seat, to: side }], because);
  if (tell) announceChange(table, seat, because);
  yield* settleIn(table, ability);
  for (const turning of turned) yield* notify(table, 'turned', turning);
  yield* notify(table, 'became', becoming);
  table.underway.resolving--;
  yield* checkVictory(table);
  return true;
}

/** A character that no player can be. */
export const isNobodys = (table: Table, character: CharacterId): boolean =>
  characterOf(table, character).setup?.heldByNobody === true;

/** It is in play from now on, in the care of whoever was to become it, who stays what they are. */
function* comeIn(table: Table, { seat: keeper, to, because }: Becoming, side?: Alignment): Play<boolean> {
  if (table.state.tableAbilities.some(({ character }) => character === to)) return false;
  table.underway.resolving++;
  yield* settleIn(table, giveAbility(table, TABLE, to, 'own', { memory: { keeper } }));
  if (side !== undefined) yield* turn(table, keeper, side, { because });
  table.underway.resolving--;
  yield* checkVictory(table);
  return true;
}

/** What an ability has done so far. */
type Habit = Pick<Ability, 'acted' | 'memory'>;

/** Who goes on believing what they were notices nothing: they are not woken again to start knowing, nor spend again what is spent. */
function habitOf(table: Table, { id: seat, abilities }: Seat, character: CharacterId | null): Habit | null {
  const ability = abilities.find((one) => one.character === character);
  if (ability === undefined) return null;
  const { acted, memory } = ability;
  const isSpent = table.state.effects.some(
    (e) => e.kind === 'no-ability' && e.target === seat && dataOf(e, 'no-ability')?.of === character,
  );
  return { acted, memory: isSpent ? { ...memory, spent: 1 } : memory };
}

/** The player thinks (or no longer thinks) to be somebody else. */
export function believe(table: Table, id: SeatId, character: string | null, habit: Habit | null = null): void {
  const seat = seatOf(table, id);
  end(
    table,
    seat.abilities.filter(({ nature, lentBy }) => nature === 'believed' && lentBy === null),
  );
  seat.believes =
    character === null ? null : beliefIn(characterOf(table, character), characterOf(table, seat.character));
  if (character !== null) Object.assign(giveAbility(table, id, character, 'believed'), habit);
  emit(table, { type: 'believes', seat: id, character, to: 'storyteller' });
}

/** One who must not know what they are believes something else, as the Storyteller likes; by hand it is said with the change. */
function* beliefFor(table: Table, { seat, to, because }: Becoming): Play<CharacterId | null> {
  const teams = characterOf(table, to).setup?.drawsAs;
  if (teams === undefined || because === null) return null;
  return yield* ruleOne<CharacterId>(table, {
    what: 'believes',
    seat,
    character: to,
    options: () => {
      const all = table.script.sheet.filter((c) => teams.includes(c.team) && c.setup?.drawsAs === undefined);
      const here = new Set(table.state.circle.map((id) => seatOf(table, id).character));
      const absent = all.filter(({ id }) => !here.has(id));
      return [...absent, ...all.filter((c) => !absent.includes(c))].map(({ id }) => ({ value: id }));
    },
  });
}

/** The token is changed, and nothing has followed from it yet. */
function takeOn(
  table: Table,
  player: SeatId,
  { to: character, because }: Becoming,
  belief: CharacterId | null,
): Ability {
  const seat = seatOf(table, player);
  const { team } = characterOf(table, character);
  const travelled = isTraveller(table, player);
  const habit = habitOf(table, seat, belief);
  endAbilities(table, player);
  seat.character = character;
  seat.team = team;
  seat.believes = null;
  // Who only seemed dead by the ability that has ended is dead.
  seat.feigns = false;
  seat.sideUnknown =
    definitionOf(table, character)?.sideUnknown === true || (seat.sideUnknown && isTableRule(table, 'veils'));
  if (team === 'demon') table.state.hadDemon = true;
  const ability = giveAbility(table, player, character, 'own');
  emit(table, { type: 'became', seat: player, character, team, to: 'storyteller' });
  if (belief !== null) believe(table, player, belief, habit);
  const travels = team === 'traveller';
  // Everybody sees a Traveller; also under Tor they know what they are.
  if (travels) seat.unaware = false;
  if (travels || travelled) tellTown(table, player, because !== null);
  return ability;
}

/** Who is a Traveller, and which, is public; what an ability has done in the night the town hears at dawn. */
function tellTown(table: Table, seat: SeatId, byAbility: boolean): void {
  const { phase, tonight } = table.state;
  const later = byAbility && phase === 'night';
  if (later) tonight.travelling.push(seat);
  emit(table, { type: 'traveller', seat, character: travellerAt(table, seat), to: later ? only(seat) : 'everyone' });
}

/** Which Traveller somebody is, or null. */
export const travellerAt = (table: Table, seat: SeatId): CharacterId | null =>
  isTraveller(table, seat) ? seatOf(table, seat).character : null;

/** Two players take each other's places in one go: nobody is or has won anything half-way through, and each is told once. */
export function* swapCharacters(
  table: Table,
  a: SeatId,
  b: SeatId,
  { because, sides = false }: Changing & { readonly sides?: boolean },
): Play<void> {
  const [ofA, ofB] = [{ ...seatOf(table, a) }, { ...seatOf(table, b) }];
  const changes = [];
  table.underway.resolving++;
  for (const [seat, old, other] of [
    [a, ofA, ofB],
    [b, ofB, ofA],
  ] as const) {
    const becoming = yield* fold(table, 'becoming', { seat, from: old.character, to: other.character, because });
    if (becoming === null) continue;
    changes.push({ seat, becoming, to: other.alignment, belief: yield* beliefFor(table, becoming) });
  }
  const settling = changes.map(({ seat, becoming, belief }) => takeOn(table, seat, becoming, belief));
  const turned = sides ? yield* turnTogether(table, changes, because) : [];
  for (const { seat } of changes) announceChange(table, seat, because);
  for (const ability of settling) yield* settleIn(table, ability);
  for (const turning of turned) yield* notify(table, 'turned', turning);
  for (const { becoming } of changes) yield* notify(table, 'became', becoming);
  table.underway.resolving--;
  yield* checkVictory(table);
}

/** Several change sides at one moment; who has, to be told once all have. */
function* turnTogether(
  table: Table,
  players: readonly { readonly seat: SeatId; readonly to: Alignment }[],
  because: CharacterId | null,
): Play<readonly Turning[]> {
  const turned = [];
  for (const { seat, to } of players) {
    if (seatOf(table, seat).alignment === to) continue;
    const turning = yield* fold(table, 'turning', { seat, to, because });
    if (turning !== null) turned.push(turning);
  }
  for (const { seat, to } of turned) setSide(table, seat, to);
  return turned;
}

/** A player is told what they are now: at once by night, by day at the night's place of whatever changed them. */
export function announceChange(table: Table, seat: SeatId, because: CharacterId | null): void {
  if (table.state.phase === 'day') table.state.news.push({ seat, at: because });
  else tellWhoYouAre(table, seat);
}

export function tellWhoYouAre(table: Table, id: SeatId): void {
  const seat = seatOf(table, id);
  if (seat.unaware) return;
  const character = seat.believes?.character ?? seat.character;
  const alignment = seat.believes?.alignment ?? seat.alignment;
  seat.used = [];
  emit(table, { type: 'you-are', seat: id, character, alignment: seat.sideUnknown ? null : alignment, to: only(id) });
}

/** A player learns what they are in truth, whatever they were let believe. */
export function reveal(table: Table, id: SeatId): void {
  const seat = seatOf(table, id);
  seat.unaware = false;
  seat.sideUnknown = false;
  if (seat.believes !== null) believe(table, id, null);
  tellWhoYouAre(table, id);
}

/** Alignment changes keep the character, and the player learns of them in secret, unless somebody wants otherwise. */
export function* turn(
  table: Table,
  id: SeatId,
  alignment: Alignment,
  { because, tell = true }: Changing,
): Play<boolean> {
  if (seatOf(table, id).alignment === alignment) return false;
  const turning = yield* fold(table, 'turning', { seat: id, to: alignment, because });
  if (turning === null) return false;
  setSide(table, id, turning.to);
  // Where nobody knows which side they are on, nobody learns that it is another one.
  if (tell && !isTableRule(table, 'veils')) {
    seatOf(table, id).sideUnknown = false;
    announceChange(table, id, because);
  }
  yield* notify(table, 'turned', turning);
  return true;
}

/** The side alone, without anything that follows from it. */
export function setSide(table: Table, id: SeatId, alignment: Alignment): void {
  const seat = seatOf(table, id);
  if (seat.alignment === alignment) return;
  seat.alignment = alignment;
  touch(table);
  emit(table, { type: 'turned', seat: id, alignment, to: 'storyteller' });
}

/** What a player thinks they are; their side only where it is not the side they started on. */
export function beliefIn(believed: Character, truly: Character): Belief {
  const side = sideOf(believed.team);
  return { character: believed.id, alignment: side === sideOf(truly.team) ? null : side };
}
