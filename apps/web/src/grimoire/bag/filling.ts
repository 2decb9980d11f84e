import type { Character, CharacterId } from '@belfry/almanac';
import {
  BAG_TEAMS,
  type Bag,
  type BagProblem,
  type BagTeam,
  COUNTS,
  dealBag,
  ImpossibleBag,
  plainBag,
  type Random,
  type Shape,
  shapes,
  type Token,
  takesSeat,
} from '@belfry/engine';
import { type Script, tableScript, travellersAtHand, validateBag } from '@belfry/scripts';
import { canBeShown } from '../not-in-play.ts';

/** What a Storyteller has put into the bag so far. */
export interface Filling {
  /** With a repeat for every copy. */
  readonly characters: readonly CharacterId[];
  /** What those who are wrong about themselves draw; by chance where nothing is said. */
  readonly shows: Readonly<Record<CharacterId, CharacterId>>;
}

export const EMPTY: Filling = { characters: [], shows: {} };

/** How many of a team are in the bag, and how many could be right. */
export interface TeamCount {
  readonly team: BagTeam;
  readonly held: number;
  readonly wanted: readonly number[];
}

export interface Weighed {
  readonly teams: readonly TeamCount[];
  /** By how many a team is short, or (below nought) has too many, on the shortest way to a legal bag. */
  readonly gaps: readonly { readonly team: BagTeam; readonly by: number }[];
  /** Tokens that players will hold, Travellers' too. */
  readonly tokens: number;
  /** Whose presence changes how the bag is filled. */
  readonly changes: readonly Character[];
  /** What else is not by the book. */
  readonly problems: readonly BagProblem[];
}

const watches = ({ team }: Character): boolean => team === 'fabled' || team === 'loric';
const isGood = ({ team }: Character): boolean => team === 'townsfolk' || team === 'outsider';

/** Everybody who can be put into the bag: the script's own, then Travellers. */
export const forBag = ({ characters }: Script): readonly Character[] => [
  ...characters.filter((c) => BAG_TEAMS.some((team) => team === c.team)),
  ...travellersAtHand(characters),
];

const chosenOf = (script: Script, { characters }: Filling): Character[] => {
  const known = new Map(forBag(script).map((c) => [c.id, c]));
  return characters.flatMap((id) => known.get(id) ?? []);
};

export function weigh(script: Script, filling: Filling, players: number): Weighed {
  const chosen = chosenOf(script, filling);
  const inPlay = chosen.filter((c) => c.team !== 'traveller');
  const seated = inPlay.filter(takesSeat);
  const travellers = chosen.length - inPlay.length;
  const inBag = players - travellers;
  const around = [...inPlay, ...script.characters.filter(watches)];
  const allowed = COUNTS[inBag] === undefined ? [] : shapes(around, inBag, script.characters);
  const held = (team: BagTeam) => seated.filter((c) => c.team === team).length;
  const problems = validateBag(script, chosen, players);
  const nearest = allowed.reduce<Shape | null>((best, shape) => {
    const far = (one: Shape) => BAG_TEAMS.reduce((sum, team) => sum + Math.abs(one[team] - held(team)), 0);
    return best === null || far(shape) < far(best) ? shape : best;
  }, null);
  const isOff = nearest !== null && problems.some(({ code }) => code === 'counts');
  return {
    teams: BAG_TEAMS.map((team) => ({
      team,
      held: held(team),
      wanted: [...new Set(allowed.map((shape) => shape[team]))].sort((a, b) => a - b),
    })),
    gaps: isOff ? BAG_TEAMS.map((team) => ({ team, by: nearest[team] - held(team) })).filter(({ by }) => by !== 0) : [],
    tokens: seated.length + travellers,
    changes: [...new Set(around)].filter((c) => c.setup !== null),
    problems: isOff ? problems.filter(({ code }) => code !== 'counts') : problems,
  };
}

