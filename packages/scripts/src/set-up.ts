import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import {
  type ApartPair,
  type Bag,
  dealBag,
  type GameSetup,
  type Random,
  type SeatedBag,
  type SetupRulings,
  type SetupScript,
  seatBag,
} from '@belfry/engine';
import { apartPairs, laterPairs, travellersAtHand } from './dealing.ts';
import { playable } from './playable.ts';
import type { Script } from './script.ts';

/** What a table needs to know about a script to deal games of it. */
export interface TableScript {
  readonly played: SetupScript;
  readonly characters: readonly Character[];
  /** Pairs of which only one may be in play. */
  readonly apart: readonly ApartPair[];
  /** Pairs of which the first comes into play only later. */
  readonly later: readonly ApartPair[];
  /** Where Travellers come from when there are more players than tokens. */
  readonly travellers: readonly Character[];
}

const tableScripts = new WeakMap<Script, TableScript>();

/** A script as tables deal it; worked out once for each. */
export function tableScript(script: Script): TableScript {
  const known = tableScripts.get(script);
  if (known !== undefined) return known;
  const { characters } = script;
  const made: TableScript = {
    played: playable(script),
    characters,
    apart: apartPairs(characters),
    later: laterPairs(characters),
    travellers: travellersAtHand(characters),
  };
  tableScripts.set(script, made);
  return made;
}

export interface SetupOptions {
  /** Characters that have to be in play. */
  readonly picks?: readonly Character[];
  /** Fabled and Loric in play; those on the script unless somebody says otherwise. */
  readonly fabled?: readonly CharacterId[];
  /** What is settled with the set-up about those who are dealt; what it says of others is left out. */
  readonly ruled?: SetupRulings;
  /** One of several bags, as a careful Storyteller would choose. */
  readonly best?: { readonly of: number; readonly pick: (bags: readonly Bag[]) => Bag };
}

export interface DealtGame {
  readonly setup: GameSetup;
  /** What was dealt from. */
  readonly bag: Bag;
}

const watches = ({ team }: Character): boolean => team === 'fabled' || team === 'loric';

/**
 * Everything that is settled before the first night, by chance: server, one device, simulations and the command line
 * all deal by this, and the same seed gives each of them the same game. Throws `ImpossibleBag` and says why.
 */
export function setUp(
  script: TableScript,
  names: readonly string[],
  random: Random,
  { picks = [], fabled, ruled = {}, best }: SetupOptions = {},
): DealtGame {
  const { characters, apart, travellers } = script;
  const question = { script: characters, players: names.length, picks, apart, travellers, random };
  const bags = Array.from({ length: best?.of ?? 1 }, () => dealBag(question));
  const bag = best === undefined ? bags[0]! : best.pick(bags);
  const watching = fabled ?? [...new Set([...characters, ...picks].filter(watches).map(({ id }) => id))];
  const seated = seatTokens(script, bag, names, random);
  const setup: GameSetup = {
    script: script.played,
    ...seated,
    ...(watching.length === 0 ? {} : { fabled: watching }),
    ...ofThose(ruled, [...watching, ...inPlay(seated)]),
  };
  return { setup, bag };
}

const inPlay = ({ seats, heldByNobody = [] }: SeatedBag): readonly CharacterId[] => [
  ...heldByNobody,
  ...seats.flatMap(({ character, gift }) => [character, gift ?? []].flat()),
];

function ofThose(ruled: SetupRulings, here: readonly CharacterId[]): Pick<GameSetup, 'ruled'> {
  const about = Object.entries(ruled).filter(([character]) => here.includes(character));
  return about.length === 0 ? {} : { ruled: Object.fromEntries(about) };
}

/** A bag that somebody chose, around the table. */
export const seatTokens = (script: TableScript, bag: Bag, names: readonly string[], random: Random): SeatedBag =>
  seatBag({
    bag,
    names,
    lookUp: (id) => script.characters.find((c) => c.id === id) ?? almanac().character(id),
    later: script.later,
    random,
  });
