import type { CharacterId } from '@belfry/almanac';
import { end, giveAbility, settleIn } from '../abilities.ts';
import type { Play } from '../ask.ts';
import { become, isNobodys, swapCharacters, turn } from '../change.ts';
import { giftOf } from '../gift-rules.ts';
import { mayGive } from '../gifts.ts';
import { judge } from '../hooks.ts';
import { abilitiesInPlay } from '../in-play.ts';
import { firstOf } from '../jinx.ts';
import { type Ability, type Alignment, type SeatId, TABLE } from '../seat.ts';
import { seatOf, type Table } from '../table.ts';

/** Who is what, who has which ability, and who is on which side. */
export interface Changing {
  /** A player becomes another character; false where something prevents it. */
  become(player: SeatId, character: CharacterId, how?: Becoming): Play<boolean>;
  /** Two players exchange their characters, and with `sides` these too; life and states stay where they are. */
  swapCharacters(a: SeatId, b: SeatId, how?: { readonly sides?: true }): Play<void>;
  /** A player changes sides; false where something prevents it. */
  turn(player: SeatId, side: Alignment, how?: { readonly tell?: boolean }): Play<boolean>;
  /** Whether anybody is this character, dead or alive. */
  inPlay(character: CharacterId): boolean;
  /** Gives somebody (or the Storyteller) another character's ability beside their own; null where something prevents it. */
  lend(player: SeatId, character: CharacterId, how?: Lending): Play<Ability | null>;
  /** The abilities that this one has lent. */
  lent(): readonly Ability[];
  /** Takes back what this ability has lent, or one of it. */
  takeBack(ability?: Ability): void;
  /** The abilities in somebody's hands. */
  abilitiesOf(player: SeatId): readonly Ability[];
  /** Whether this character's ability may give that one now, as a jinx says; where none does, as the character says. */
  mayGive(character: CharacterId, usually: boolean): boolean;
  /** Whether nothing comes with that gift of this character's but its name. */
  isHollow(character: CharacterId): boolean;
  /** A character that no player can be. */
  isNobodys(character: CharacterId): boolean;
  /** Those in play that no player is. */
  nobodys(): readonly CharacterId[];
  /** A character comes into play that no player is. */
  bringIn(character: CharacterId): Play<void>;
  /** A character that no player is leaves the game. */
  sendAway(character: CharacterId): void;
}

export interface Becoming {
  readonly tell?: boolean;
  /** What a player goes on to believe who must not know what they are; asked of the Storyteller if it is not said. */
  readonly believes?: CharacterId;
  /** They are on that side as well, and are told of both at once. */
  readonly side?: Alignment;
}

export interface Lending {
  /** It is theirs whatever becomes of this ability, and not only for as long as this one lasts. */
  readonly forGood?: true;
  /** Whose drunkenness switches it off: that of whoever has it, or only that of the lender. */
  readonly soberWith?: Ability['soberWith'];
  /** It is woken and fed, and never does anything. */
  readonly pretended?: boolean;
  /** What its new owner is told is acting. */
  readonly shownAs?: CharacterId;
  /** What it remembers from the start. */
  readonly memory?: Ability['memory'];
}

export function changing(table: Table, ability: Ability): Changing {
  // What follows from a jinx is put down to the first of its pair.
  const because = firstOf(ability.character);
  const lent = () => abilitiesInPlay(table).filter(({ lentBy }) => lentBy === ability.id);
  return {
    become: (player, character, how) => become(table, player, character, { because, ...how }),
    swapCharacters: (a, b, how) => swapCharacters(table, a, b, { because, ...how }),
    turn: (player, side, how) => turn(table, player, side, { because, ...how }),
    inPlay: (character) => table.state.circle.some((id) => seatOf(table, id).character === character),
    lend: (player, character, how) => lend(table, ability, player, character, how),
    lent,
    takeBack: (one) => end(table, one === undefined ? lent() : [one]),
    abilitiesOf: (player) => (player === TABLE ? table.state.tableAbilities : seatOf(table, player).abilities),
    mayGive: (character, usually) => mayGive(table, ability, character) ?? usually,
    isHollow: (character) => giftOf(ability.character, character)?.hollow === true,
    isNobodys: (character) => isNobodys(table, character),
    nobodys: () => table.state.tableAbilities.map((held) => held.character).filter((id) => isNobodysHere(table, id)),
    bringIn: (character) => settleIn(table, giveAbility(table, TABLE, character, 'own')),
    sendAway: (character) =>
      end(
        table,
        table.state.tableAbilities.filter((held) => held.character === character),
      ),
  };
}

/** Jinxes are abilities of the table too, and no characters. */
const isNobodysHere = (table: Table, id: CharacterId): boolean =>
  table.script.lookUp(id) !== null && isNobodys(table, id);

function* lend(
  table: Table,
  lentBy: Ability,
  player: SeatId,
  character: CharacterId,
  { pretended = false, forGood, ...giving }: Lending = {},
): Play<Ability | null> {
  if ((yield* judge(table, 'lending', { by: lentBy, to: player, character })).verdict === 'prevent') return null;
  const lending = forGood === true ? giving : { lentBy, ...giving };
  const given = giveAbility(table, player, character, pretended ? 'believed' : 'gained', lending);
  yield* settleIn(table, given);
  return given;
}
