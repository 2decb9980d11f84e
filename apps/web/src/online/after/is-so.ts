import { almanac } from '@belfry/almanac';
import type { SeatId, Statement, View } from '@belfry/engine';

type Tokens = NonNullable<View['grimoire']>['tokens'];

/** Whom a statement is about. */
export function seatsOf(info: Statement): readonly SeatId[] {
  switch (info.says) {
    case 'one-of':
    case 'among':
    case 'none-among':
    case 'count-among':
      return info.players;
    case 'player-is':
    case 'player':
    case 'alignment':
    case 'one-of-characters':
      return [info.player];
    default:
      return [];
  }
}

/**
 * Whether something was so, going by the tokens alone; null for what needs the ability that told it (a number, a nod).
 * A Recluse who was shown as evil was told wrongly by this, and that is how the table sees it, too.
 */
export function isSo(info: Statement, tokens: Tokens): boolean | null {
  const tokenOf = (seat: SeatId) => tokens.find((token) => token.seat === seat);
  const is = (seat: SeatId, character: string) => tokenOf(seat)?.character === character;
  const team = (seat: SeatId) => almanac('en').characters.get(tokenOf(seat)?.character ?? '')?.team;
  switch (info.says) {
    case 'one-of':
      return info.players.some((seat) => is(seat, info.character));
    case 'player-is':
      return is(info.player, info.character);
    case 'one-of-characters':
      return info.characters.some((character) => is(info.player, character));
    case 'alignment':
      return tokenOf(info.player)?.alignment === info.alignment;
    case 'among':
      return info.players.some((seat) => team(seat) === info.team);
    case 'none-among':
      return !info.players.some((seat) => team(seat) === info.team);
    case 'count-among':
      return info.players.filter((seat) => tokenOf(seat)?.alignment === info.alignment).length === info.number;
    case 'in-play':
      return tokens.some(({ character }) => character === info.character);
    default:
      return null;
  }
}
