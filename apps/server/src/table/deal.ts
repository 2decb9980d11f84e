import { almanac, type CharacterId } from '@belfry/almanac';
import { dealBag, type GameSetup, type Random, type SetupSeat } from '@belfry/engine';
import type { DealtToken } from '@belfry/protocol';
import { apartPairs, playable, type Script, travellersAtHand } from '@belfry/scripts';
import { rateBag } from '@belfry/storyteller';

export interface Deal {
  readonly script: Script;
  /** Clockwise. */
  readonly names: readonly string[];
  readonly tokens?: readonly DealtToken[];
  readonly picks?: readonly CharacterId[];
  readonly fabled?: readonly CharacterId[];
  /** The bag that should play best among several, as a careful Storyteller would choose. */
  readonly well?: boolean;
  readonly random: Random;
}

/** Bags looked at for a game that should play well. */
const CONSIDERED = 20;

/** Everything that is settled before the first night. Throws in words when there is no such game. */
export function dealGame({ script, names, tokens, picks = [], fabled = [], well = false, random }: Deal): GameSetup {
  const seats = tokens === undefined ? drawn(script, names, picks, well, random) : given(names, tokens);
  return { script: playable(script), seats, ...(fabled.length > 0 ? { fabled } : {}) };
}

function given(names: readonly string[], tokens: readonly DealtToken[]): SetupSeat[] {
  if (tokens.length !== names.length) {
    throw new RangeError(`${names.length} chairs are taken, and ${tokens.length} tokens were given. Give one each.`);
  }
  return names.map((name, index) => ({ name, ...tokens[index]! }));
}

function drawn(
  script: Script,
  names: readonly string[],
  picks: readonly CharacterId[],
  well: boolean,
  random: Random,
): SetupSeat[] {
  const known = (id: CharacterId) => {
    const found = script.characters.find((c) => c.id === id) ?? almanac().characters.get(id);
    if (found === undefined) throw new RangeError(`There is no character "${id}".`);
    return found;
  };
  const question = {
    script: script.characters,
    players: names.length,
    picks: picks.map(known),
    travellers: travellersAtHand(script.characters),
    apart: apartPairs(script.characters),
    random,
  };
  const bags = Array.from({ length: well ? CONSIDERED : 1 }, () => dealBag(question));
  const rated = bags.map((bag) => ({ bag, score: rateBag(bag.tokens, script.characters).score }));
  const { bag } = rated.reduce((best, next) => (next.score > best.score ? next : best));
  const townsfolk = bag.tokens.filter((token) => known(token.character).team === 'townsfolk');
  const turned = new Set(random.shuffle(townsfolk).slice(0, bag.evilTownsfolk));
  const tokens: Omit<SetupSeat, 'name'>[] = [
    ...bag.tokens.map((token) => ({
      character: token.character,
      ...(token.shows === null ? {} : { believes: token.shows }),
      ...(turned.has(token) ? { alignment: 'evil' as const } : {}),
    })),
    ...bag.travellers.map((character) => ({ character, alignment: random.pick(['good', 'evil'] as const) })),
  ];
  // Travellers came last into the list, and may sit anywhere.
  return random.shuffle(tokens).map((token, index) => ({ name: names[index]!, ...token }));
}
