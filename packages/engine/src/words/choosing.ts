import { firstAnswer, isAnswerable } from '../answers.ts';
import { aboutAbility, askAside } from '../aside.ts';
import { type Asking, ask, type Play, type Put } from '../ask.ts';
import { type Among, aPlayer, type Choice, somePlayers } from '../choice.ts';
import { chooserFor } from '../chooser.ts';
import { demanding, demandOn, fulfilled } from '../demand.ts';
import { judge } from '../hooks.ts';
import type { Json } from '../json.ts';
import type { Options } from '../options.ts';
import { pointAt } from '../pointing.ts';
import { noteRuling, type RulingSort } from '../ruling.ts';
import { type Ability, type Party, type SeatId, TABLE } from '../seat.ts';
import { emit, isTableRule, nameShown, only, seatOf, type Table, teamOf } from '../table.ts';

/** What a player picks for an ability. */
export interface Choosing {
  /** The owner chooses; whoever listens for being chosen has their say before anything comes of it. */
  choose<T>(choice: Choice<T>): Play<T>;
  choosePlayers(count: number, among?: Among): Play<readonly SeatId[]>;
  /** One player; null where there is nobody to choose, or nobody was chosen. */
  choosePlayer(among?: Among): Play<SeatId | null>;
  /** The owner chooses several, each of whom is to be reached one at a time with {@link reach}. */
  chooseInTurn<T>(choice: Choice<T>): Play<T>;
  /** The ability points at somebody now. */
  reach(player: SeatId): Play<void>;
  /** Several choose the same thing in secret, one after another: what they agree on, or null where they do not. */
  chooseTogether(players: readonly SeatId[], among?: Among): Play<SeatId | null>;
  /** The owner is asked while the day goes on around them, before it ends at the latest; then this follows. */
  chooseAside<T>(choice: Choice<T>, then: (chosen: T) => Play<void>): void;
  /** Several are asked at the same time, in secret: what each of them has answered. */
  askAll<T>(players: readonly SeatId[], choice: Choice<T>): Play<ReadonlyMap<SeatId, T>>;
  /** Somebody else chooses for this ability; null for one who is not there to be asked. */
  askOf<T>(player: SeatId, choice: Choice<T>): Play<T | null>;
}

export function choosing(table: Table, ability: Ability): Choosing {
  return {
    choose: (choice) => choose(table, ability, choice),
    choosePlayers: (count, among) => choose(table, ability, somePlayers(count, among)),
    choosePlayer: (among) => choose(table, ability, aPlayer(among)),
    chooseInTurn: (choice) => chooseBy(table, ability, ownerOf(ability), choice),
    reach: (seat) => pointAt(table, ability, seat),
    chooseTogether: (seats, among) => chooseTogether(table, ability, seats, among),
    chooseAside: (choice, then) => askAside(table, ability, choice, then),
    askAll: (seats, choice) => askAll(table, ability, seats, choice),
    askOf: (seat, choice) => askOf(table, ability, seat, choice),
  };
}

// These stand out here, and not as generator functions among the words above: V8 keeps a hidden class for every generator
// function that was ever called, and through it the ability, its table and the whole game, until the next full collection.

const ownerOf = ({ owner }: Ability): Party => (owner === TABLE ? 'storyteller' : owner);

function* choose<T>(table: Table, ability: Ability, choice: Choice<T>): Play<T> {
  const chosen = yield* chooseBy(table, ability, ownerOf(ability), choice);
  for (const seat of choice.seats(chosen)) yield* pointAt(table, ability, seat);
  return chosen;
}

function* askOf<T>(table: Table, ability: Ability, seat: SeatId, choice: Choice<T>): Play<T | null> {
  if (seat === TABLE) return yield* chooseBy(table, ability, 'storyteller', choice);
  return seatOf(table, seat).left ? null : yield* chooseBy(table, ability, seat, choice);
}

