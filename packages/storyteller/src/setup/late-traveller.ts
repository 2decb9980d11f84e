import type { Character, CharacterId } from '@belfry/almanac';
import { drawTravellersSide, type Game, type Intervention, MOST_PLAYERS, type Random } from '@belfry/engine';
import { travellersAtHand } from '@belfry/scripts';

export type Arrival = Extract<Intervention, { do: 'join' }>;

/** What a late comer and the Storyteller have settled already; the rest is drawn. */
export interface Arriving {
  readonly name: string;
  readonly character?: CharacterId | null;
  readonly alignment?: Arrival['alignment'];
  readonly after?: number;
}

/** The Travellers whom somebody who comes late can be: at hand for the script, and nobody's yet. */
export function freeTravellers(game: Pick<Game, 'state'>, script: readonly Character[]): readonly Character[] {
  const { seats, circle } = game.state;
  const here = new Set(circle.map((seat) => seats[seat]!.character));
  return travellersAtHand(script).filter(({ id }) => !here.has(id));
}

export const hasRoom = ({ state }: { readonly state: { readonly circle: readonly number[] } }): boolean =>
  state.circle.length < MOST_PLAYERS;

/**
 * How a fair Storyteller lets a late comer in: as the Traveller they asked for or any other, on a side that is evil about
 * every third time and hardly ever for one alone, in any place of the circle. Null where no Traveller is left.
 */
export function arrival(
  game: Pick<Game, 'state'>,
  script: readonly Character[],
  { name, character, alignment, after }: Arriving,
  random: Random,
): Arrival | null {
  const { seats, circle } = game.state;
  const free = freeTravellers(game, script);
  const drawn = character ?? (free.length === 0 ? null : random.pick(free).id);
  if (drawn === null) return null;
  const travels = (id: CharacterId) =>
    script.concat(travellersAtHand(script)).some((c) => c.id === id && c.team === 'traveller');
  const others = circle.filter((seat) => travels(seats[seat]!.character)).length;
  return {
    do: 'join',
    name,
    character: drawn,
    alignment: alignment ?? drawTravellersSide(others, random),
    after: after ?? random.pick(circle),
  };
}
