import { almanac, say } from '@belfry/almanac';
import type { GameEvent } from '@belfry/engine';
import type { LogRecord } from './record.ts';

/** A finished game in numbers. */
export function statistics(records: readonly LogRecord[], events: readonly GameEvent[]) {
  const all = <Type extends GameEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const begun = records.find((record) => record.type === 'begun');
  const last = records.findLast((record) => record.type === 'entry');
  const [over] = all('game-over');
  const name = (seat: number) => begun?.setup.seats[seat]?.name ?? String(seat);
  return {
    winner: all('game-over')[0]?.outcome.winner ?? null,
    reason:
      over === undefined
        ? null
        : say(over.outcome.reason, { name, character: (id) => almanac().characters.get(id)?.name ?? id }),
    nights: all('night-falls').length,
    days: all('dawn').length,
    nominations: all('nominated').length,
    votes: [...all('tally'), ...all('secret-tally')].reduce((sum, tally) => sum + (tally.votes ?? 0), 0),
    executions: all('executed').length,
    diedAtNight: all('dawn').reduce((sum, dawn) => sum + dawn.died.length, 0),
    rulings: all('ruled').length,
    byHand: all('by-hand').length,
    takenBack: records.filter((record) => record.type === 'entry' && record.entry.type === 'undo').length,
    lines: records.filter((record) => record.type === 'said').length,
    minutes: begun === undefined || last === undefined ? 0 : Math.round((last.at - begun.at) / 60_000),
  };
}
