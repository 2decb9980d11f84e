import type { Character, CharacterId } from '@belfry/almanac';
import { COUNTS, type Counts, type SeatId, type Told } from '@belfry/engine';
import type { DayEvent, DayRecord, NightRecord, Problem, Spoken } from '../problem.ts';
import { setOf } from '../seat-set.ts';
import { EVENTS, eventsOf } from './events.ts';
import { Args, BadPuzzle, characterNamed, type Item, isRecord, itemIn } from './names.ts';
import { juggled, read } from './sayings.ts';

/** A puzzle: the question, and the answers that its author accepts. */
export interface Puzzle {
  readonly id: string;
  readonly title: string;
  readonly problem: Problem;
  readonly solutions: readonly (readonly CharacterId[])[];
  readonly endings: readonly (readonly CharacterId[])[] | null;
}

interface Player {
  readonly name: string;
  readonly claim: Character;
  readonly nights: ReadonlyMap<number, readonly Item[]>;
  readonly days: ReadonlyMap<number, readonly Item[]>;
}

type Record_ = { readonly [key: string]: unknown };

const listIn = (value: unknown, where: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new BadPuzzle(`${where} should be a list.`);
  return value;
};

function datedItems(value: unknown, where: string): ReadonlyMap<number, readonly Item[]> {
  if (value === undefined || value === null) return new Map();
  if (!isRecord(value)) throw new BadPuzzle(`${where} should have the number of the night or day as keys.`);
  return new Map(
    Object.entries(value).map(([at, items]) => {
      if (!/^\d+$/.test(at)) throw new BadPuzzle(`${where}: "${at}" is no number of a night or day.`);
      const those = listIn(items, `${where} ${at}`).map((one, i) => itemIn(one, `${where} ${at}, item ${i + 1}`));
      if (Number(at) === 0 && those.length > 0) throw new BadPuzzle(`${where}: nights and days are counted from 1.`);
      return [Number(at), those];
    }),
  );
}

const named = (value: unknown, where: string): Character[] =>
  listIn(value ?? [], where).map((name, at) => characterNamed(name, `${where} ${at + 1}`));

const DEALT: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon']);

/** Somebody whom a player can have been dealt. */
function dealtCharacter(character: Character, where: string): Character {
  if (!DEALT.has(character.team))
    throw new BadPuzzle(`${where} names the ${character.name}, whom nobody is dealt: a puzzle has no such players.`);
  return character;
}
const dealtIn = (value: unknown, where: string): Character[] =>
  named(value, where).map((character, at) => dealtCharacter(character, `${where} ${at + 1}`));

/** More nights and days than a game has are a mistake. */
const LONGEST = 30;

/** The last night or day that anything is dated to: so long is a game whose file does not say how long it is. */
const lastOf = (dated: readonly ReadonlyMap<number, readonly Item[]>[]): number =>
  Math.max(0, ...dated.flatMap((items) => [...items].flatMap(([at, those]) => (those.length > 0 ? [at] : []))));

function lengthIn(value: unknown, otherwise: number, name: string): number {
  const length = value ?? otherwise;
  if (typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= LONGEST) return length;
  throw new BadPuzzle(`"${name}" should be a whole number up to ${LONGEST}, and is ${JSON.stringify(length)}.`);
}

/** Nothing is left out of an answer without a word: what a file tells has to lie within the game that it tells of. */
function areWithin(dated: readonly ReadonlyMap<number, readonly Item[]>[], last: number, name: string): void {
  for (const items of dated) {
    for (const [at, [item]] of items) {
      if (at > last && item !== undefined)
        throw new BadPuzzle(`${item.where} comes after "${name}", which is ${last}.`);
    }
  }
}

