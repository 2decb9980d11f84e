import type { Character, CharacterId } from '@belfry/almanac';
import { BAG_TEAMS, type BagTeam, MOST_IN_BAG } from './counts.ts';
import type { ApartPair } from './legal.ts';
import { bendsShape, type SetupSum, setupSum, UNCHANGED } from './shape.ts';
import { takesSeat } from './tokens.ts';

/** Characters that are interchangeable when bags are counted: of one team, with the same change of the set-up. */
export interface Kind {
  readonly team: BagTeam;
  readonly members: readonly Character[];
  readonly takesSeat: boolean;
  /** The most tokens of one member. */
  readonly copies: number;
  /** Tokens that must be in the bag because they were picked. */
  readonly least: number;
  readonly change: SetupSum;
  /** What members who are not in the bag change all the same, because they may have taken themselves out. */
  readonly absent: SetupSum;
  readonly needs: readonly CharacterId[];
  /** Whom it cannot be in play with. */
  readonly apartFrom: readonly CharacterId[];
}

export interface KindQuestion {
  readonly cast: readonly Character[];
  readonly picks: readonly Character[];
  readonly apart: readonly ApartPair[];
  /** Whether tokens may run short for those who draw another's, so that it matters who is wrong about themselves. */
  readonly tokensMayRunShort: boolean;
  /** Whose presence decides what somebody may have from others. */
  readonly concerned: ReadonlySet<CharacterId>;
}

/** Of a Demon that most players are, one stands for all copies; the shape says how many there are. */
const copiesOf = ({ setup }: Character): number => Math.min(MOST_IN_BAG, 1 + (setup?.extraCopies ?? 0));

function leastOf(character: Character, picks: readonly Character[]): number {
  const picked = picks.filter((c) => c.id === character.id).length;
  return character.setup?.manyCopies === true ? Math.min(1, picked) : picked;
}

/**
 * The *movers* of a script, sorted into kinds: those whose presence restricts what else is in the bag. All others are
 * interchangeable within their team.
 */
export function kindsOf({ cast, picks, apart, tokensMayRunShort, concerned }: KindQuestion): readonly Kind[] {
  const needed = new Set(cast.flatMap((c) => c.setup?.needs ?? []));
  const partners = (id: CharacterId) => apart.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])).sort();
  const moves = ({ id, setup }: Character) =>
    needed.has(id) ||
    concerned.has(id) ||
    partners(id).length > 0 ||
    (setup !== null && (bendsShape(setup) || (setup.drawsAs !== undefined && tokensMayRunShort)));
  const alike = Map.groupBy(cast.filter(moves), (character) => {
    const {
      summary: _,
      evilTownsfolk: __,
      seating: ___,
      drunkCopy: ____,
      duplicates: _____,
      ...change
    } = character.setup ?? { summary: '' };
    const isOwnKind = needed.has(character.id) || concerned.has(character.id) || leastOf(character, picks) > 0;
    const alone = isOwnKind ? character.id : null;
    const setup = Object.entries(change).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([character.team, setup, partners(character.id), alone]);
  });
  return [...alike.values()].map((members): Kind => {
    const one = members[0]!;
    return {
      team: BAG_TEAMS.find((team) => team === one.team)!,
      members,
      takesSeat: takesSeat(one),
      copies: copiesOf(one),
      least: leastOf(one, picks),
      change: setupSum([one]),
      absent: one.setup?.mayLeave === true ? setupSum([one]) : UNCHANGED,
      needs: one.setup?.needs ?? [],
      apartFrom: partners(one.id),
    };
  });
}