function* askAll<T>(
  table: Table,
  ability: Ability,
  seats: readonly SeatId[],
  choice: Choice<T>,
): Play<ReadonlyMap<SeatId, T>> {
  const answers = new Map<SeatId, T>();
  const askings = new Map<SeatId, Asking>();
  for (const seat of seats) {
    const chooser = chooserFor(table, seat, () => ability.memory);
    const about = aboutAbility(table, ability, seat);
    askings.set(seat, { kind: 'choose', about, options: () => choice.options(chooser) });
  }
  const key = `ability ${ability.id} of all at ${table.events.length}`;
  for (;;) {
    const answer = yield* ask(table, key, (put) => {
      for (const [seat, asking] of askings) if (!answers.has(seat) && !seatOf(table, seat).left) put(asking, seat);
    });
    if (answer === null) return answers;
    const seat = answer.to as SeatId; // nobody else was asked
    emit(table, {
      type: 'chose',
      seat,
      character: nameShown(table, ability, seat),
      chosen: answer.choice,
      to: only(seat),
    });
    answers.set(seat, choice.read(answer.choice));
  }
}

function* chooseTogether(table: Table, ability: Ability, seats: readonly SeatId[], among?: Among): Play<SeatId | null> {
  const wanted = new Set<SeatId | null>();
  for (const seat of seats) wanted.add(yield* askOf(table, ability, seat, aPlayer(among)));
  const [only] = wanted;
  return wanted.size === 1 ? (only ?? null) : null;
}

/** Where a rule of the table lets Demons spare everybody, they, and whoever believes to be one, may choose nobody. */
function sparing(table: Table, { owner, character }: Ability, options: Options): Options {
  if (options.pick !== 'players' && options.pick !== 'characters') return options;
  if (owner === TABLE || table.state.phase !== 'night' || table.state.night === 1) return options;
  if (teamOf(table, character) !== 'demon' || !isTableRule(table, 'spares')) return options;
  return { ...options, min: 0 };
}

/** Until nobody has an objection. */
function* chooseBy<T>(table: Table, ability: Ability, by: Party, choice: Choice<T>): Play<T> {
  const chooser =
    by === ability.owner
      ? table.contextOf(ability)
      : chooserFor(table, by === 'storyteller' ? TABLE : by, () => ability.memory);
  let empty: Json = [];
  let whole: Options | null = null;
  let demand: SeatId | null = null;
  const questions = (put: Put) => {
    whole = sparing(table, ability, choice.options(chooser));
    demand = demandOn(table, ability, by);
    const options = demand === null ? whole : demanding(whole, demand);
    empty = firstAnswer(options);
    // Nobody is asked who has gone home, or who has nobody to choose.
    if (('max' in options && options.max === 0) || !isAnswerable(options)) return;
    if (by !== 'storyteller' && seatOf(table, by).left) return;
    const asking: Asking = {
      kind: 'choose',
      about: aboutAbility(table, ability, by),
      options: () => options,
      refuse: (answer) => choice.refuse?.(chooser, answer) ?? null,
    };
    put(by === 'storyteller' ? asRuling(asking, options) : asking, by);
  };
  for (;;) {
    const answer = yield* ask(table, `ability ${ability.id} at ${table.events.length}`, questions);
    // The ability of one who has left has ended: whatever it is given, nothing comes of it.
    if (answer === null) return choice.read(empty);
    const chosen = whole === null || demand === null ? answer.choice : fulfilled(whole, answer.choice, demand);
    if (by === 'storyteller')
      noteRuling(table, { what: 'choice', seat: TABLE, character: ability.shownAs }, chosen, answer);
    else emit(table, { type: 'chose', seat: by, character: nameShown(table, ability, by), chosen, to: only(by) });
    if ((yield* judge(table, 'choosing', { ability })).verdict !== 'prevent') return choice.read(chosen);
  }
}

/** What the Storyteller chooses for an ability of their own, in place of a player. */
const asRuling = ({ about, ...asking }: Asking, options: Options): Asking => ({
  ...asking,
  kind: 'ruling',
  about: { ...about, what: 'choice', sort: sortOf(options) },
  suggestion: { choice: firstAnswer(options), reason: { say: 'why.plain', ruling: 'choice', character: null } },
});

function sortOf(options: Options): RulingSort {
  switch (options.pick) {
    case 'characters':
      return options.max > 1 ? 'characters' : 'character';
    case 'text':
      return 'text';
    case 'one':
      return 'whether';
    default:
      return 'player';
  }
}