export function readPuzzle(json: unknown): Puzzle {
  if (!isRecord(json)) throw new BadPuzzle('A puzzle is an object with "players", "hiddenCharacters" and more.');
  const players = listIn(json.players, '"players"').map((one, at) => playerIn(one, `player ${at + 1}`));
  if (players.length < 3 || players.length > 20) throw new BadPuzzle('A puzzle has 3 to 20 "players".');
  if (typeof json.numPlayers === 'number' && json.numPlayers !== players.length)
    throw new BadPuzzle(`"numPlayers" is ${json.numPlayers}, and there are ${players.length} "players".`);
  const flags = isRecord(json.flags) ? json.flags : {};
  const hidden = dealtIn(json.hiddenCharacters, '"hiddenCharacters"');
  const ownHidden = dealtIn(json.hiddenSelf, '"hiddenSelf"');
  const asksYou = flags.playerZeroIsYou !== false;
  const claims = players.map(({ claim }) => claim);
  const events = eventsIn(json, players);
  const deaths = datedItems(json.nightDeaths, '"nightDeaths"');
  const fabled = [...events.values()]
    .flat()
    .flatMap(({ type }) => (type.startsWith('Doomsayer.') ? ['Doomsayer'] : []));
  const said = players.flatMap(({ nights, days }) => [...nights.values(), ...days.values()].flat());
  const script = distinct([
    ...claims,
    ...hidden,
    ...ownHidden,
    ...named(json.alsoOnScript, '"alsoOnScript"'),
    ...named(json.script, '"script"'),
    ...named(json.hermitOutsiders, '"hermitOutsiders"'),
    ...fabled.map((name) => characterNamed(name, 'an event')),
    ...said.flatMap(({ args, where }) =>
      typeof args.character === 'string' ? [characterNamed(args.character, where)] : [],
    ),
  ]);
  const isYou = (seat: SeatId) => asksYou && seat === 0;
  const lastDay = lastOf([events, ...players.map((player) => player.days)]);
  const lastNight = Math.max(1, lastDay, lastOf([deaths, ...players.map((player) => player.nights)]));
  const nights = Math.max(1, lengthIn(json.maxNight, lastNight, 'maxNight'));
  const maxDay = lengthIn(json.maxDay, Math.max(lastDay, nights - 1), 'maxDay');
  // Between two nights there was a day, whatever is told of it.
  const days = Math.max(maxDay, nights - 1);
  areWithin([deaths, ...players.map((player) => player.nights)], nights, 'maxNight');
  areWithin([events, ...players.map((player) => player.days)], maxDay, 'maxDay');
  return {
    id: String(json.id ?? ''),
    title: String(json.title ?? ''),
    problem: {
      names: players.map(({ name }) => name),
      script,
      claims: claims.map(({ id }) => id),
      domains: claims.map((claim, seat) => [claim.id, ...(isYou(seat) ? ownHidden : hidden).map(({ id }) => id)]),
      mayLie: claims.map((_, seat) => !isYou(seat)),
      counts: countsIn(flags, players.length),
      duplicates: flags.allowDuplicateTokensInBag === true,
      nights: Array.from({ length: nights }, (_, at) => nightRecord(deaths.get(at + 1) ?? [], players, at + 1)),
      days: Array.from({ length: days }, (_, at) => dayRecord(players, events.get(at + 1) ?? [], at + 1)),
      lastDayIsOver: flags.finishFinalDay === true,
      falsehood: 'plain',
      madMayLie: true,
      sinksKills: flags.allowKillingDeadPlayers !== false,
      isPlayed: false,
      allAbilities: isList(json.hermitOutsiders)
        ? named(json.hermitOutsiders, '"hermitOutsiders"').map(({ id }) => id)
        : null,
    },
    solutions: answers(json.solutions, '"solutions"', players.length) ?? [],
    endings: answers(json.solutionEndCharacters, '"solutionEndCharacters"', players.length),
  };
}

const isList = (value: unknown): boolean => Array.isArray(value);

const distinct = (characters: readonly Character[]): Character[] => [
  ...new Map(characters.map((character) => [character.id, character])).values(),
];

/** A character for each seat. */
function answers(value: unknown, where: string, players: number): CharacterId[][] | null {
  if (value === null || value === undefined) return null;
  return listIn(value, where).map((one, at) => {
    const answer = named(one, `${where} ${at + 1}`).map(({ id }) => id);
    if (answer.length === players) return answer;
    throw new BadPuzzle(`${where} ${at + 1} names ${answer.length} characters for ${players} players.`);
  });
}

function playerIn(value: unknown, where: string): Player {
  if (!isRecord(value)) throw new BadPuzzle(`${where} should be an object with "name" and "claim".`);
  return {
    name: String(value.name ?? where),
    claim: dealtCharacter(characterNamed(value.claim, `${where}, "claim"`), `${where}, "claim"`),
    nights: datedItems(value.nightInfo, `${where}, "nightInfo"`),
    days: datedItems(value.dayInfo, `${where}, "dayInfo"`),
  };
}

function countsIn(flags: Record_, players: number): Counts {
  const counts = flags.categoryCounts ?? null;
  if (counts === null && COUNTS[players] !== undefined) return COUNTS[players];
  const isCount = (count: unknown) => typeof count === 'number' && Number.isInteger(count) && count >= 0;
  if (!Array.isArray(counts) || counts.length !== 4 || !counts.every(isCount))
    throw new BadPuzzle(`"flags.categoryCounts" should be four numbers that make ${players} players.`);
  const [townsfolk, outsider, minion, demon] = counts as [number, number, number, number]; // checked above
  if (townsfolk + outsider + minion + demon !== players)
    throw new BadPuzzle(`"flags.categoryCounts" is ${JSON.stringify(counts)}, which does not make ${players} players.`);
  return { townsfolk, outsider, minion, demon };
}

