import type { CharacterId, Sentence, Team } from '@belfry/almanac';
import { isAnswerable } from './answers.ts';
import type { Json } from './json.ts';
import type { Options } from './prompt.ts';
import type { Ability, SeatId } from './seat.ts';

/** What a player is offered, and how their answer is read. The options come from what the chooser may know. */
export interface Choice<T> {
  options(chooser: Chooser): Options;
  /** Reads an answer that fits the options. */
  read(answer: Json): T;
  /** How many players are pointed at, at the most. */
  readonly size: number;
  /** The players whom the answer points at, in the order in which they were pointed at. */
  seats(chosen: T): readonly SeatId[];
  /** The characters that it names. */
  characters(chosen: T): readonly CharacterId[];
  /** A reason for what the options alone would only call impossible. */
  refuse?(chooser: Chooser, answer: Json): Sentence | null;
}

/** Who chooses, and what they see when they look around. */
export interface Chooser {
  readonly me: SeatId;
  players(): readonly SeatId[];
  /** As the town square last showed it: nobody knows yet who died tonight. */
  seemsAlive(player: SeatId): boolean;
  /** As everybody last saw it. */
  seemsTraveller(player: SeatId): boolean;
  sheet(team?: Team): readonly CharacterId[];
  memory(): Ability['memory'];
}

export interface Among {
  readonly notMyself?: true;
  readonly alive?: true;
  readonly dead?: true;
  readonly notTravellers?: true;
  /** Only these, or not these, beyond what the flags say. */
  readonly from?: (chooser: Chooser) => readonly SeatId[];
  readonly except?: (chooser: Chooser) => readonly SeatId[];
  /** They may also point at nobody. */
  readonly orNobody?: true;
}

const nobody = () => [];

/** So many different players; fewer where there are not as many. */
export const somePlayers = (count: number, among: Among = {}): Choice<readonly SeatId[]> => ({
  options(chooser) {
    const from = candidates(chooser, among);
    const max = Math.min(count, from.length);
    return { pick: 'players', from, min: among.orNobody ? 0 : max, max };
  },
  size: count,
  read: (answer) => answer as readonly SeatId[],
  seats: (chosen) => chosen,
  characters: nobody,
  refuse: ({ me }, answer) =>
    among.notMyself && Array.isArray(answer) && answer.includes(me) ? { say: 'answer.not-yourself' } : null,
});

/** Up to so many different players. */
export const upToPlayers = (count: number, among: Among = {}): Choice<readonly SeatId[]> => ({
  ...somePlayers(count, among),
  options: (chooser) => ({ ...somePlayers(count, among).options(chooser), min: 0 }) as Options,
});

const one = <T>(of: Choice<readonly T[]>): Choice<T | null> => ({
  options: of.options,
  size: of.size,
  read: (answer) => of.read(answer)[0] ?? null,
  seats: (chosen) => (chosen === null ? [] : of.seats([chosen])),
  characters: (chosen) => (chosen === null ? [] : of.characters([chosen])),
  ...(of.refuse === undefined ? {} : { refuse: of.refuse }),
});

/** One player; null for nobody, where that is allowed or nobody is there to be chosen. */
export const aPlayer = (among: Among = {}): Choice<SeatId | null> => one(somePlayers(1, among));

export interface Sheet {
  readonly teams?: readonly Team[];
  readonly except?: (chooser: Chooser) => readonly CharacterId[];
  readonly orNone?: true;
}

/** So many different characters of the sheet. */
export const someCharacters = (
  count: number,
  { teams, except, orNone }: Sheet = {},
): Choice<readonly CharacterId[]> => ({
  options(chooser) {
    const all = teams === undefined ? chooser.sheet() : teams.flatMap((team) => chooser.sheet(team));
    const not = except?.(chooser) ?? [];
    const from = not.length === 0 ? all : all.filter((id) => !not.includes(id));
    const max = Math.min(count, from.length);
    return { pick: 'characters', from, min: orNone ? 0 : max, max };
  },
  size: 0,
  read: (answer) => answer as readonly CharacterId[],
  seats: nobody,
  characters: (chosen) => chosen,
});

/** One character of the sheet; null for none, where that is allowed. */
export const aCharacter = (sheet: Sheet = {}): Choice<CharacterId | null> => one(someCharacters(1, sheet));

/** The same choice, in which one more character can be named. */
export const orCharacter = <T>(choice: Choice<T>, character: CharacterId): Choice<T> => ({
  ...choice,
  options: (chooser) => withCharacter(choice.options(chooser), character),
});

function withCharacter(options: Options, character: CharacterId): Options {
  if (options.pick === 'all') return { ...options, parts: options.parts.map((part) => withCharacter(part, character)) };
  if (options.pick !== 'characters' || options.from.includes(character)) return options;
  return { ...options, from: [...options.from, character] };
}

/** The same choice, in which that character cannot be named. */
export const exceptCharacter = <T>(choice: Choice<T>, character: CharacterId): Choice<T> => ({
  ...choice,
  options: (chooser) => withoutCharacter(choice.options(chooser), character),
});

