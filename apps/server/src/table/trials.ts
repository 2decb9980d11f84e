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
  const nominated = fresh.findIndex(({ type }) => type === 'nominated');
  const nomination = fresh[nominated];
  if (nomination?.type === 'nominated' && isHeard(game, NOMINATED))
    return {
      seat: nomination.nominator === TABLE ? nomination.nominee : nomination.nominator,
      word: 'go-on',
      open: nominated + 1,
    };
  const counted = fresh.findIndex(({ type }) => type === 'tally');
  const tally = fresh[counted];
  if (tally?.type === 'tally' && isHeard(game, COUNTED)) {
    // What the hand of the clock has passed was seen by everybody.
    return { seat: tally.nominee, word: 'hands-counted', open: counted };
  }
  return null;
}

type Stages = readonly (keyof Hooks)[];
const NOMINATED: Stages = ['nominated'];
const COUNTED: Stages = ['tallying', 'counted'];

const isHeard = (game: PlayState['game'], stages: Stages): boolean =>
  [...knownTo(game)].some((id) => listens(cast.get(id), stages)) ||
  cast.jinxes.some(
    ({ between, adds, instead = {} }) =>
      between.every((id) => knownTo(game).has(id)) &&
      [adds, ...Object.entries(instead).map(([id, bend]) => bend(cast.get(id)!))].some((parts) =>
        listens(parts, stages),
      ),
  );

const listens = (parts: Partial<CharacterDefinition> | undefined, stages: Stages): boolean =>
  [parts?.on, parts?.evenDead, parts?.always].some((hooks) =>
    stages.some((stage) => (hooks as Hooks | undefined)?.[stage] !== undefined),
  );

/** The script, and whoever has come to the table openly. */
function knownTo({ setup, events }: PlayState['game']): ReadonlySet<CharacterId> {
  const travellers = setup.seats.filter(({ character }) => almanac().characters.get(character)?.team === 'traveller');
  const later = events.flatMap((event) =>
    event.type === 'fabled' ? event.characters : event.type === 'joined' ? [event.seat.traveller ?? ''] : [],
  );
  return new Set([
    ...setup.script.characters,
    ...(setup.fabled ?? []),
    ...travellers.map(({ character }) => character),
    ...later,
  ]);
}