/** Says which character an item is about: `Empath.Ping` is the Empath's. */
const ownerOf = (item: Item): CharacterId => characterNamed(item.type.split('.')[0], item.where).id;

function toldBy(item: Item, seats: number, players: readonly Player[], seat: SeatId): Told {
  const { saying, inFact, chosen = [], named: name = null } = read(item, seats);
  const fact = item.type === 'Juggler.Ping' ? juggled(guessesOf(players, seat), Number(item.args.count)) : saying;
  return { character: ownerOf(item), chosen, named: name, fact, inFact: inFact ?? null };
}

function guessesOf(players: readonly Player[], seat: SeatId): { seat: SeatId; guess: CharacterId }[] {
  const juggles = [...players[seat]!.days.values()].flat().filter(({ type }) => type === 'Juggler.Juggle');
  return juggles.flatMap(({ args: { juggle }, where }) => {
    const guessed = (at: unknown, guess: unknown) => ({
      seat: new Args(
        { type: '', where, args: { seat: typeof at === 'string' ? Number(at) : at } },
        players.length,
      ).seat('seat'),
      guess: characterNamed(guess, where).id,
    });
    if (isRecord(juggle)) return Object.entries(juggle).map(([at, guess]) => guessed(at, guess));
    return listIn(juggle, `${where}, "juggle"`).map((one) => {
      if (!isRecord(one)) throw new BadPuzzle(`${where}: a guess has "seat" and "character".`);
      return guessed(one.seat, one.character);
    });
  });
}

/** What the owner's ability told them, as opposed to what another's did. */
const isOwn = (item: Item): boolean =>
  !['NightWatchman.Ping', 'EvilTwin.Is', 'PoppyGrower.InPlay', 'Widow.InPlay'].includes(item.type);

const SEEN_AT_DAWN: readonly string[] = ['NightDeath', 'NightResurrection'];

function nightRecord(deaths: readonly Item[], players: readonly Player[], night: number): NightRecord {
  const unknown = deaths.find(({ type }) => !SEEN_AT_DAWN.includes(type));
  if (unknown !== undefined) throw new BadPuzzle(`${unknown.where} is none of ${SEEN_AT_DAWN.join(', ')}.`);
  const whoIn = (type: string) =>
    setOf(deaths.filter((item) => item.type === type).map((item) => new Args(item, players.length).seat('player')));
  const told: Spoken[] = [];
  const heard: Spoken[] = [];
  const changes: { seat: SeatId; character: CharacterId }[] = [];
  for (const [seat, player] of players.entries()) {
    for (const item of player.nights.get(night) ?? []) {
      if (item.type === 'CharacterChange') {
        changes.push({ seat, character: characterNamed(item.args.character, item.where).id });
        continue;
      }
      const spoken = { seat, told: toldBy(item, players.length, players, seat) };
      (isOwn(item) ? told : heard).push(spoken);
    }
  }
  return { deaths: whoIn('NightDeath'), revivals: whoIn('NightResurrection'), told, heard, changes };
}

/** Events may stand with the player who makes them as well: there they are no information. */
const isEvent = ({ type }: Item): boolean => EVENTS.has(type);

/** What all saw by day, in its order. */
function eventsIn(json: Record_, players: readonly Player[]): ReadonlyMap<number, readonly Item[]> {
  const inOrder = json.resolvedDayEvents ?? null;
  const own = players.flatMap(({ days }) => [...days.values()].flat()).find(isEvent);
  if (inOrder === null && own !== undefined)
    throw new BadPuzzle(`${own.where} happens in public: "resolvedDayEvents" should say when.`);
  return inOrder === null ? datedItems(json.dayEvents, '"dayEvents"') : datedItems(inOrder, '"resolvedDayEvents"');
}

function dayRecord(players: readonly Player[], items: readonly Item[], day: number): DayRecord {
  const told = players.flatMap((player, seat) =>
    (player.days.get(day) ?? [])
      .filter((item) => !isEvent(item))
      .map((item) => ({ seat, told: toldBy(item, players.length, players, seat) })),
  );
  const events: DayEvent[] = items.flatMap((item) => eventsOf(item, players.length));
  return { told, events };
}
