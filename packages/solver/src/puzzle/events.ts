import type { CharacterId } from '@belfry/almanac';
import type { ImaginedNomination, Saying, SeatId } from '@belfry/engine';
import type { DayEvent } from '../problem.ts';
import { Args, BadPuzzle, type Item } from './names.ts';
import { sayingOf } from './sayings.ts';

const use = (
  character: CharacterId,
  user: SeatId,
  target: SeatId | null,
  died: boolean,
  fact: Saying | null = null,
): DayEvent => ({
  type: 'use',
  use: { character, user, target, died, fact },
});

const nomination = (nominator: SeatId, nominee: SeatId | null, came: ImaginedNomination['came']): DayEvent => ({
  type: 'nomination',
  nomination: { nominator, nominee, came },
});

/** All that happens in public, by its name in puzzles. */
export const EVENTS: ReadonlySet<string> = new Set([
  'Execution',
  'ExecutionByST',
  'Dies',
  'UneventfulNomination',
  'Slayer.Shot',
  'Klutz.Choice',
  'Doomsayer.Call',
  'Gossip.Gossip',
  'Juggler.Juggle',
  'Flowergirl.Voters',
]);

/** What everybody saw happen, as the solver sees it: one item may be several things. */
export function eventsOf(item: Item, seats: number): DayEvent[] {
  const args = new Args(item, seats);
  switch (item.type) {
    case 'Execution':
      return [{ type: 'execution', player: args.seat('player'), died: item.args.died !== false }];
    case 'ExecutionByST': {
      const player = args.seat('player');
      const nominee = args.seatOrNull('after_nominating');
      const died = item.args.died !== false;
      if (nominee === null) return [{ type: 'execution', player, died, unvoted: true }];
      return [nomination(player, nominee, 'nominator-executed'), { type: 'execution', player, died }];
    }
    case 'Dies': {
      const player = args.seat('player');
      const nominator = args.seatOrNull('after_nominated_by');
      if (item.args.after_nominating === true) return [nomination(player, null, 'nominator-died')];
      return nominator === null ? [{ type: 'death', player }] : [nomination(nominator, player, 'nominee-died')];
    }
    case 'UneventfulNomination':
      return [nomination(args.seat('nominator'), args.seatOrNull('player'), 'nothing')];
    case 'Slayer.Shot':
      return [use('slayer', args.seat('player'), args.seat('target'), args.flag('died'))];
    case 'Klutz.Choice':
      return [use('klutz', args.seat('player'), args.seat('choice'), false)];
    case 'Doomsayer.Call':
      return [use('doomsayer', args.seat('player'), args.seat('died'), true)];
    case 'Gossip.Gossip':
      return [use('gossip', args.seat('player'), null, false, sayingOf(args.nested('statement'), seats))];
    case 'Juggler.Juggle':
      return [use('juggler', args.seat('player'), null, false)];
    case 'Flowergirl.Voters':
      return [{ type: 'votes', voters: args.seatList('voters') }];
    default:
      throw new BadPuzzle(`${item.where}: nothing is known about such an event.`);
  }
}