function withoutCharacter(options: Options, character: CharacterId): Options {
  if (options.pick === 'all')
    return { ...options, parts: options.parts.map((part) => withoutCharacter(part, character)) };
  if (options.pick !== 'characters') return options;
  const from = options.from.filter((id) => id !== character);
  return { ...options, from, min: Math.min(options.min, from.length), max: Math.min(options.max, from.length) };
}

const YES_NO: Options = { pick: 'one', of: [{ value: true }, { value: false }] };
export const NO_YES: Options = { pick: 'one', of: [{ value: false }, { value: true }] };

export const yesOrNo: Choice<boolean> = {
  options: () => YES_NO,
  size: 0,
  read: (answer) => answer === true,
  seats: nobody,
  characters: nobody,
};

/** Yes or no, where whoever has nothing to say has said no. */
export const onlyIfWanted: Choice<boolean> = {
  ...yesOrNo,
  options: () => NO_YES,
};
/** One of a few names. */
export const oneOf = <T extends string>(names: readonly T[]): Choice<T> => ({
  options: () => ({ pick: 'one', of: names.map((value) => ({ value })) }),
  size: 0,
  read: (answer) => answer as T, // checked against the options by the driver
  seats: nobody,
  characters: nobody,
});

export const words = (maxLength: number): Choice<string> => ({
  options: () => ({ pick: 'text', maxLength }),
  size: 0,
  read: String,
  seats: nobody,
  characters: nobody,
});

const NOTHING: Options = { pick: 'players', from: [], min: 0, max: 0 };

/** It is done without naming anything. */
export const nothing: Choice<null> = {
  options: () => NOTHING,
  size: 0,
  read: () => null,
  seats: nobody,
  characters: nobody,
};

/** Both at once: a player and a character. */
export const both = <A, B>(first: Choice<A>, second: Choice<B>): Choice<readonly [A, B]> => ({
  options: (chooser) => ({ pick: 'all', parts: [first.options(chooser), second.options(chooser)] }),
  size: first.size + second.size,
  read: (answer) => {
    const [one, other] = answer as readonly [Json, Json]; // checked against the options by the driver
    return [first.read(one), second.read(other)];
  },
  seats: ([one, other]) => [...first.seats(one), ...second.seats(other)],
  characters: ([one, other]) => [...first.characters(one), ...second.characters(other)],
  refuse: (chooser, answer) =>
    Array.isArray(answer)
      ? (first.refuse?.(chooser, answer[0] ?? null) ?? second.refuse?.(chooser, answer[1] ?? null) ?? null)
      : null,
});

/** Up to so many such answers, no two the same. */
export const upTo = <T>(count: number, of: Choice<T>): Choice<readonly T[]> => ({
  options: (chooser) => ({ pick: 'list', of: of.options(chooser), min: 0, max: count }),
  size: count * of.size,
  read: (answer) => (answer as readonly Json[]).map(of.read), // checked against the options by the driver
  seats: (chosen) => chosen.flatMap(of.seats),
  characters: (chosen) => chosen.flatMap(of.characters),
  refuse: (chooser, answer) =>
    Array.isArray(answer)
      ? (answer.map((one) => of.refuse?.(chooser, one) ?? null).find((why) => why !== null) ?? null)
      : null,
});

/** Such an answer, or none; null for none. */
export const perhaps = <T>(of: Choice<T>): Choice<T | null> => {
  const most = upTo(1, of);
  return {
    ...most,
    // Where there are too few to choose from, none is all there is.
    options(chooser) {
      const options = most.options(chooser);
      return options.pick === 'list' && !isAnswerable(options.of) ? { ...options, max: 0 } : options;
    },
    read: (answer) => most.read(answer)[0] ?? null,
    seats: (chosen) => (chosen === null ? [] : of.seats(chosen)),
    characters: (chosen) => (chosen === null ? [] : of.characters(chosen)),
  };
};

/** Two different players. */
export const twoPlayers = (among: Among = {}): Choice<readonly [SeatId, SeatId]> => ({
  ...exactlyPlayers(2, among),
  read: (answer) => answer as readonly [SeatId, SeatId], // checked against the options by the driver
});

/** So many different players, no fewer. */
export const exactlyPlayers = (count: number, among: Among = {}): Choice<readonly SeatId[]> => ({
  ...somePlayers(count, among),
  options: (chooser) => ({ ...somePlayers(count, among).options(chooser), min: count, max: count }) as Options,
});

function candidates(chooser: Chooser, { notMyself, alive, dead, notTravellers, from, except }: Among): SeatId[] {
  const not = except?.(chooser) ?? [];
  return (from?.(chooser) ?? chooser.players()).filter(
    (id) =>
      !(notMyself && id === chooser.me) &&
      (!alive || chooser.seemsAlive(id)) &&
      (!dead || !chooser.seemsAlive(id)) &&
      (!notTravellers || !chooser.seemsTraveller(id)) &&
      !not.includes(id),
  );
}
