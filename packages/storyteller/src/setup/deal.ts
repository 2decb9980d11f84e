import type { Character } from '@belfry/almanac';
import {
  type ApartPair,
  dealBag,
  type GameSetup,
  type Random,
  random,
  type SetupScript,
  type Token,
} from '@belfry/engine';
import { apartPairs, playable, type Script, travellersAtHand } from '@belfry/scripts';
import { namesIn } from './names.ts';

/** What a table needs to know about a script to deal games of it. */
export interface TableScript {
  readonly played: SetupScript;
  readonly characters: readonly Character[];
  /** Pairs of which only one may be in play. */
  readonly apart?: readonly ApartPair[];
  /** Where Travellers come from when there are more players than tokens. */
  readonly travellers?: readonly Character[];
}

const NAMES = namesIn('en');

const nameAt = (at: number, names: readonly string[] = NAMES): string => names[at] ?? `Player ${at + 1}`;

/** The n-th seat takes the n-th token. */
export const seatsFor = (tokens: readonly Token[], names: readonly string[] = NAMES): GameSetup['seats'] =>
  tokens.map(({ character, shows }, at) => ({
    name: nameAt(at, names),
    character,
    ...(shows === null ? {} : { believes: shows }),
  }));

/** A script as tables deal it. */
export function tableScript(script: Script): TableScript {
  const { characters } = script;
  return {
    played: playable(script),
    characters,
    apart: apartPairs(characters),
    travellers: travellersAtHand(characters),
  };
}

/** One Traveller in three is evil, about. */
const EVIL_TRAVELLERS = 0.3;

/** A random legal game; Travellers sit anywhere. Characters that are picked are in it. */
export function deal(script: TableScript, players: number, draws: Random, picks: readonly Character[] = []): GameSetup {
  const { characters, apart, travellers } = script;
  const bag = dealBag({
    script: characters,
    players,
    random: draws,
    picks,
    ...(apart === undefined ? {} : { apart }),
    ...(travellers === undefined ? {} : { travellers }),
  });
  const seats = [...seatsFor(bag.tokens)];
  for (const character of bag.travellers) {
    const alignment = draws.next() < EVIL_TRAVELLERS ? 'evil' : 'good';
    seats.splice(draws.below(seats.length + 1), 0, { name: '', character, alignment });
  }
  return { script: script.played, seats: seats.map((seat, at) => ({ ...seat, name: nameAt(at) })) };
}

/** The same seed deals the same game. */
export const dealGame = (script: TableScript, players: number, seed: string): GameSetup =>
  deal(script, players, random(`deal ${seed}`));
