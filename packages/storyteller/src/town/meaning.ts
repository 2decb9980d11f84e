import type { CharacterId } from '@belfry/almanac';
import { isSo } from '@belfry/characters';
import type { Information, SeatId, Statement } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import type { Board } from './board.ts';
import { ImaginedWorld, type Masks, type Strangers } from './imagined.ts';

/** Somebody evil behind a mask: any kind, or only this one would do. */
export interface Suspect {
  readonly seat: SeatId;
  readonly as: 'evil' | 'minion' | 'demon';
}

/** What a statement would mean if it were true: who has to be lying, or who cannot be. */
export interface Meaning {
  /** Any one of these groups of liars makes it true. Empty when it is true as everybody tells it. */
  readonly needs: readonly (readonly Suspect[])[];
  /** Who cannot be evil (or only not the Demon) if it is true as everybody tells it. */
  readonly clears: readonly Suspect[];
  /** No group of liars as large as the evil team explains it, or it would leave nobody to be a Minion. */
  readonly impossible: boolean;
}

/** The table of that night, with everybody as they are `taken` to be. */
export function worldAt(
  board: Board,
  seat: SeatId,
  night: number,
  taken: (seat: SeatId) => CharacterId | null,
  strangers: Strangers = 'anybody',
): ImaginedWorld {
  const record = board.nights.get(night);
  const votes = board.votes.filter((vote) => vote.day === night - 1);
  return new ImaginedWorld({
    rules: board.rules,
    me: seat,
    circle: board.view.circle,
    living: record?.living ?? board.living(),
    executed: record?.executed ?? board.view.today.executed,
    voted: votes.flatMap((vote) => vote.voters),
    nominated: votes.map((vote) => vote.nominator),
    claims: taken,
    strangers,
  });
}

export function meaningOf(
  board: Board,
  seat: SeatId,
  character: CharacterId,
  { night, chosen, info }: ClaimedInfo,
  taken: (seat: SeatId) => CharacterId | null,
): Meaning | null {
  const world = worldAt(board, seat, night, taken);
  const information = informationBehind(world, board.rules.cast.get(character)?.learns, info, chosen);
  return information === null ? null : meaningIn(world, information, info, chosen);
}

/** What can be learned through somebody else's ability, and speaks for itself. */
const PLAIN: ReadonlySet<Statement['says']> = new Set(['player-is', 'alignment', 'among', 'none-among', 'in-play']);
const FACTS: Information = { domain: () => [], holds: isSo };

/** By what something is judged: the ability of whoever says it, or, if such an ability never speaks so, the thing itself. */
export function informationBehind(
  world: ImaginedWorld,
  own: Information | undefined,
  info: Statement,
  chosen: readonly SeatId[],
): Information | null {
  if (!PLAIN.has(info.says)) return own ?? null;
  const speaksSo = own?.domain(world, chosen, false).some(({ says }) => says === info.says) === true;
  return speaksSo ? own! : FACTS;
}

/** More than these are not tried: so many different groups explain little. */
const MOST_LIARS = 3;

export function* groupsOf(seats: readonly SeatId[], size: number): Generator<readonly SeatId[]> {
  if (size === 0) yield [];
  else
    for (const [at, first] of seats.entries())
      for (const rest of groupsOf(seats.slice(at + 1), size - 1)) yield [first, ...rest];
}

/** Tries masks on one player after the other, then on pairs and threes: whoever has to wear one is meant. */
export function meaningIn(
  world: ImaginedWorld,
  information: Information,
  statement: Statement,
  chosen: readonly SeatId[],
): Meaning {
  const possible = (masks: Masks) => {
    world.masks = masks;
    return information.holds(world, statement, chosen) !== 'no';
  };
  const others = world.players().filter((player) => player !== world.me);
  const asTold = possible(new Map());
  const needs: Suspect[][] = [];
  const clears: Suspect[] = [];
  let hasMinion = world.usualEvil() < 2;
  for (const player of others) {
    const minion = possible(new Map([[player, 'minion']]));
    hasMinion ||= minion;
    const demon = possible(new Map([[player, 'demon']]));
    if (asTold && !demon) clears.push({ seat: player, as: minion ? 'demon' : 'evil' });
    if (!asTold && (minion || demon)) {
      needs.push([{ seat: player, as: minion && demon ? 'evil' : minion ? 'minion' : 'demon' }]);
    }
  }
  for (let liars = 2; !asTold && needs.length === 0 && liars <= Math.min(MOST_LIARS, world.usualEvil()); liars++) {
    for (const group of groupsOf(others, liars)) {
      if (possible(new Map(group.map((seat) => [seat, 'minion']))))
        needs.push(group.map((seat) => ({ seat, as: 'evil' })));
    }
  }
  world.masks = new Map();
  return { needs, clears, impossible: asTold ? !hasMinion : needs.length === 0 };
}