/** How many tokens of a character may lie in this bag. */
export function mostCopies(script: Script, filling: Filling, character: Character, players: number): number {
  const copied = [...script.characters.filter(watches), ...chosenOf(script, filling)];
  if (character.setup?.manyCopies === true) return players;
  if (isGood(character) && copied.some((c) => c.setup?.duplicates === true)) return players;
  return 1 + (character.setup?.extraCopies ?? 0);
}

export const copiesIn = ({ characters }: Filling, id: CharacterId): number =>
  characters.filter((other) => other === id).length;

export const putIn = (filling: Filling, id: CharacterId): Filling => ({
  ...filling,
  characters: [...filling.characters, id],
});

/** Takes one copy out again. */
export function takeOut({ characters, shows }: Filling, id: CharacterId): Filling {
  const left = characters.toSpliced(characters.lastIndexOf(id), 1);
  const { [id]: shown, ...others } = shows;
  return { characters: left, shows: left.includes(id) || shown === undefined ? shows : others };
}

/** The rest by chance, around what is there already. */
export function fillUp(script: Script, filling: Filling, players: number, random: Random): Filling | ImpossibleBag {
  const bag = dealt(script, filling, players, random);
  if (bag instanceof ImpossibleBag) return bag;
  return { characters: contents(bag), shows: filling.shows };
}

const contents = ({ tokens, heldByNobody, travellers }: Bag): CharacterId[] => [
  ...tokens.map(({ character }) => character),
  ...heldByNobody,
  ...travellers,
];

function dealt(script: Script, filling: Filling, players: number, random: Random): Bag | ImpossibleBag {
  const { characters, apart, travellers } = tableScript(script);
  try {
    return dealBag({ script: characters, players, picks: chosenOf(script, filling), apart, travellers, random });
  } catch (error) {
    if (error instanceof ImpossibleBag) return error;
    throw error;
  }
}

/** The bag that was filled, shuffled: with all that goes with a legal one, and as it is where it is not by the book. */
export function bagOf(script: Script, filling: Filling, players: number, random: Random): Bag {
  const bag = dealt(script, filling, players, random);
  const asFilled =
    !(bag instanceof ImpossibleBag) && contents(bag).sort().join() === [...filling.characters].sort().join();
  const { tokens, ...rest } = asFilled ? bag : byHand(script, filling, random);
  return {
    ...rest,
    tokens: tokens.map((token) =>
      token.shows === null ? token : { ...token, shows: filling.shows[token.character] ?? token.shows },
    ),
  };
}

function byHand(script: Script, filling: Filling, random: Random): Bag {
  const chosen = chosenOf(script, filling);
  const held = new Set([...filling.characters, ...Object.values(filling.shows)]);
  const tokens = chosen.filter(takesSeat).map((character): Token => {
    const { id, setup } = character;
    if (setup?.drawsAs === undefined) return { character: id, shows: null };
    const fits = canDraw(script, character).filter((c) => !held.has(c.id));
    const drawn = filling.shows[id] ?? (fits.length === 0 ? null : random.pick(fits).id);
    if (drawn !== null) held.add(drawn);
    return { character: id, shows: drawn };
  });
  return {
    ...plainBag(random.shuffle(tokens)),
    travellers: chosen.filter((c) => c.team === 'traveller').map((c) => c.id),
    heldByNobody: chosen.filter((c) => c.setup?.heldByNobody === true).map((c) => c.id),
    evilTownsfolk: [...new Set(chosen)].reduce((sum, c) => sum + (c.setup?.evilTownsfolk ?? 0), 0),
    changes: [...new Set(chosen)].filter((c) => c.setup !== null).map((c) => c.id),
  };
}

/** What somebody who is wrong about themselves may draw. */
export const canDraw = ({ characters }: Script, { setup }: Character): readonly Character[] =>
  characters.filter((c) => setup?.drawsAs?.includes(c.team) === true && takesSeat(c) && canBeShown(c));

/** Whose place at the table depends on others': a number drawn blind could not heed it. */
export const needsPlace = (script: Script, filling: Filling): Character | null =>
  chosenOf(script, filling).find((c) => c.setup?.seating !== undefined) ?? null;
