import type { Character } from '@belfry/almanac';
import { type ApartPair, dealBag, type GameSetup, random, type SetupScript, type Token } from '@belfry/engine';

/** What a table needs to know about a script to deal games of it. */
export interface TableScript {
  readonly played: SetupScript;
  readonly characters: readonly Character[];
  /** Pairs of which only one may be in play. */
  readonly apart?: readonly ApartPair[];
  /** Where Travellers come from when there are more players than tokens. */
  readonly travellers?: readonly Character[];
}

/** Names for those who have none of their own. */
export const NAMES: readonly string[] = [
  'Ada',
  'Bruno',
  'Clara',
  'Dmitri',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Katya',
  'Leon',
  'Mabel',
  'Nils',
  'Olga',
  'Pavel',
  'Quinn',
  'Rosa',
  'Simon',
  'Tilda',
];

/** The n-th seat takes the n-th token. */
export const seatsFor = (tokens: readonly Token[], names: readonly string[] = NAMES): GameSetup['seats'] =>
  tokens.map(({ character, shows }, at) => ({
    name: names[at] ?? `Player ${at + 1}`,
    character,
    ...(shows === null ? {} : { believes: shows }),
  }));

/** A random legal game: the same seed deals the same one. */
export function dealGame(script: TableScript, players: number, seed: string): GameSetup {
  const draws = random(`deal ${seed}`);
  const bag = dealBag({
    script: script.characters,
    players,
    random: draws,
    ...(script.apart === undefined ? {} : { apart: script.apart }),
    ...(script.travellers === undefined ? {} : { travellers: script.travellers }),
  });
  const residents = seatsFor(bag.tokens);
  const travellers = bag.travellers.map((character, at) => ({
    name: NAMES[residents.length + at] ?? `Player ${residents.length + at + 1}`,
    character,
    alignment: draws.next() < 0.3 ? ('evil' as const) : ('good' as const),
  }));
  return { script: script.played, seats: [...residents, ...travellers] };
}
