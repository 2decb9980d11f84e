import { almanac, type CharacterId } from '@belfry/almanac';
import { type CharacterDefinition, type GameEvent, type Hooks, type SeatId, TABLE } from '@belfry/engine';
import { cast } from '../cast.ts';
import type { PlayState } from './state.ts';

/** A nomination, or a count of hands, from which something may follow that is not for everybody to see. */
export interface Trial {
  readonly seat: SeatId;
  readonly word: 'go-on' | 'hands-counted';
  /** How many of the new events everybody may see at once. */
  readonly open: number;
}

/**
 * Where an ability may have a say in a nomination, the table must not notice whether one had. Only what everybody knows
 * decides: the script, the Travellers and the Fabled, never who is in play. A script without such characters has nothing
 * to hide, and its Storyteller nothing to press.
 */
export function trialIn(game: PlayState['game'], fresh: readonly GameEvent[]): Trial | null {
  const nominated = fresh.findIndex(isNomination);
  const nomination = fresh[nominated];
  if (nomination?.type === 'nominated' && isHeard(game, NOMINATED))
    return {
      seat: nomination.nominator === TABLE ? nomination.nominee : nomination.nominator,
      word: 'go-on',
      open: nominated + 1,
    };
  const counted = fresh.findIndex(isTally);
  const tally = fresh[counted];
  if (tally?.type === 'tally' && isHeard(game, COUNTED)) {
    // What the hand of the clock has passed was seen by everybody.
    return { seat: tally.nominee, word: 'hands-counted', open: counted };
  }
  return null;
}

const isNomination = ({ type }: GameEvent): boolean => type === 'nominated';
const isTally = ({ type }: GameEvent): boolean => type === 'tally';

type Stages = readonly (keyof Hooks)[];
const NOMINATED: Stages = ['nominated'];
const COUNTED: Stages = ['tallying', 'counted'];

function isHeard(game: PlayState['game'], stages: Stages): boolean {
  const { characters, heard } = knownTo(game);
  let is = heard.get(stages);
  if (is === undefined) {
    is = [...characters].some((id) => listens(cast.get(id), stages)) || isHeardByJinx(characters, stages);
    heard.set(stages, is);
  }
  return is;
}

const isHeardByJinx = (characters: ReadonlySet<CharacterId>, stages: Stages): boolean =>
  pairsThatHear(stages).some((between) => between.every((id) => characters.has(id)));

/** Between whom there is a jinx that has a say. By the list of jinxes: an operator's own characters bring another. */
const hearing = new WeakMap<typeof cast.jinxes, Map<Stages, readonly (readonly CharacterId[])[]>>();

function pairsThatHear(stages: Stages): readonly (readonly CharacterId[])[] {
  const known = hearing.get(cast.jinxes) ?? new Map<Stages, readonly (readonly CharacterId[])[]>();
  hearing.set(cast.jinxes, known);
  let pairs = known.get(stages);
  if (pairs === undefined) {
    const hear = cast.jinxes.filter((jinx) => partsOf(jinx).some((parts) => listens(parts, stages)));
    pairs = hear.map(({ between }) => between);
    known.set(stages, pairs);
  }
  return pairs;
}

/** What a jinx adds, and what it makes of those whom it is about. */
const partsOf = ({ adds, instead = {} }: (typeof cast.jinxes)[number]) => [
  adds,
  ...Object.entries(instead).map(([id, bend]) => {
    const definition = cast.get(id);
    return definition === undefined ? undefined : bend(definition);
  }),
];

const listens = (parts: Partial<CharacterDefinition> | undefined, stages: Stages): boolean =>
  [parts?.on, parts?.evenDead, parts?.always].some((hooks) =>
    stages.some((stage) => (hooks as Hooks | undefined)?.[stage] !== undefined),
  );

/** Who is known to be about, after so many of the game's events, and what was found out about them so far. */
interface Known {
  readonly characters: ReadonlySet<CharacterId>;
  readonly scanned: number;
  readonly heard: Map<Stages, boolean>;
}

/** By the game's list of events, which only grows: whatever is taken back makes another. */
const knownAfter = new WeakMap<readonly GameEvent[], Known>();

/** The script, and whoever has come to the table openly. */
function knownTo(game: PlayState['game']): Known {
  const { events } = game;
  const before = knownAfter.get(events) ?? { characters: knownFrom(game), scanned: 0, heard: new Map() };
  const come: CharacterId[] = [];
  for (let index = before.scanned; index < events.length; index++) {
    const event = events[index]!;
    if (event.type === 'fabled') come.push(...event.characters);
    else if (event.type === 'joined') come.push(event.seat.traveller ?? '');
  }
  const known =
    come.length === 0
      ? { ...before, scanned: events.length }
      : { characters: new Set([...before.characters, ...come]), scanned: events.length, heard: new Map() };
  knownAfter.set(events, known);
  return known;
}

/** Who is known from the beginning. */
const knownFrom = ({ setup }: PlayState['game']): ReadonlySet<CharacterId> =>
  new Set([
    ...setup.script.characters,
    ...(setup.fabled ?? []),
    ...setup.seats
      .map(({ character }) => character)
      .filter((character) => almanac().characters.get(character)?.team === 'traveller'),
  ]);
